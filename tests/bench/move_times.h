// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Time from an action to the frame that shows it.
#pragma once

#include "models/game/game_controller.h"

class QQuickWindow;

namespace vozka::bench {

/// Lays a long game, places its next tile and prints the milliseconds until the game is written, until the
/// lists are refreshed and until the frame, for each overlay. Runs the event loop. Requires: the window shows
/// the table.
bool printMoveTimes(QQuickWindow& window, GameController& controller, int tiles);

} // namespace vozka::bench
