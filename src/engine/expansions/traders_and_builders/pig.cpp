// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/traders_and_builders/companion.h"
#include "engine/expansions/traders_and_builders/traders_and_builders.h"
#include "engine/rules/scoring/feature_scoring.h"

namespace vozka::traders_and_builders {

namespace {

constexpr int pointsForCity = 1;

/// Rule: tb.pig.place - the pig joins a farmer of its player, also in a field just joined to one with a barn.
FigureSpec pigSpec()
{
    auto spec = companionSpec("pig", {pigNeedsFarmer, "tb.pig.place"});
    spec.cityBonus = pointsForCity;
    return spec;
}

bool hasPig(const StateData& state, Segment field, Player player, FigureKind pig)
{
    return state.figureOn(field, [&](const Figure& figure) {
        return figure.kind == pig && figure.player == player;
    }) != nullptr;
}

} // namespace

void addPig(RuleBook& book)
{
    const auto pig = book.add(std::make_unique<CompanionRule>(pigSpec()));
    book.allow(pig, FeatureKind::Field);
    // Rule: tb.pig.score - 1 more point for each completed city to the owner of the pig, if they get points
    // for the field.
    book.addPlayerScoreRule(FeatureKind::Field, [&book, pig](const StateData& state, Segment segment,
                                                             Player player, Score& score) {
        if (hasPig(state, segment, player, pig))
            addCityBonus(book, state, segment, "field.pigs", pointsForCity, score.sheet);
    });
}

} // namespace vozka::traders_and_builders
