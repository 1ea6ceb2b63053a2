// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Creates a long game of ten sets, to fill the table.
#pragma once

#include "records/game.h"

namespace vozka::bench {

/// Returns an unfinished random game of six players with ten sets: at least `tiles` tiles are on the board
/// and a tile is drawn. The player who must place it has the kind `mover`, the others are people. The list of
/// actions is empty on failure.
[[nodiscard]] records::GameRecord fullGame(std::size_t tiles, records::PlayerKind mover);

} // namespace vozka::bench
