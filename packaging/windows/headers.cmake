# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# vozka_headers(TARGET FOLDER): adds a header library from /usr/include/FOLDER for the cross compiler. The CMake
# package of the installed library would add all of /usr/include, and so the headers of this system.
function(vozka_headers target folder)
  set(headers "${CMAKE_BINARY_DIR}/headers/${folder}")
  file(MAKE_DIRECTORY "${headers}")
  file(CREATE_LINK "/usr/include/${folder}" "${headers}/${folder}" SYMBOLIC)
  if(NOT TARGET ${target})
    add_library(${target} INTERFACE IMPORTED)
    target_include_directories(${target} SYSTEM INTERFACE "${headers}")
  endif()
endfunction()
