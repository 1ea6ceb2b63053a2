# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Target check-headers: compiles every header below src/ separately, without unity files and precompiled headers.

# vozka_header_objects(NAME HEADER...): object library with one source for each header, which includes it twice.
function(vozka_header_objects name)
  set(sources "")
  foreach(header IN LISTS ARGN)
    set(source "${PROJECT_BINARY_DIR}/src/headers/${header}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "#include \"${header}\"\n#include \"${header}\"\n" @ONLY)
    list(APPEND sources "${source}")
  endforeach()
  add_library(${name} OBJECT EXCLUDE_FROM_ALL ${sources})
  set_target_properties(${name} PROPERTIES AUTOMOC OFF UNITY_BUILD OFF)
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/src")
  target_compile_options(${name} PRIVATE -O0 -g0)
  target_link_libraries(${name} PRIVATE vozka_options)
  if(VOZKA_GUI)
    target_link_libraries(${name} PRIVATE Qt6::Core Qt6::DBus Qt6::Gui Qt6::Qml Qt6::Quick Qt6::Svg)
  endif()
endfunction()

file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/src/*.h")
if(NOT VOZKA_GUI)
  list(FILTER headers EXCLUDE REGEX "^(app|models)/")
endif()
# A source includes its own header first (tests/structure checks it), so a build without unity files checks these.
set(headers_of_sources "")
foreach(header IN LISTS headers)
  string(REGEX REPLACE "\\.h$" ".cpp" source "${header}")
  if(EXISTS "${PROJECT_SOURCE_DIR}/src/${source}")
    list(APPEND headers_of_sources "${header}")
  endif()
endforeach()
list(REMOVE_ITEM headers ${headers_of_sources})
vozka_header_objects(vozka_headers_alone ${headers})
vozka_header_objects(vozka_headers_of_sources ${headers_of_sources})
add_custom_target(check-headers)
add_dependencies(check-headers vozka_headers_alone vozka_headers_of_sources)
