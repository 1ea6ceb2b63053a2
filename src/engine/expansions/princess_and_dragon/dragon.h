// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The dragon's walk: up to six steps. The players choose them in turn.
#pragma once

#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"

namespace vozka::princess_and_dragon {

/// In the order of the option's words.
enum class DragonMoves : std::uint8_t { BeforeScoring, AfterScoring };

void addDragon(RuleBook& book, const Pieces& pieces, DragonMoves moves);

} // namespace vozka::princess_and_dragon
