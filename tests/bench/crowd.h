// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A table fuller than any game: for measuring how fast it is drawn.
#pragma once

#include "models/game/game_controller.h"

namespace vozka::bench {

/// Plays a game at random nearly to its end and lays copies of its tiles and figures beside it until there
/// are that many. False, with a word on standard error, if no game can be begun.
bool crowd(GameController& controller, int tiles, int figures);

} // namespace vozka::bench
