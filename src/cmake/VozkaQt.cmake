# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Qt for the rooms that may use it: models, app and qml. AUTOMOC stays off elsewhere; those rooms switch it on.

find_package(Qt6 6.4 REQUIRED COMPONENTS Core DBus Gui Qml Quick Svg LinguistTools)

# One import path for qmllint and the tests, each module at its place below it.
set(QT_QML_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/qml_modules")

# vozka_qml_files(OUT FOLDER FILE...): QML files of a folder below the module's, known to the module by
# their own names, so that all types lie side by side wherever their files do.
function(vozka_qml_files out folder)
  foreach(file IN LISTS ARGN)
    set_source_files_properties("${folder}/${file}" PROPERTIES QT_RESOURCE_ALIAS "${file}")
    list(APPEND ${out} "${folder}/${file}")
  endforeach()
  set(${out} "${${out}}" PARENT_SCOPE)
endfunction()

# moc 6.4 cannot read libstdc++'s <concepts>, which the engine's headers reach; its include guard hides it.
set(CMAKE_AUTOMOC_MOC_OPTIONS -D_GLIBCXX_CONCEPTS)
