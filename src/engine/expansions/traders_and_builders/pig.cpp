// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/traders_and_builders/pig.h"

#include "engine/expansions/traders_and_builders/companion.h"
#include "engine/expansions/traders_and_builders/traders_and_builders.h"
#include "engine/rules/scoring/field_cities.h"

#include <algorithm>

namespace vozka::traders_and_builders {

namespace {

constexpr int pointsForCity = 1;

/// Rule: tb.pig.place - also in a field just joined to one with a barn.
class PigRule final : public CompanionRule {
public:
    PigRule() : CompanionRule("pig", {pigNeedsFarmer, "tb.pig.place"}) {}
    [[nodiscard]] int moreForCity() const override { return pointsForCity; }
};

/// Rule: tb.pig.score - 1 point more for each completed city to the owner of the pig, if the field pays him.
class PigWorth final : public PlayerWorthRule {
public:
    PigWorth(const TileCatalogue& catalogue, FigureKind pig) : m_catalogue(catalogue), m_pig(pig) {}

    void adjust(const StateData& state, Segment segment, Player player, Reward& reward) const override
    {
        const Segment field = state.board.root(segment);
        const bool his = std::ranges::any_of(state.figuresOnBoard(), [&](const Figure& figure) {
            return figure.kind == m_pig && figure.player == player
                   && state.board.root(figure.segment) == field;
        });
        if (his)
            reward.sheet.add("field.pigs", completedCities(m_catalogue, state, segment), pointsForCity);
    }

private:
    const TileCatalogue& m_catalogue;
    FigureKind m_pig;
};

} // namespace

void addPig(RuleBook& book)
{
    const auto pig = book.add(std::make_unique<PigRule>());
    book.allow(pig, FeatureKind::Field);
    book.add(FeatureKind::Field, std::make_unique<PigWorth>(book.catalogue(), pig));
}

} // namespace vozka::traders_and_builders
