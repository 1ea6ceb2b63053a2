// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Writing files of the player's own: what such a file held before is kept beside it.
#pragma once

#include "records/files.h"

namespace vozka::records {

/// Where what the file held before is kept: NAME~, shortened if need be.
[[nodiscard]] std::filesystem::path previousCopyOf(const std::filesystem::path& file);

/// Like writeFile; a file that is there and holds something else is kept as its previous copy. If that cannot
/// be, nothing is written. At no moment is the file missing.
[[nodiscard]] std::optional<Error> replaceFile(const std::filesystem::path& path, std::string_view text);

} // namespace vozka::records
