// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/mayor/mayor.h"

namespace vozka::mayor {

namespace {

/// Rule: am.mayor.value - the mayor does not change the points of the city.
class MayorRule final : public FigureRule {
public:
    explicit MayorRule(MarkField coatsOfArms)
        : FigureRule({.name = "mayor", .supply = 1, .strengthTerm = "city.coats-of-arms"}),
          m_coatsOfArms(coatsOfArms)
    {}

    /// Rule: am.mayor.strength, am.mayor.zero - the number of coats of arms of the whole city. Without any,
    /// the mayor occupies the city, but has no majority.
    [[nodiscard]] int strength(const StateData& state, const Figure& figure) const override
    {
        return m_coatsOfArms.in(state.board.feature(figure.segment).marks);
    }

    /// Rule: am.mayor.place - only into a city without figures.
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        auto refused = FigureRule::refusal(book, state, action);
        if (refused && refused->code == refusal::featureOccupied) {
            refused->code = needsEmptyCity;
            refused->rule = "am.mayor.place";
        }
        return refused;
    }

private:
    MarkField m_coatsOfArms;
};

void addRules(RuleBook& book)
{
    const auto mayor =
        book.add(std::make_unique<MayorRule>(book.catalogue().mark(FeatureKind::City, mark::coatOfArms)));
    book.allow(mayor, FeatureKind::City);
}

} // namespace

const Expansion expansion{"mayor", "abbey-and-mayor", {}, {}, addRules};

} // namespace vozka::mayor
