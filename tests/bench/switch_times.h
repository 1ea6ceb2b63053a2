// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the time until an overlay that is switched on is visible.
#pragma once

#include "models/overlays/overlays.h"

class QQuickWindow;

namespace vozka::bench {

/// Switches the overlays of owners, fields and dead spaces on, off and on again. Prints for each the
/// milliseconds to the frame after each switch. Runs the event loop. Requires: the window shows the table.
void printSwitchTimes(QQuickWindow& window, Overlays& overlays);

} // namespace vozka::bench
