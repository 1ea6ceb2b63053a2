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
    [[nodiscard]] Code name() const override { return step::place; }

    Next enter(Turn& turn) const override
    {
        // A tile of the player's own lies there instead of a drawn one.
        if (turn.state().placed != noTile)
            return Next::NextStep;
        turn.state().toMove = turn.state().active;
        return Next::Choice;
    }

    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        addPlacements(book, state, state.drawn, actions);
    }

    [[nodiscard]] bool admitsOthers() const override { return true; }

    [[nodiscard]] bool takes(const Action& action) const override
    {
        // To discard belongs here, too: the tile fits, and that is the reason why it may not be.
        return action.type == Action::Type::Place || action.type == Action::Type::Discard;
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (action.tileKind() != state.drawn)
            return Refusal{refusal::wrongTile, "base.place.match"};
        if (const auto* aside = book.putsAside(state, state.drawn))
            return aside->whyNotPlayed(state);
        if (action.type == Action::Type::Discard)
            return Refusal{refusal::tileFits, "base.place.discard"};
        return placementRefusal(book, state,
                                {.cell = action.at.cell(), .kind = action.tileKind(), .turns = action.turns});
    }

    Next apply(Turn& turn, const Action& action) const override
    {
        turn.place({.cell = action.at.cell(), .kind = action.tileKind(), .turns = action.turns});
        turn.state().drawn = noKind;
        return Next::NextStep;
    }
};

} // namespace

std::unique_ptr<Step> makePlaceStep()
{
    return std::make_unique<PlaceStep>();
}

} // namespace vozka
