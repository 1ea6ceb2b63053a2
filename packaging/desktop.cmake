# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Files for desktops: entry, kinds of files, icons. Included by CMakeLists.txt.

set(desktop "${CMAKE_CURRENT_SOURCE_DIR}/desktop")
foreach(file applications/desktop metainfo/metainfo.xml mime/packages/xml)
  get_filename_component(folder "${file}" DIRECTORY)
  string(REGEX REPLACE "^.*/" "" ending "${file}")
  configure_file("${desktop}/vozka.${ending}.in" "${made}/${VOZKA_APP_ID}.${ending}" @ONLY)
  install(FILES "${made}/${VOZKA_APP_ID}.${ending}" DESTINATION "${CMAKE_INSTALL_DATADIR}/${folder}")
endforeach()

# The build draws the icons with Qt SVG, as the program draws its pictures.
set(svgshot_source "${PROJECT_SOURCE_DIR}/resources/art/tool/svgshot.cpp")
add_executable(svgshot "${svgshot_source}")
target_link_libraries(svgshot PRIVATE Qt6::Svg)

# vozka_icon(KIND NAME DRAWING SMALL): draws the icon NAME of apps or mimetypes in every size, small sizes from SMALL.
function(vozka_icon kind name drawing small)
  set(themes "${CMAKE_INSTALL_DATADIR}/icons/hicolor")
  foreach(size 16 22 24 32 48 64 96 128 256 512)
    set(from "${drawing}")
    if(size LESS 32)
      set(from "${small}")
    endif()
    set(folder "${made}/icons/${size}/${kind}")
    set(out "${folder}/${name}.png")
    file(MAKE_DIRECTORY "${folder}")
    add_custom_command(OUTPUT "${out}"
      COMMAND "${CMAKE_COMMAND}" -E env QT_QPA_PLATFORM=offscreen "$<TARGET_FILE:svgshot>" one "${out}" ${size} ${size} "${from}"
      DEPENDS svgshot "${from}" VERBATIM)
    install(FILES "${out}" DESTINATION "${themes}/${size}x${size}/${kind}")
    list(APPEND made_files "${out}")
  endforeach()
  install(FILES "${drawing}" DESTINATION "${themes}/scalable/${kind}" RENAME "${name}.svg")
  set(made_files ${made_files} PARENT_SCOPE)
endfunction()

set(drawings "${PROJECT_SOURCE_DIR}/resources/art/svg")
vozka_icon(apps "${VOZKA_APP_ID}" "${drawings}/app-icon.svg" "${drawings}/app-icon-small.svg")
vozka_icon(mimetypes "${VOZKA_APP_ID}.file" "${drawings}/file-icon.svg" "${drawings}/file-icon.svg")
