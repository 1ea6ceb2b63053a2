// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/scoring/feature_scoring.h"

namespace vozka {

FeatureRule roadRule()
{
    return {.group = FeatureGroup::Path,
            .completed = {"road", "base.road.complete"},
            .atEnd = {"road.incomplete", "base.final.road"},
            .addTerms = [](const StateData& state, Segment segment, ScoreTime, ScoreSheet& sheet) {
                sheet.add("road.tiles", state.board.tileCount(segment), 1);
            }};
}

FeatureRule cityRule(int tinyCity, MarkField coatsOfArms)
{
    const auto addTerms = [=](const StateData& state, Segment segment, ScoreTime time, ScoreSheet& sheet) {
        constexpr int tinyTiles = 2;
        const int tiles = state.board.tileCount(segment);
        const bool isCompleted = time == ScoreTime::Completed;
        const bool isTiny = isCompleted && tiles == tinyTiles && tinyCity == tinyTiles;
        const int each = isCompleted && !isTiny ? 2 : 1;
        sheet.add(isTiny ? "city.tiny" : "city.tiles", tiles, each);
        sheet.add("city.coats-of-arms", coatsOfArms.in(state.board.feature(segment).marks), each);
    };
    return {.group = FeatureGroup::Area,
            .completed = {"city", "base.city.complete"},
            .atEnd = {"city.incomplete", "base.final.city"},
            .addTerms = addTerms};
}

} // namespace vozka
