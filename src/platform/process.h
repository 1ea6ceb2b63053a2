// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// This program among the others, and the clocks.
#pragma once

#include <ctime>
#include <string>

namespace vozka::platform {

/// No other program that runs has the same.
[[nodiscard]] long processNumber();
/// Seconds of a processor that this thread has used.
[[nodiscard]] double threadSeconds();
/// From now on this thread has the processor only a little where others want it as well; alone, as before.
/// Where a system has no such choice for a thread, nothing happens.
void letOthersGoFirst();
/// Name of this computer in its network; empty if it has none.
[[nodiscard]] std::string computerName();
/// Date and time of day where the computer is.
[[nodiscard]] std::tm localTime(std::time_t when);

} // namespace vozka::platform
