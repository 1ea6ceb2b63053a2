// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What would be paid if the game ended now: asked of the rules themselves, so that it is what they would pay.
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace vozka {

/// The score lines that Rules::endNow writes, what the tile just placed completed among them; of a game that
/// is over those of its end for the figures that stand there still. Made once for any number of features.
class EndLines {
public:
    EndLines(const Rules& rules, const State& state);

    [[nodiscard]] const std::vector<ScoreLine>& all() const { return m_lines; }
    /// Those for the segment's feature, in the order in which they are scored.
    [[nodiscard]] std::vector<ScoreLine> of(const Board& board, Segment segment) const;
    /// True if the tile just placed completed the segment's feature, which has yet to be scored.
    [[nodiscard]] bool completes(const Board& board, Segment segment) const;

private:
    /// One segment of each such feature.
    std::vector<SegmentRef> m_completed;
    std::vector<ScoreLine> m_lines;
};

} // namespace vozka
