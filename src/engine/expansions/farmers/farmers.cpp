// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/farmers/farmers.h"

#include "engine/rules/scoring/feature_scoring.h"

namespace vozka::farmers {

namespace {

/// Rule: base.final.field - 3 points for each completed city that touches the field; each field separately.
void addRules(RuleBook& book)
{
    const auto addTerms = [&book](const StateData& state, Segment segment, ScoreTime, ScoreSheet& sheet) {
        constexpr int pointsOfCity = 3;
        addCompletedCities(book, state, segment, "field.cities", pointsOfCity, sheet);
    };
    book.add(FeatureKind::Field, {.group = FeatureGroup::Field,
                                  .completed = {"field", "base.final.field"},
                                  .atEnd = {"field", "base.final.field"},
                                  .addTerms = addTerms});
    scoreAtTheEnd(book, FeatureKind::Field);
    book.allow(FigureKind::Follower, FeatureKind::Field);
}

} // namespace

const Expansion expansion{"farmers", baseTileSet, {}, {}, addRules};

} // namespace vozka::farmers
