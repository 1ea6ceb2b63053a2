// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the time from the start of the program to its first frame.
#pragma once

#include <QStringList>

#include <optional>

namespace vozka::bench {

/// Starts the program. Returns the milliseconds to its first frame, and ends the process. `std::nullopt` if
/// it draws no frame.
[[nodiscard]] std::optional<double> startTime(const QString& program, const QStringList& arguments);

/// Starts the program `times` times and prints the median and the maximum of these times.
void printStartTimes(const QString& program, int times);

} // namespace vozka::bench
