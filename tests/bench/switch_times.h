// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How long it takes until an overlay that is switched on is seen.
#pragma once

#include "models/overlays/overlays.h"

class QQuickWindow;

namespace vozka::bench {

/// Switches the overlays that need no question on, off and on again, and prints for each the milliseconds up
/// to the frame that shows it. Runs the event loop. Requires: the window shows the table.
void printSwitchTimes(QQuickWindow& window, Overlays& overlays);

} // namespace vozka::bench
