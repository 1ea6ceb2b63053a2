// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/herds/herds.h"

#include "engine/rules/scoring/feature_scoring.h"

namespace vozka::herds {

namespace {

void addRules(RuleBook& book)
{
    const auto herds = book.catalogue().mark(FeatureKind::Field, "pig-herd");
    if (!herds.exists())
        return;
    // Rule: ri.marks, tb.herd - 1 point more for each completed city and each herd.
    book.addScoreRule(FeatureKind::Field,
                      [&book, herds](const StateData& state, Segment segment, ScoreTime, Score& score) {
                          if (const int count = herds.in(state.board.feature(segment).marks); count > 0)
                              addCityBonus(book, state, segment, "field.pig-herds", count, score.sheet);
                      });
}

constexpr std::array marks{MarkSpec{"pig-herd", "field"}};

} // namespace

const Expansion expansion{.name = "herds",
                          .tileSet = baseTileSet,
                          .featureKinds = {},
                          .options = {},
                          .addRules = addRules,
                          .marks = marks};

} // namespace vozka::herds
