// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/end_lines.h"

#include <algorithm>

namespace vozka {

EndLines::EndLines(const Rules& rules, const State& state)
{
    // A game that is over keeps the figures that were scored at its end. What was completed has been scored
    // and left, so to score the last tile again pays nothing.
    State ended = state->over ? rules.asIfPlaced(state) : state;
    Events events;
    rules.endNow(ended, &events);
    for (auto& happened : events)
        if (happened.type == event::score)
            m_lines.push_back(std::move(happened.line));
        else if (happened.type == event::complete)
            m_completed.push_back(happened.at);
}

std::vector<ScoreLine> EndLines::of(const Board& board, Segment segment) const
{
    std::vector<ScoreLine> lines;
    for (const auto& line : m_lines) {
        if (!line.hasPlace())
            continue;
        const Segment at = board.segmentOf(board.tileAt(line.at), line.feature);
        if (board.root(at) == board.root(segment))
            lines.push_back(line);
    }
    return lines;
}

bool EndLines::completes(const Board& board, Segment segment) const
{
    return std::ranges::any_of(m_completed, [&](const SegmentRef& at) {
        return board.root(board.segmentOf(board.tileAt(at.at), at.feature)) == board.root(segment);
    });
}

} // namespace vozka
