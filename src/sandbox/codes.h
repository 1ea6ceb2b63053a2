// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Refusal codes of the sandbox, in addition to those of the rules.
#pragma once

#include "engine/base/ids.h"

namespace vozka::sandbox {

/// After the edit, the tile at `at` would not touch the other tiles, or an own tile would not be in a hole.
inline constexpr Code fallsApart = "falls-apart";
/// If this tile was the last one, the tile at `at` would not touch the other tiles, or would not be in a
/// hole.
inline constexpr Code cannotBeLast = "cannot-be-last";
inline constexpr Code noOtherTurn = "no-other-turn";
/// The figure is on a feature that an earlier tile completed.
inline constexpr Code leftBehind = "left-behind";
/// All pieces of the players are on stacks.
inline constexpr Code noMorePieces = "no-more-pieces";
inline constexpr Code offTheTable = "off-the-table";
/// A figure of a removed player is on the board.
inline constexpr Code playerOnBoard = "player-on-board";
/// Tiles or figures of a removed set are on the board.
inline constexpr Code setOnBoard = "set-on-board";
/// These tile sets cannot be played together.
inline constexpr Code setsDoNotGo = "sets-do-not-go";

} // namespace vozka::sandbox
