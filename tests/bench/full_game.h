// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Creates a long game of ten sets, to fill the table.
#pragma once

#include "records/game.h"

namespace vozka::bench {

/// Returns a random game of six people with ten sets. It ends when `tiles` tiles are on the board and a
/// player of the kind `mover` must place the tile in hand. Its list of actions is empty on failure.
[[nodiscard]] records::GameRecord fullGame(std::size_t tiles, records::PlayerKind mover);

} // namespace vozka::bench
