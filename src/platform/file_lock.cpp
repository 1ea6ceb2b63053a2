// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moving and destroying a file lock, the same on all systems.
#include "platform/file_lock.h"

#include <utility>

namespace vozka {

FileLock::FileLock(FileLock&& other) noexcept : m_file(std::exchange(other.m_file, -1)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept
{
    if (this != &other) {
        release();
        m_file = std::exchange(other.m_file, -1);
    }
    return *this;
}

FileLock::~FileLock()
{
    release();
}

} // namespace vozka
