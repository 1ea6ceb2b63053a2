# SPDX-FileCopyrightText: 2026 The Vozka developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Run as a script: writes OUTPUT, a C++ source with the text of every file of FILES (separated by "|").
# FUNCTION of NAMESPACE, which HEADER declares, returns the texts.

set(entries "")
string(REPLACE "|" ";" files "${FILES}")
foreach(file IN LISTS files)
  get_filename_component(name "${file}" NAME)
  file(READ "${file}" text)
  string(APPEND entries "    {\"${name}\", R\"vozka(${text})vozka\"},\n")
endforeach()

file(WRITE "${OUTPUT}" "// Made by EmbedFiles.cmake.
#include \"${HEADER}\"

#include <array>

namespace ${NAMESPACE} {

namespace {

constexpr auto files = std::to_array<vozka::records::EmbeddedFile>({
${entries}});

} // namespace

std::span<const vozka::records::EmbeddedFile> ${FUNCTION}()
{
    return files;
}

} // namespace ${NAMESPACE}
")
