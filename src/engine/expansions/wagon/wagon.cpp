// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/wagon/wagon.h"

#include "engine/expansions/wagon/wagon_move.h"
#include "engine/rules/core_rules.h"
#include "engine/rules/hooks/core_names.h"

namespace vozka::wagon {

namespace {

/// Rule: am.wagon.counts - the wagon counts as one follower.
class WagonRule final : public FigureRule {
public:
    explicit WagonRule(Edition edition)
        : FigureRule({.name = "wagon", .supply = 1, .movesAfterScoring = true}), m_edition(edition)
    {}

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        auto refused = FigureRule::refusal(book, state, action);
        if (refused && refused->code == refusal::wrongFeature && refused->featureKind)
            refused->rule = "am.wagon.place";
        return refused;
    }

    [[nodiscard]] std::optional<Reach> reach(const RuleBook& book, const StateData& state,
                                             const ReachQuestion& question) const override
    {
        return boardReach(
            {book, state, question.from, question.edition.value_or(m_edition), question.player, kind()});
    }

private:
    Edition m_edition;
};

/// Rule: am.wagon.place - the places of followers except fields. Requires: rules that add places of followers
/// were called before.
void allowPlacesOfFollowers(RuleBook& book, FigureKind wagon)
{
    book.copyAllowedPlaces(FigureKind::Follower, wagon);
    book.forbid(wagon, FeatureKind::Field);
}

constexpr std::array options{
    OptionSpec{"wagonMove", OptionSpec::Type::Choice, {"C1", "C2"}, 0, 1, "am.wagon.target"}};

constexpr std::array moveArgs{ArgSpec{"wagon", ArgType::Cell, ArgField::At},
                              ArgSpec{"to", ArgType::Target, ArgField::To},
                              ArgSpec{"feature", ArgType::Feature, ArgField::To}};

void addRules(RuleBook& book)
{
    const auto edition = static_cast<Edition>(book.options().value(options[0]));
    const auto wagon = book.add(std::make_unique<WagonRule>(edition));
    book.add(ActionForm{moveArgs, ActionRole::Other, Action::move(wagon, {}, {})});
    allowPlacesOfFollowers(book, wagon);
    addWagonStep(book, edition, wagon);
}

} // namespace

const Expansion expansion{.name = "wagon",
                          .tileSet = "abbey-and-mayor",
                          .featureKinds = {},
                          .options = options,
                          .addRules = addRules};

} // namespace vozka::wagon
