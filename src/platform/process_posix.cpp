// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/process.h"

#include <unistd.h>

#include <array>
#include <cstdlib>

namespace vozka::platform {

long processNumber()
{
    return ::getpid();
}

double threadSeconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    constexpr double secondsPerNanosecond = 1e-9;
    return static_cast<double>(now.tv_sec) + secondsPerNanosecond * static_cast<double>(now.tv_nsec);
}

void lowerThreadPriority()
{
#ifdef __linux__
    // Only on Linux `nice` changes the thread instead of the process. With 10 the thread gets about a tenth
    // of the time of a busy thread with normal priority.
    constexpr int niceness = 10;
    [[maybe_unused]] const int now = ::nice(niceness);
#endif
}

bool hasDisplay()
{
#ifdef __APPLE__
    return true;
#else
    return std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
#endif
}

std::string computerName()
{
    constexpr std::size_t maxLength = 256;
    std::array<char, maxLength> name{};
    // The last byte stays zero: a name that is cut off may have no zero at its end.
    return ::gethostname(name.data(), name.size() - 1) == 0 ? std::string(name.data()) : std::string();
}

std::tm localTime(std::time_t time)
{
    std::tm parts{};
    ::localtime_r(&time, &parts);
    return parts;
}

} // namespace vozka::platform
