// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Somebody who likes abbeys, barns and wagons, so that random games show what they do.
#pragma once

#include "engine/rules/rules.h"
#include "players/random_player.h"

#include <algorithm>
#include <vector>

namespace vozka {

/// Decides at random, but rather for what the expansions bring and for cells with many neighbours, so that
/// features are completed with wagons on them, and holes and corners come about.
class EagerPlayer {
public:
    explicit EagerPlayer(std::uint64_t seed) : m_random(seed) {}

    Action choose(const Rules& rules, const State& state, ActionList& legal)
    {
        rules.legal(state, legal);
        std::vector<int> worth;
        for (const auto& action : legal)
            worth.push_back(worthOf(state, action));
        const int most = *std::ranges::max_element(worth);
        std::vector<std::size_t> best;
        constexpr std::uint32_t whims = 5;
        const bool whim = m_random.below(whims) == 0;
        for (std::size_t i = 0; i < worth.size(); ++i)
            if (whim || worth[i] == most)
                best.push_back(i);
        return legal[best[m_random.below(static_cast<std::uint32_t>(best.size()))]];
    }

private:
    static int worthOf(const State& state, const Action& action)
    {
        int worth = 0;
        if (action.type == Action::Type::Place) {
            for (const Side side : allSides)
                worth += state->board.tileAt(neighbour(action.at, side)) == noTile ? 0 : 1;
        } else if (action.type == Action::Type::Deploy) {
            worth = action.figure == FigureKind::Follower ? 1 : 2;
        } else if (action.type == Action::Type::Move) {
            worth = 1;
        }
        return worth;
    }

    Random m_random;
};

} // namespace vozka
