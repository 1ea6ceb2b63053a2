// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The majority on a feature.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

struct Majority {
    /// Strength of each player's figures on the feature.
    std::array<int, maxPlayers> strength{};
    int highest = 0;

    /// True if the player has the highest strength, alone or tied. False for all players if the highest
    /// strength is 0.
    [[nodiscard]] bool has(Player player) const { return highest > 0 && strength[player] == highest; }
};

/// Returns the majority on the segment's feature. Visits all figures on the board.
[[nodiscard]] Majority majority(const RuleBook& book, const StateData& state, Segment segment);

} // namespace vozka
