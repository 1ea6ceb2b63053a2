// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/file_lock.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace vozka {

namespace {

int numberOf(std::intptr_t file)
{
    return static_cast<int>(file);
}

/// Lock of the whole file. Such locks belong to the open file, not to the process, so two locks of one
/// program also exclude each other.
struct flock wholeFile()
{
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    return lock;
}

} // namespace

void FileLock::release()
{
    if (m_file >= 0)
        ::close(numberOf(std::exchange(m_file, -1)));
}

std::error_code FileLock::lock(const std::filesystem::path& file, Mode mode)
{
    release();
    const int flags = O_RDWR | O_CREAT | O_CLOEXEC | (mode == Mode::CreateNew ? O_EXCL : 0);
    m_file = ::open(file.c_str(), flags, 0666);
    if (m_file < 0)
        return {errno, std::generic_category()};
    auto whole = wholeFile();
    if (::fcntl(numberOf(m_file), F_OFD_SETLK, &whole) == 0)
        return {};
    const std::error_code error(errno == EACCES ? EAGAIN : errno, std::generic_category());
    release();
    return error;
}

bool FileLock::isOn(const std::filesystem::path& file) const
{
    struct stat locked {};
    struct stat named {};
    return m_file >= 0 && ::fstat(numberOf(m_file), &locked) == 0 && ::stat(file.c_str(), &named) == 0
           && locked.st_dev == named.st_dev && locked.st_ino == named.st_ino;
}

bool FileLock::isLocked(const std::filesystem::path& file)
{
    FileLock probe;
    probe.m_file = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
    if (probe.m_file < 0)
        return false;
    auto whole = wholeFile();
    return ::fcntl(numberOf(probe.m_file), F_OFD_GETLK, &whole) == 0 && whole.l_type != F_UNLCK;
}

} // namespace vozka
