// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What holds for every file that the program keeps by itself: one that is damaged is set aside and never
// overwritten, one that a newer version of the program may have written stays as it is.
#pragma once

#include "records/error.h"

#include <filesystem>

namespace vozka {

/// Whether a file with this fault may be in order, but written by a newer version of the program: it has
/// another version, or something in it is unknown here.
[[nodiscard]] bool mayBeOfNewerVersion(const records::Error& error);

/// Renames a damaged file: NAME.broken, or with a number behind it where that name is taken. Empty if it
/// cannot be renamed; `gone` if there was no such file any more.
struct Aside {
    std::filesystem::path file;
    bool gone = false;
};
Aside setAside(const std::filesystem::path& file);

/// That a file cannot be written, with what the system says.
[[nodiscard]] records::Error cannotWrite(const std::filesystem::path& file, const std::error_code& why);

} // namespace vozka
