// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/outcome_list.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/steps/core_steps.h"
#include "engine/rules/steps/placement.h"

#include <algorithm>

namespace vozka {

namespace {

constexpr Code discardRule = "base.place.discard";

/// Rule: base.place.discard
class DrawStep final : public Step {
public:
    DrawStep() : Step({.name = step::draw}) {}

    Next enter(Turn& turn) const override
    {
        // An own tile of the player was placed instead of a drawn tile.
        if (turn.state().placed != noTile)
            return Next::NextStep;
        if (turn.state().bagTotal == 0)
            return Next::End;
        turn.state().toMove = noPlayer;
        return Next::Choice;
    }

    Next after(Turn& turn) const override
    {
        const auto& state = turn.state();
        // If the bag is empty after a discard, the turn ends without a tile.
        if (state.drawn == noKind)
            return state.bagTotal == 0 ? Next::NextTurn : Next::Choice;
        return turn.book().asideRuleFor(state, state.drawn) == nullptr
                       && fitsSomewhere(turn.book(), state, state.drawn)
                   ? Next::NextStep
                   : Next::Choice;
    }

    void addOutcomes(const RuleBook& book, const StateData& state, OutcomeList& outcomes) const override
    {
        if (state.drawn != noKind) {
            auto action = Action::discard(state.drawn);
            if (const auto* rule = book.asideRuleFor(state, state.drawn))
                action.type = rule->aside()->action;
            outcomes.push_back({action});
        } else if (const auto only = book.onlyKinds(state); !only.empty()) {
            outcomes.addDraws(state.bag.all(), only);
        } else {
            outcomes.addDraws(state.bag.all(), state.bagTotal);
        }
    }
};

class Drawing final : public ActionRule {
public:
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (state.drawn != noKind)
            return Refusal{refusal::notThisStep, discardRule};
        const auto only = book.onlyKinds(state);
        if (state.bag[action.tileKind()] == 0
            || (!only.empty() && std::ranges::find(only, action.tileKind()) == only.end()))
            return Refusal{refusal::notInBag, discardRule};
        return {};
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        --state.bag[action.tileKind()];
        --state.bagTotal;
        ++state.draws;
        state.drawn = action.tileKind();
        if (turn.isReporting())
            turn.report({.type = event::draw, .player = state.active, .kind = action.tileKind()});
    }
};

/// Reports the event and clears the drawn tile, which was discarded or set aside.
void removeDrawnTile(Turn& turn, Code event)
{
    auto& state = turn.state();
    turn.report({.type = event, .player = state.active, .kind = state.drawn});
    state.drawn = noKind;
}

class Discarding final : public ActionRule {
public:
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (state.drawn == noKind)
            return Refusal{refusal::notThisStep, discardRule};
        if (const auto* aside = book.asideRuleFor(state, state.drawn))
            return aside->aside()->reason;
        if (action.tileKind() != state.drawn)
            return Refusal{refusal::wrongTile, discardRule};
        return {};
    }

    void apply(Turn& turn, const Action&) const override { removeDrawnTile(turn, event::discard); }
};

class SettingAside final : public ActionRule {
public:
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (state.drawn == noKind)
            return Refusal{refusal::notThisStep, discardRule};
        if (action.tileKind() != state.drawn)
            return Refusal{refusal::wrongTile, discardRule};
        const auto* const aside = book.drawRuleFor(action);
        const bool isSetAside = aside->aside()->kinds.contains(state.drawn) && aside->setsAside(state);
        return isSetAside ? std::nullopt : std::optional(aside->aside()->notNow);
    }

    void apply(Turn& turn, const Action& action) const override
    {
        turn.addTile(turn.book().drawRuleFor(action)->aside()->pool, turn.state().drawn);
        removeDrawnTile(turn, event::aside);
    }
};

} // namespace

void addDrawStep(RuleBook& book)
{
    book.plan().append(std::make_unique<DrawStep>(), coreName);
    book.offer(step::draw, Action::Type::Draw, std::make_unique<Drawing>());
    book.offer(step::draw, Action::Type::Discard, std::make_unique<Discarding>());
}

void addAsideRule(RuleBook& book, std::unique_ptr<DrawRule> rule)
{
    book.offer(step::draw, rule->aside()->action, std::make_unique<SettingAside>());
    book.add(std::move(rule));
}

} // namespace vozka
