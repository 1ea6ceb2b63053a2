// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "slow_disk.h"

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace vozka {

namespace {

constexpr std::chrono::seconds holdTimeout(20);

struct Disk {
    std::mutex mutex;
    std::condition_variable changed;
    bool isSlow = false;
    bool fails = false;
    bool hasLinks = true;
    bool isHeld = true;
    int mayPass = 0;
    int calls = 0;
    int waiting = 0;
};

Disk& disk()
{
    static Disk disk;
    return disk;
}

} // namespace

SlowDisk::SlowDisk()
{
    const std::scoped_lock lock(disk().mutex);
    disk().isSlow = disk().isHeld = true;
    disk().calls = disk().mayPass = 0;
}

SlowDisk::~SlowDisk()
{
    passAll();
    const std::scoped_lock lock(disk().mutex);
    disk().fails = false;
    disk().hasLinks = true;
}

void SlowDisk::pass(int calls)
{
    const std::scoped_lock lock(disk().mutex);
    disk().mayPass += calls;
    disk().changed.notify_all();
}

void SlowDisk::passAll()
{
    const std::scoped_lock lock(disk().mutex);
    disk().isSlow = false;
    disk().changed.notify_all();
}

void SlowDisk::fail(bool fails)
{
    const std::scoped_lock lock(disk().mutex);
    disk().fails = fails;
}

void SlowDisk::forbidLinks()
{
    const std::scoped_lock lock(disk().mutex);
    disk().hasLinks = false;
}

int SlowDisk::calls() const
{
    const std::scoped_lock lock(disk().mutex);
    return disk().calls;
}

bool SlowDisk::isReached() const
{
    std::unique_lock lock(disk().mutex);
    return disk().changed.wait_for(lock, holdTimeout, [] { return disk().waiting > disk().mayPass; });
}

bool SlowDisk::isHeld() const
{
    const std::scoped_lock lock(disk().mutex);
    return disk().isHeld;
}

} // namespace vozka

// These functions replace functions of the C library.
extern "C" int fsync(int file)
{
    auto& disk = vozka::disk();
    std::unique_lock lock(disk.mutex);
    ++disk.calls;
    ++disk.waiting;
    disk.changed.notify_all();
    const auto mayReturn = [&disk] { return !disk.isSlow || disk.mayPass > 0; };
    disk.isHeld = disk.changed.wait_for(lock, vozka::holdTimeout, mayReturn) && disk.isHeld;
    --disk.waiting;
    if (disk.mayPass > 0)
        --disk.mayPass;
    if (disk.fails) {
        errno = EIO;
        return -1;
    }
    lock.unlock();
    return static_cast<int>(::syscall(SYS_fsync, file));
}

extern "C" int link(const char* file, const char* name) noexcept
{
    {
        const std::scoped_lock lock(vozka::disk().mutex);
        if (!vozka::disk().hasLinks) {
            errno = EPERM;
            return -1;
        }
    }
    return ::linkat(AT_FDCWD, file, AT_FDCWD, name, 0);
}
