// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Process, computer name and clocks.
#pragma once

#include <ctime>
#include <string>

namespace vozka::platform {

/// Process id. No other running program of this computer has the same.
[[nodiscard]] long processNumber();
/// Processor time of this thread in seconds.
[[nodiscard]] double threadSeconds();
/// Lowers the priority of this thread. No effect on systems without priorities of threads.
void lowerThreadPriority();
/// True if windows can be shown, by the environment variables. Always true on systems without DISPLAY.
[[nodiscard]] bool hasDisplay();
/// Name of this computer in its network, empty if none.
[[nodiscard]] std::string computerName();
/// Local date and time.
[[nodiscard]] std::tm localTime(std::time_t time);

} // namespace vozka::platform
