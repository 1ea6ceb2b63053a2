// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "platform/ending_signals.h"

#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

namespace vozka::platform {

namespace {

constexpr std::array signalNumbers{SIGTERM, SIGINT, SIGHUP};

/// Socket pair that the signal handler writes to. Few other functions are safe in a signal handler.
int* sockets()
{
    static std::array<int, 2> pair{-1, -1};
    if (pair[0] < 0 && ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, pair.data()) != 0)
        pair = {-1, -1};
    return pair.data();
}

extern "C" void handleSignal(int)
{
    const int error = errno;
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(sockets()[1], &byte, 1);
    errno = error;
}

void setHandler(void (*handler)(int))
{
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int number : signalNumbers)
        ::sigaction(number, &action, nullptr);
}

} // namespace

int endingSignals()
{
    return sockets()[0];
}

void catchEndingSignals()
{
    setHandler(handleSignal);
    // Ignore the signal for the file size limit. The write operation returns an error.
    std::signal(SIGXFSZ, SIG_IGN);
}

void restoreEndingSignals()
{
    setHandler(SIG_DFL);
}

void clearEndingSignal()
{
    std::array<char, 16> bytes{};
    [[maybe_unused]] const auto size = ::read(sockets()[0], bytes.data(), bytes.size());
}

} // namespace vozka::platform
