// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The fairy, who keeps the dragon off her tile and gives points to whom she serves.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::princess_and_dragon {

/// Whom she serves, in the order of the option's words: one figure, or all on her tile.
enum class FairyFor : std::uint8_t { Figure, Tile };

void addFairy(RuleBook& book, TokenKind fairy, FairyFor whom);

} // namespace vozka::princess_and_dragon
