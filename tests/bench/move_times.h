// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the time from an action to the frame that shows its result.
#pragma once

#include "models/game/game_controller.h"

class QQuickWindow;

namespace vozka::bench {

/// Opens a long game and places tile number `tiles` several times, without and with each overlay. Prints the
/// median milliseconds until the game is written, until the lists are refreshed, until the call returns and
/// until the frame is shown. Runs the event loop. Returns false if no such game was found. Requires: the
/// window shows the table.
bool printMoveTimes(QQuickWindow& window, GameController& controller, int tiles);

} // namespace vozka::bench
