// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The dragon's walk: up to six steps, of which all players decide one after the other.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::princess_and_dragon {

/// In the order of the option's words.
enum class DragonMoves : std::uint8_t { BeforeScoring, AfterScoring };

void addDragon(RuleBook& book, DragonMoves moves);

} // namespace vozka::princess_and_dragon
