// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled and tested with Wine, not tested on Windows.
#include "platform/file_lock.h"

#define WIN32_LEAN_AND_MEAN // libstdc++ has defined NOMINMAX already
#include <windows.h>

#include <utility>

namespace vozka {

namespace {

HANDLE handleOf(std::intptr_t file)
{
    return reinterpret_cast<HANDLE>(file); // NOLINT(performance-no-int-to-ptr): a handle is a number
}

std::intptr_t opened(const std::filesystem::path& file, DWORD disposition)
{
    // Other programs may rename and remove the file, as on other systems.
    constexpr DWORD shared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    return reinterpret_cast<std::intptr_t>(::CreateFileW(file.c_str(), GENERIC_READ | GENERIC_WRITE, shared,
                                                         nullptr, disposition, FILE_ATTRIBUTE_NORMAL,
                                                         nullptr));
}

bool lockWhole(std::intptr_t file)
{
    OVERLAPPED start{};
    return ::LockFileEx(handleOf(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, MAXDWORD,
                        MAXDWORD, &start)
           != 0;
}

std::error_code lastError()
{
    const DWORD error = ::GetLastError();
    if (error == ERROR_LOCK_VIOLATION || error == ERROR_SHARING_VIOLATION)
        return std::make_error_code(std::errc::resource_unavailable_try_again);
    return {static_cast<int>(error), std::system_category()};
}

} // namespace

void FileLock::release()
{
    if (m_file >= 0)
        ::CloseHandle(handleOf(std::exchange(m_file, -1)));
}

std::error_code FileLock::lock(const std::filesystem::path& file, Mode mode)
{
    release();
    m_file = opened(file, mode == Mode::CreateNew ? CREATE_NEW : OPEN_ALWAYS);
    if (m_file < 0)
        return lastError();
    if (lockWhole(m_file))
        return {};
    const auto error = lastError();
    release();
    return error;
}

bool FileLock::isOn(const std::filesystem::path& file) const
{
    FileLock named;
    named.m_file = opened(file, OPEN_EXISTING);
    BY_HANDLE_FILE_INFORMATION own{};
    BY_HANDLE_FILE_INFORMATION other{};
    return m_file >= 0 && named.m_file >= 0 && ::GetFileInformationByHandle(handleOf(m_file), &own) != 0
           && ::GetFileInformationByHandle(handleOf(named.m_file), &other) != 0
           && own.dwVolumeSerialNumber == other.dwVolumeSerialNumber
           && own.nFileIndexHigh == other.nFileIndexHigh && own.nFileIndexLow == other.nFileIndexLow;
}

bool FileLock::isLocked(const std::filesystem::path& file)
{
    FileLock probe;
    probe.m_file = opened(file, OPEN_EXISTING);
    return probe.m_file >= 0 && !lockWhole(probe.m_file);
}

} // namespace vozka
