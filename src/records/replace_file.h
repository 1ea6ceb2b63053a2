// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Replaces files of the player and keeps a copy of the previous content.
#pragma once

#include "records/files.h"

namespace vozka::records {

/// Returns the name of the previous copy: NAME~, shortened if necessary.
[[nodiscard]] std::filesystem::path previousCopyOf(const std::filesystem::path& file);

/// Writes the file like `writeFile`. If it existed with other content, that content is kept as a copy. If no
/// copy can be made, nothing is written. If the finished copy cannot get its name, the error is returned
/// although the text is written. The file exists at all times.
[[nodiscard]] std::optional<Error> replaceFile(const std::filesystem::path& path, std::string_view text);

} // namespace vozka::records
