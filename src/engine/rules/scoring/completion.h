// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which features were completed in this turn.
#pragma once

#include "engine/rules/hooks/rule_book.h"

#include <cassert>

namespace vozka {

/// Features that are completed in one turn. One tile completes its own, one beyond each side and surrounded
/// ones on the eight cells.
class CompletedFeatures {
public:
    /// A feature that is added twice is in the list once.
    void add(const Board& board, Segment segment)
    {
        const Segment root = board.root(segment);
        for (std::size_t i = 0; i < m_size; ++i)
            if (m_roots[i] == root)
                return;
        assert(m_size < room);
        m_roots[m_size++] = root;
    }
    void clear() { m_size = 0; }
    [[nodiscard]] std::span<const Segment> roots() const& { return {m_roots.data(), m_size}; }
    /// The span would outlive the list.
    void roots() const&& = delete;

    static constexpr std::size_t room = maxFeaturesOfTile + sideCount + 8 * maxFeaturesOfTile;

private:
    std::array<Segment, room> m_roots;
    std::size_t m_size = 0;
};

/// Features that have changed in this turn and are complete, in the order of their scoring.
[[nodiscard]] CompletedFeatures completedInTurn(const RuleBook& book, const StateData& state);

/// Features that are scored in this turn: the completed ones that are not scored yet, and changed ones that
/// rules score.
[[nodiscard]] CompletedFeatures scoredInTurn(const RuleBook& book, const StateData& state);

/// Sets the status of those features as if they had been scored.
void markScored(const RuleBook& book, StateData& state);

} // namespace vozka
