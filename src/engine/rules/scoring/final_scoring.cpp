// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/turn.h"
#include "engine/rules/scoring/feature_scoring.h"

namespace vozka {

void scoreAtTheEnd(RuleBook& book, FeatureKind kind)
{
    book.on(Trigger::GameEnds, [kind](Turn& turn, const TriggerArgs&) {
        const auto& state = turn.state();
        // Scores each feature once, with its first figure.
        for (const auto& figure : state.figuresOnBoard())
            if (state.board.segment(figure.segment).kind == kind && state.figureOn(figure.segment) == &figure)
                turn.score(figure.segment, ScoreTime::Final);
    });
}

} // namespace vozka
