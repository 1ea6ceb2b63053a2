// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table with more tiles and figures than the base game has, to measure drawing.
#pragma once

#include "models/game/game_controller.h"

namespace vozka::bench {

/// Plays 84 decisions of a random game and adds copies of its tiles and figures up to these numbers.
/// Returns false, with a message on standard error, if no game can be started.
bool fillTable(GameController& controller, int tiles, int figures);

} // namespace vozka::bench
