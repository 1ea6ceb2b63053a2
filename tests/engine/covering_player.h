// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Player for tests of rules. Prefers actions that it has chosen least, so that few games cover all of them.
#pragma once

#include "engine/rules/rules.h"
#include "players/random.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

namespace vozka {

/// Prefers types of actions that it has chosen least, and cells with many neighbours, to complete features
/// and make holes and corners. Every fifth choice is random. Each of 24 seeds avoids another type of action,
/// so that games also cover turns without it.
class CoveringPlayer {
public:
    explicit CoveringPlayer(std::uint64_t seed)
        : m_random(seed), m_avoided(static_cast<Action::Type>(seed % seedsForTypes))
    {}

    /// Requires: a player is to move. Overwrites `legal`.
    Action choose(const Rules& rules, const State& state, ActionList& legal)
    {
        constexpr std::uint32_t choicesForAnyAction = 5;
        rules.legal(state, legal);
        std::vector<std::size_t> best(legal.size());
        for (std::size_t i = 0; i < best.size(); ++i)
            best[i] = i;
        const auto isAvoided = [&](std::size_t i) { return legal[i].type == m_avoided; };
        if (!std::ranges::all_of(best, isAvoided))
            std::erase_if(best, isAvoided);
        if (m_random.below(choicesForAnyAction) != 0) {
            keepBest(best, [&](std::size_t i) { return -m_chosen[keyOf(legal[i])]; });
            keepBest(best, [&](std::size_t i) { return neighboursOf(state, legal[i]); });
        }
        const Action action = legal[best[m_random.below(static_cast<std::uint32_t>(best.size()))]];
        ++m_chosen[keyOf(action)];
        return action;
    }

private:
    static constexpr std::uint64_t seedsForTypes = 24;
    using Key = std::tuple<Action::Type, FigureKind, bool>;

    static Key keyOf(const Action& action) { return {action.type, action.figure, action.at.isCorner()}; }

    /// Number of occupied cells next to a placement; 0 for other actions.
    static int neighboursOf(const State& state, const Action& action)
    {
        if (action.type != Action::Type::Place)
            return 0;
        return static_cast<int>(std::ranges::count_if(allSides, [&](Side side) {
            return state->board.tileAt(neighbour(action.at.cell(), side)) != noTile;
        }));
    }

    template<class Value>
    static void keepBest(std::vector<std::size_t>& indices, Value value)
    {
        int highest = value(indices.front());
        for (const auto i : indices)
            highest = std::max(highest, value(i));
        std::erase_if(indices, [&](std::size_t i) { return value(i) != highest; });
    }

    Random m_random;
    Action::Type m_avoided;
    std::map<Key, int> m_chosen;
};

} // namespace vozka
