// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Files as the system has them: what the standard library does not say or do.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace vozka::platform {

/// What lies under a name, links followed.
enum class Lies { Nothing, File, Folder, Other };
[[nodiscard]] Lies whatLiesAt(const std::filesystem::path& path);

struct Contents {
    enum class State { Read, Failed, IsFolder, NotRegular, TooLarge };
    State state = State::Read;
    std::string text;
    /// Why it failed.
    std::error_code why;
};
/// The text of a regular file of at most so many bytes. Everything else is answered at once: pipes and
/// devices might have no end, or never begin.
[[nodiscard]] Contents readRegularFile(const std::filesystem::path& path, std::size_t mostBytes);

/// Whether to wait until a text is on the disk. Without waiting it outlives the program, but not a power
/// failure.
enum class Flush { Now, Later };
/// Writes a file that is not there yet, with the rights of another if that is there.
[[nodiscard]] std::error_code writeNewFile(const std::filesystem::path& file,
                                           const std::filesystem::path& rightsOf, std::string_view text,
                                           Flush flush);
/// Returns when the text of the file is on the disk.
[[nodiscard]] std::error_code flushFile(const std::filesystem::path& file);
/// Gives a file a second name that is free. Never on Windows, where a file that is open under either name
/// cannot be replaced.
[[nodiscard]] std::error_code addName(const std::filesystem::path& file, const std::filesystem::path& name);
/// A file takes the place of another at one moment: whoever looks finds the old one or the new one.
[[nodiscard]] std::error_code replace(const std::filesystem::path& by, const std::filesystem::path& file);
/// The names in a folder are on the disk, where the file system can do that.
void flushFolder(const std::filesystem::path& folder);

} // namespace vozka::platform
