// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/insight/end_lines.h"

#include <algorithm>

namespace vozka {

EndLines::EndLines(const Rules& rules, const State& state)
{
    // The state of a finished game still has the figures of the final scoring. Completed features have been
    // scored already, so scoring the last tile again gives no points.
    State ended = state->over ? rules.asIfPlaced(state) : state;
    Events events;
    rules.endNow(ended, &events);
    for (auto& each : events)
        if (each.type == event::score)
            m_lines.push_back(std::move(each.line));
        else if (each.type == event::complete)
            m_completed.push_back(each.at);
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
