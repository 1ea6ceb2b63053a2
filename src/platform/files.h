// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// File functions that the standard library does not have.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace vozka::platform {

/// Type of a file. Links are followed.
enum class FileType { Nothing, File, Folder, Other };
[[nodiscard]] FileType fileTypeAt(const std::filesystem::path& path);

struct Contents {
    enum class State { Read, Failed, IsFolder, NotRegular, TooLarge };
    State state = State::Read;
    std::string text;
    /// Reason if reading failed.
    std::error_code error;
};
/// Reads a regular file of at most `maxBytes` bytes. Returns immediately for pipes and devices, because
/// reading them might never end.
[[nodiscard]] Contents readRegularFile(const std::filesystem::path& path, std::size_t maxBytes);

/// `Now` waits until the data is on the disk. `Later` does not wait: the data is safe if the program ends,
/// but not after a power failure.
enum class Flush { Now, Later };
/// Writes a new file. Copies the permissions of `permissionsOf` if that exists.
[[nodiscard]] std::error_code writeNewFile(const std::filesystem::path& file,
                                           const std::filesystem::path& permissionsOf, std::string_view text,
                                           Flush flush);
/// Waits until the content of the file is on the disk.
[[nodiscard]] std::error_code flushFile(const std::filesystem::path& file);
/// Adds a second name for the file (a hard link). The name must not exist. Always fails on Windows, because
/// an open file cannot be replaced there.
[[nodiscard]] std::error_code addName(const std::filesystem::path& file, const std::filesystem::path& name);
/// Replaces `file` by `newFile` atomically: readers see the old or the new content.
[[nodiscard]] std::error_code replace(const std::filesystem::path& newFile,
                                      const std::filesystem::path& file);
/// Waits until the entries of a folder are on the disk, if the file system supports that.
void flushFolder(const std::filesystem::path& folder);

} // namespace vozka::platform
