// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Towers: pieces on foundations, and followers who close them.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::tower {

/// The expansion's slot in the state: what the turn has done so far.
struct TowerTurn {
    /// The tower that has just got a piece, as its segment + 1; 0 = none.
    std::uint16_t tower;
    /// With whom prisoners are exchanged now, as his number + 1; 0 = with nobody.
    std::uint8_t exchangeWith;
};

/// Slot of the expansion, and its kinds of tokens.
struct Places {
    std::size_t raised = 0;
    TokenKind pieces{};
    TokenKind prisoners{};
};

/// All towers, also bare foundations, in the order of their tiles. The pieces that players
/// hold come before them in the state.
[[nodiscard]] std::span<const Token> towersOf(const StateData& state, TokenKind pieces);

void addBuilding(RuleBook& book, FeatureKind tower, const Places& places);

} // namespace vozka::tower
