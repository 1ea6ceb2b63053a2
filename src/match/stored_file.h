// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules for all files that are stored automatically. A damaged file is renamed and never overwritten. A file
// of a newer version of the program is not changed.
#pragma once

#include "records/error.h"

#include <filesystem>

namespace vozka {

/// True if a newer version of the program may have written the file: it has another version, or contains
/// unknown entries.
[[nodiscard]] bool mayBeOfNewerVersion(const records::Error& error);

/// Result of renaming a damaged file to NAME.broken, or to a name with a number if that exists. `file`: the
/// new name, empty if renaming failed. `gone`: true if the damaged file does not exist.
struct RenameResult {
    std::filesystem::path file;
    bool gone = false;
};
RenameResult renameDamaged(const std::filesystem::path& file);

/// Returns the error that a file cannot be written, with the message of the system.
[[nodiscard]] records::Error cannotWrite(const std::filesystem::path& file, const std::error_code& reason);

} // namespace vozka
