// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/king_and_robber/markers.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::king_and_robber {

namespace {

/// Points of one marker by the options.
int fixedPoints(const StateData& state, const Markers& markers, Scoring scoring)
{
    constexpr int flat = 10;
    constexpr int alone = 15;
    constexpr int halfOfBoth = 20;
    if (scoring == Scoring::Flat)
        return flat;
    return holderOf(state, markers.front()) == holderOf(state, markers.back()) ? halfOfBoth : alone;
}

} // namespace

ScoreSheet finalPoints(const StateData& state, const Markers& markers, const Marker& marker, Scoring scoring)
{
    ScoreSheet sheet;
    if (scoring == Scoring::Count)
        sheet.add(marker.termOfCount, completedFeatures(state, marker), 1);
    else
        sheet.add(marker.termOfHolder, 1, fixedPoints(state, markers, scoring));
    return sheet;
}

void addFinalPoints(RuleBook& book, const Markers& markers, Scoring scoring)
{
    // Rule: kr.end - no matter who scored these features.
    book.on(Trigger::GameEnds, [markers, scoring](Turn& turn, const TriggerArgs&) {
        const auto& state = turn.state();
        for (const auto& marker : markers)
            if (const Player holder = holderOf(state, marker); holder != noPlayer)
                turn.give(holder, Score{marker.line, "kr.end", finalPoints(state, markers, marker, scoring)});
    });
}

} // namespace vozka::king_and_robber
