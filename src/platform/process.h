// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// This program among the others, and the clocks.
#pragma once

#include <ctime>

namespace vozka::platform {

/// No other program that runs has the same.
[[nodiscard]] long processNumber();
/// Seconds of a processor that this thread has used.
[[nodiscard]] double threadSeconds();
/// Date and time of day where the computer is.
[[nodiscard]] std::tm localTime(std::time_t when);

} // namespace vozka::platform
