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

/// Files larger than this are refused unread.
inline constexpr std::uintmax_t maxFileSize = 16U * 1024U * 1024U;

/// That something cannot be done with a file, and why: a code where the reason is a usual one, so that every
/// language has words for it, else the system's own words.
[[nodiscard]] Error systemError(const std::filesystem::path& path, Code code, const std::error_code& why);

/// The text of a regular file. Everything else is refused, and at once: pipes and devices might have no end,
/// or never begin.
[[nodiscard]] Result<std::string> readFile(const std::filesystem::path& path);

/// Writes a temporary file beside the target, flushes it to the disk and renames it: whoever looks finds
/// the old file or the new one, never half of it. Nothing = done. Without waiting for the disk, after a power
/// failure the file may have either text, or a damaged one.
[[nodiscard]] std::optional<Error> writeFile(const std::filesystem::path& path, std::string_view text,
                                             platform::Flush flush = platform::Flush::Now);

/// The longest name, in bytes, that a file system takes.
inline constexpr std::size_t maxNameSize = 255;
/// The beginning of a name, whole letters, to which so many bytes can be added.
[[nodiscard]] std::string shortened(std::string name, std::size_t room);
/// A free name of its own in every call, so that two programs or threads never write the same file.
[[nodiscard]] std::filesystem::path temporaryBeside(const std::filesystem::path& target);
/// What is written under that name: a link stays a link, what it points to is replaced.
[[nodiscard]] std::filesystem::path throughLinks(const std::filesystem::path& path);

/// "vozka-game", "vozka-position", ...: the `format` of a file, or an error if it is no JSON object with one.
[[nodiscard]] Result<std::string> formatOf(std::string_view text, const std::string& file);

} // namespace vozka::records
