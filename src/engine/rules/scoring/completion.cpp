// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/scoring/completion.h"

namespace vozka {

CompletedFeatures completedByPlaced(const RuleBook& book, const StateData& state)
{
    CompletedFeatures completed;
    const auto& board = state.board;
    for (Segment at = board.tiles()[state.placed].firstSegment; at < board.segmentCount(); ++at) {
        const auto kind = board.segment(at).kind;
        if ((kind == FeatureKind::Road || kind == FeatureKind::City) && board.feature(at).openEnds == 0)
            completed.add(board, at);
    }
    for (const auto& hook : book.completionHooks())
        hook->addCompleted(state, completed);
    return completed;
}

} // namespace vozka
