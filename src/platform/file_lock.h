// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lock on a file between programs. The system lifts it when the program ends, however it ends.
#pragma once

#include <cstdint>
#include <filesystem>
#include <system_error>

namespace vozka {

class FileLock {
public:
    enum class If { Exists, New };

    FileLock() = default;
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

    /// Locks the file, which is made if need be (New: it must not be there yet). Does not wait. Nothing =
    /// done; resource_unavailable_try_again = somebody else has it.
    [[nodiscard]] std::error_code lock(const std::filesystem::path& file, If state = If::Exists);
    /// Whether what is locked is still the file of that name: it may have been removed, or its folder.
    [[nodiscard]] bool isOn(const std::filesystem::path& file) const;
    /// Whether somebody has locked it, also within this program.
    [[nodiscard]] static bool isLocked(const std::filesystem::path& file);

private:
    void release();
    /// As the system numbers it; -1 = none.
    std::intptr_t m_file = -1;
};

} // namespace vozka
