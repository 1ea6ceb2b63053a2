// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Library for LD_PRELOAD: makes each call of fsync one second longer.
#include <poll.h>
#include <sys/syscall.h>
#include <unistd.h>

extern "C" __attribute__((visibility("default"))) int fsync(int file)
{
    ::poll(nullptr, 0, 1000);
    return static_cast<int>(::syscall(SYS_fsync, file));
}
