// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A long game of many sets: what the table shows at its fullest.
#pragma once

#include "records/game.h"

namespace vozka::bench {

/// Six people's game at random with every set, up to where so many tiles lie and the tile in hand is to be
/// placed. `mover` is who decides then. It has no actions if there is no such game.
[[nodiscard]] records::GameRecord fullGame(std::size_t tiles, records::PlayerKind mover);

} // namespace vozka::bench
