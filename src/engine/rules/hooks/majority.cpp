// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/majority.h"

#include <algorithm>

namespace vozka {

Majority majority(const RuleBook& book, const StateData& state, Segment segment)
{
    Majority majority;
    const Segment root = state.board.root(segment);
    for (const auto& figure : state.figuresOnBoard()) {
        // Neutral figures do not count.
        if (figure.player >= maxPlayers || state.board.root(figure.segment) != root)
            continue;
        auto& strength = majority.strength[figure.player];
        strength += book.figureRule(figure.kind).strength(state, figure);
        majority.highest = std::max(majority.highest, strength);
    }
    return majority;
}

} // namespace vozka
