// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/scoring/final_scoring.h"

#include "engine/rules/hooks/majority.h"
#include "engine/rules/hooks/turn.h"

namespace vozka {

void ScoreEachFinally::scoreFinally(Turn& turn) const
{
    const auto& state = turn.state();
    // The figure that was set there first speaks for the feature, so that it is scored once.
    for (const auto& figure : state.figuresOnBoard())
        if (state.board.segment(figure.segment).kind == m_kind && figureOn(state, figure.segment) == &figure)
            turn.score(figure.segment, Occasion::Final);
}

} // namespace vozka
