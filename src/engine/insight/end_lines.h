// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Points if the game ended now, computed by the rules themselves.
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace vozka {

/// Score lines of Rules::endNow, including features that the tile just placed completed. For a finished game:
/// lines of its end, for figures that are still on the board. Expensive: create one object for all features
/// of a state.
class EndLines {
public:
    /// Plays the end on a copy of the state.
    EndLines(const Rules& rules, const State& state);

    [[nodiscard]] const std::vector<ScoreLine>& all() const { return m_lines; }
    /// Lines of the segment's feature, in the order of scoring.
    [[nodiscard]] std::vector<ScoreLine> of(const Board& board, Segment segment) const;
    /// True if the tile just placed completed the segment's feature, and the feature is not scored yet.
    [[nodiscard]] bool completes(const Board& board, Segment segment) const;

private:
    /// One segment of each feature that the tile just placed completed.
    std::vector<SegmentRef> m_completed;
    std::vector<ScoreLine> m_lines;
};

} // namespace vozka
