// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points as sums of terms.
#pragma once

#include "engine/base/ids.h"

#include <array>
#include <cassert>
#include <vector>

namespace vozka {

/// Summand of a score. `points`: for all `count` items together.
struct ScoreTerm {
    Code term;
    int count = 0;
    int points = 0;
    bool operator==(const ScoreTerm&) const = default;
};

/// Points of a feature as a sum. Empty: no points.
class ScoreSheet {
public:
    /// Requires: fewer than `maxTerms` terms were added. Release builds add more points to the last term.
    void add(Code term, int count, int pointsEach) { addPoints(term, count, count * pointsEach); }
    /// The same for things that do not all give the same points.
    void addPoints(Code term, int count, int points)
    {
        if (count == 0)
            return;
        assert(m_size < maxTerms);
        if (m_size < maxTerms)
            m_terms[m_size++] = {term, count, points};
        else
            m_terms[maxTerms - 1].points += points;
    }
    void clear() { m_size = 0; }
    [[nodiscard]] int points() const
    {
        int sum = 0;
        for (int i = 0; i < m_size; ++i)
            sum += m_terms[i].points;
        return sum;
    }
    [[nodiscard]] std::vector<ScoreTerm> terms() const { return {m_terms.begin(), m_terms.begin() + m_size}; }

    static constexpr int maxTerms = 8;

private:
    std::array<ScoreTerm, maxTerms> m_terms{};
    int m_size = 0;
};

} // namespace vozka
