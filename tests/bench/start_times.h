// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the program takes from its start to its first frame.
#pragma once

#include <QStringList>

#include <optional>

namespace vozka::bench {

/// Milliseconds from the start of the process until the scene graph says that it has drawn a frame; nothing
/// if it never does. The process is ended then.
[[nodiscard]] std::optional<double> startTime(const QString& program, const QStringList& arguments);

/// Starts the program so often and prints median and slowest.
void printStartTimes(const QString& program, int times);

} // namespace vozka::bench
