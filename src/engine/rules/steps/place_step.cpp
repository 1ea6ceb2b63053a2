// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/steps/core_steps.h"
#include "engine/rules/steps/placement.h"

namespace vozka {

namespace {

/// Rule: base.place.match
class PlaceStep final : public Step {
public:
    PlaceStep() : Step({.name = step::place, .admitsFreeActions = true}) {}

    Next enter(Turn& turn) const override
    {
        // An own tile of the player was placed instead of a drawn tile.
        if (turn.state().placed != noTile)
            return Next::NextStep;
        turn.state().toMove = turn.state().active;
        return Next::Choice;
    }
};

/// Returns why the tile of the action must not be placed; empty if it can.
std::optional<Refusal> tileRefusal(const RuleBook& book, const StateData& state, const Action& action)
{
    if (action.tileKind() != state.drawn)
        return Refusal{refusal::wrongTile, "base.place.match"};
    if (const auto* aside = book.asideRuleFor(state, state.drawn))
        return aside->aside()->reason;
    return {};
}

class Placement final : public ActionRule {
public:
    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        addPlacements(book, state, state.drawn, actions);
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (auto wrong = tileRefusal(book, state, action))
            return wrong;
        return placementRefusal(book, state,
                                {.cell = action.at.cell(), .kind = action.tileKind(), .turns = action.turns});
    }

    void apply(Turn& turn, const Action& action) const override
    {
        turn.place({.cell = action.at.cell(), .kind = action.tileKind(), .turns = action.turns});
        turn.state().drawn = noKind;
    }
};

/// Always refused: the tile fits, otherwise the step before would have discarded it.
class DiscardOfFitting final : public ActionRule {
public:
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (auto wrong = tileRefusal(book, state, action))
            return wrong;
        return Refusal{refusal::tileFits, "base.place.discard"};
    }

    void apply(Turn&, const Action&) const override {}
};

} // namespace

void addPlaceStep(RuleBook& book)
{
    book.plan().append(std::make_unique<PlaceStep>(), coreName);
    book.offer(step::place, Action::Type::Place, std::make_unique<Placement>());
    book.offer(step::place, Action::Type::Discard, std::make_unique<DiscardOfFitting>());
}

} // namespace vozka
