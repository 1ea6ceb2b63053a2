// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled and tested with Wine, not tested on Windows.
#include "platform/process.h"

#define WIN32_LEAN_AND_MEAN // libstdc++ has defined NOMINMAX already
#include <windows.h>

#include <array>
#include <cstdint>

namespace vozka::platform {

namespace {

/// Converts a Windows time to seconds.
double secondsOf(const FILETIME& time)
{
    constexpr double hundredNano = 1e-7;
    return hundredNano
           * static_cast<double>((std::uint64_t{time.dwHighDateTime} << 32U) | time.dwLowDateTime);
}

} // namespace

long processNumber()
{
    return static_cast<long>(::GetCurrentProcessId());
}

double threadSeconds()
{
    FILETIME created{};
    FILETIME ended{};
    FILETIME system{};
    FILETIME own{};
    ::GetThreadTimes(::GetCurrentThread(), &created, &ended, &system, &own);
    return secondsOf(system) + secondsOf(own);
}

void lowerThreadPriority()
{
    ::SetThreadPriority(::GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL);
}

bool hasDisplay()
{
    return true;
}

std::string computerName()
{
    std::array<char, MAX_COMPUTERNAME_LENGTH + 1> name{};
    auto size = static_cast<DWORD>(name.size());
    return ::GetComputerNameA(name.data(), &size) != 0 ? std::string(name.data()) : std::string();
}

std::tm localTime(std::time_t time)
{
    std::tm parts{};
    ::localtime_s(&parts, &time);
    return parts;
}

} // namespace vozka::platform
