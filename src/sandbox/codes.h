// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Why something cannot be done in the sandbox, beyond what the rules say of single tiles and figures.
#pragma once

#include "engine/base/ids.h"

namespace vozka::sandbox {

/// Without it, the tile at `at` would lie apart from the others, or no longer in a hole.
inline constexpr Code fallsApart = "falls-apart";
/// As the one just placed, with the same `at`.
inline constexpr Code cannotBeLast = "cannot-be-last";
inline constexpr Code noOtherTurn = "no-other-turn";
/// The figure stands on what an earlier tile completed.
inline constexpr Code leftBehind = "left-behind";
/// All pieces that the players have lie on piles.
inline constexpr Code noMorePieces = "no-more-pieces";
inline constexpr Code offTheTable = "off-the-table";
/// A figure of that player is on the board, and he is to leave.
inline constexpr Code playerOnBoard = "player-on-board";
/// Tiles or figures of a set that is to be left out are on the board.
inline constexpr Code setOnBoard = "set-on-board";
/// These tile sets cannot be played together.
inline constexpr Code setsDoNotGo = "sets-do-not-go";

} // namespace vozka::sandbox
