// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A file lock between programs. The system releases it when the program ends for any reason.
#pragma once

#include <cstdint>
#include <filesystem>
#include <system_error>

namespace vozka {

class FileLock {
public:
    enum class Mode { OpenOrCreate, CreateNew };

    FileLock() = default;
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

    /// Locks the file and creates it if necessary. With `Mode::CreateNew` the file must not exist. Does not
    /// wait. Returns no error on success, `resource_unavailable_try_again` if the file is locked already.
    [[nodiscard]] std::error_code lock(const std::filesystem::path& file, Mode mode = Mode::OpenOrCreate);
    /// True if the file that this object has locked still has that name. False if none is locked, or if the
    /// file or its folder was removed.
    [[nodiscard]] bool isOn(const std::filesystem::path& file) const;
    /// True if the file is locked by any program, including this one.
    [[nodiscard]] static bool isLocked(const std::filesystem::path& file);

private:
    void release();
    /// File number of the system, -1 if none.
    std::intptr_t m_file = -1;
};

} // namespace vozka
