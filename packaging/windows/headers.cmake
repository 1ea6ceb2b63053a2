# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# vozka_headers(TARGET FOLDER): for a compiler of another system, the library whose headers lie in /usr/include/FOLDER.
# Its own target would offer all of /usr/include, where the headers of this system lie, too.
function(vozka_headers target folder)
  set(headers "${CMAKE_BINARY_DIR}/headers/${folder}")
  file(MAKE_DIRECTORY "${headers}")
  file(CREATE_LINK "/usr/include/${folder}" "${headers}/${folder}" SYMBOLIC)
  if(NOT TARGET ${target})
    add_library(${target} INTERFACE IMPORTED)
    target_include_directories(${target} SYSTEM INTERFACE "${headers}")
  endif()
endfunction()
