// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Features that were completed in this turn.
#pragma once

#include "engine/rules/hooks/rule_book.h"

#include <cassert>

namespace vozka {

/// Features that one turn completes. A tile can complete its own features, one feature beyond each side, and
/// surrounded features on the eight cells around it.
class CompletedFeatures {
public:
    /// Adds a feature, if it is not in the list.
    void add(const Board& board, Segment segment)
    {
        const Segment root = board.root(segment);
        for (std::size_t i = 0; i < m_size; ++i)
            if (m_roots[i] == root)
                return;
        assert(m_size < capacity);
        m_roots[m_size++] = root;
    }
    void clear() { m_size = 0; }
    [[nodiscard]] std::span<const Segment> roots() const& { return {m_roots.data(), m_size}; }
    /// Deleted for temporary lists: the span would outlive the list.
    void roots() const&& = delete;

    static constexpr std::size_t capacity = maxFeaturesOfTile + sideCount + 8 * maxFeaturesOfTile;

private:
    std::array<Segment, capacity> m_roots;
    std::size_t m_size = 0;
};

/// Returns features that have changed in this turn and are complete, in the order of scoring.
[[nodiscard]] CompletedFeatures completedInTurn(const RuleBook& book, const StateData& state);

/// Returns features that are scored in this turn: completed ones that are not scored yet, and changed ones
/// with `RuleBook::isScoredInTurn`.
[[nodiscard]] CompletedFeatures scoredInTurn(const RuleBook& book, const StateData& state);

/// Sets the status of the features of `completedInTurn` to Scored.
void markScored(const RuleBook& book, StateData& state);

} // namespace vozka
