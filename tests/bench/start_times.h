// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the program takes from its start to the first frame of its first page.
#pragma once

#include <QString>

namespace vozka::bench {

/// Starts the program that often, one after the other, and prints the median and the slowest.
void printStartTimes(const QString& program, int times);

} // namespace vozka::bench
