// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Library to preload: makes each fsync one second slower.
#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>

extern "C" __attribute__((visibility("default"))) int fsync(int file)
{
    ::poll(nullptr, 0, 1000);
    return static_cast<int>(::syscall(SYS_fsync, file));
}
