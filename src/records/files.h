// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading and writing whole files.
#pragma once

#include "platform/files.h"
#include "records/error.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace vozka::records {

/// Larger files are refused without reading them.
inline constexpr std::uintmax_t maxFileSize = 16U * 1024U * 1024U;

/// Returns the error of a failed operation. Its argument is a code of system_reasons.h for common reasons, so
/// that the message can be translated, otherwise the message of the system.
[[nodiscard]] Error systemError(const std::filesystem::path& path, Code code,
                                const std::error_code& systemCode);

/// Returns the text of a regular file. Pipes and devices are refused immediately, because reading them might
/// never end.
[[nodiscard]] Result<std::string> readFile(const std::filesystem::path& path);

/// Writes a temporary file next to the target, flushes it and renames it. Readers see the old or the new
/// content. Returns `std::nullopt` on success. With `Flush::Later` the file might be damaged after a power
/// failure.
[[nodiscard]] std::optional<Error> writeFile(const std::filesystem::path& path, std::string_view text,
                                             platform::Flush flush = platform::Flush::Now);

/// Maximum length of a file name in bytes.
inline constexpr std::size_t maxNameSize = 255;
/// Shortens the name, if necessary, so that `extraBytes` bytes can be added. Does not cut a character.
[[nodiscard]] std::string shortened(std::string name, std::size_t extraBytes);
/// Returns an unused name for a temporary file in the same folder. It is different in each call, so that two
/// programs or threads never write the same file.
[[nodiscard]] std::filesystem::path temporaryBeside(const std::filesystem::path& target);
/// Returns the target if the path is a link, otherwise the path. Used so that no link is replaced by a file.
[[nodiscard]] std::filesystem::path throughLinks(const std::filesystem::path& path);

/// Returns the `format` of a file ("vozka-game", "vozka-position", ...), or an error if it has none.
[[nodiscard]] Result<std::string> formatOf(std::string_view text, const std::string& file);

} // namespace vozka::records
