# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Options of every target of the project: warnings, and sanitizers if they are switched on.

add_library(vozka_options INTERFACE)
target_compile_options(vozka_options INTERFACE -Wall -Wextra -Wpedantic $<$<BOOL:${VOZKA_WERROR}>:-Werror>)
# Designated initializers leave members at their defaults on purpose.
target_compile_options(vozka_options INTERFACE -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # g++ 12 sees overlapping copies in std::string where there are none (GCC bug 105651).
  target_compile_options(vozka_options INTERFACE -Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # The files that are embedded in the program are long.
  target_compile_options(vozka_options INTERFACE -fconstexpr-steps=100000000)
endif()
if(VOZKA_SANITIZE)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # With sanitizers g++ no longer sees that std::regex sets its members before it reads them.
    target_compile_options(vozka_options INTERFACE -Wno-maybe-uninitialized)
  endif()
  target_compile_options(vozka_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all
                                                 -fno-omit-frame-pointer)
  target_link_options(vozka_options INTERFACE -fsanitize=address,undefined)
endif()
if(VOZKA_SANITIZE_THREADS)
  target_compile_options(vozka_options INTERFACE -fsanitize=thread -fno-omit-frame-pointer)
  target_link_options(vozka_options INTERFACE -fsanitize=thread)
endif()
if(VOZKA_FUZZ)
  target_compile_options(vozka_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# vozka_library(NAME SOURCE...): adds a module, a static library without Qt. Includes are relative to src/
# ("engine/base/cell.h"), so that each one names its module.
function(vozka_library name)
  add_library(${name} STATIC ${ARGN})
  target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}/src")
  target_link_libraries(${name} PRIVATE vozka_options)
  set_target_properties(${name} PROPERTIES AUTOMOC OFF)
endfunction()

# vozka_embed(OUT HEADER NAMESPACE FUNCTION PATTERN): generates a source with the text of the files that match PATTERN.
function(vozka_embed out header namespace function pattern)
  file(GLOB files CONFIGURE_DEPENDS "${pattern}")
  list(JOIN files "|" file_list)
  set(script "${PROJECT_SOURCE_DIR}/src/cmake/EmbedFiles.cmake")
  add_custom_command(OUTPUT "${out}"
    COMMAND "${CMAKE_COMMAND}" "-DOUTPUT=${out}" "-DHEADER=${header}" "-DNAMESPACE=${namespace}"
            "-DFUNCTION=${function}" "-DFILES=${file_list}" -P "${script}"
    DEPENDS ${files} "${script}" VERBATIM)
  set_source_files_properties("${out}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
