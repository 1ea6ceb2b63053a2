// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/outcome_list.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/steps/core_steps.h"
#include "engine/rules/steps/placement.h"

namespace vozka {

namespace {

constexpr Code rule = "base.place.discard";

/// Rule: base.place.discard
class DrawStep final : public Step {
public:
    [[nodiscard]] Code name() const override { return step::draw; }

    Next enter(Turn& turn) const override
    {
        // A tile of the player's own lies there instead of a drawn one.
        if (turn.state().placed != noTile)
            return Next::NextStep;
        if (turn.state().bagTotal == 0)
            return Next::End;
        turn.state().toMove = nature;
        return Next::Choice;
    }

    Next after(Turn& turn) const override
    {
        const auto& state = turn.state();
        // If the bag is empty after a discard, the turn ends without a tile.
        if (state.drawn == noKind)
            return state.bagTotal == 0 ? Next::NextTurn : Next::Choice;
        return turn.book().putsAside(state, state.drawn) == nullptr
                       && fitsSomewhere(turn.book(), state, state.drawn)
                   ? Next::NextStep
                   : Next::Choice;
    }

    void addOutcomes(const RuleBook& book, const StateData& state, OutcomeList& outcomes) const override
    {
        if (state.drawn != noKind) {
            const auto* hook = book.putsAside(state, state.drawn);
            outcomes.push_back(
                {hook != nullptr ? *hook->due(state, state.drawn) : Action::discard(state.drawn)});
        } else if (book.mayKeepBack()) {
            outcomes.addDraws(state.bag.all(), book.keptBack(state));
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
            return Refusal{refusal::notThisStep, rule};
        if (state.bag[action.tileKind()] == 0 || book.keptBack(state).contains(action.tileKind()))
            return Refusal{refusal::notInBag, rule};
        return {};
    }

    void apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        --state.bag[action.tileKind()];
        --state.bagTotal;
        ++state.draws;
        state.drawn = action.tileKind();
        if (turn.isTold())
            turn.tell({.type = event::draw, .player = state.active, .kind = action.tileKind()});
    }
};

/// The drawn tile leaves the game.
void leave(Turn& turn, Code event)
{
    auto& state = turn.state();
    turn.tell({.type = event, .player = state.active, .kind = state.drawn});
    state.drawn = noKind;
}

class Discarding final : public ActionRule {
public:
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        if (state.drawn == noKind)
            return Refusal{refusal::notThisStep, rule};
        if (const auto* hook = book.putsAside(state, state.drawn))
            return hook->whyNotPlayed(state);
        if (action.tileKind() != state.drawn)
            return Refusal{refusal::wrongTile, rule};
        return {};
    }

    void apply(Turn& turn, const Action&) const override { leave(turn, event::discard); }
};

class SettingAside final : public ActionRule {
public:
    explicit SettingAside(const AsideHook& hook) : m_hook(hook) {}

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData& state,
                                                 const Action& action) const override
    {
        if (state.drawn == noKind)
            return Refusal{refusal::notThisStep, rule};
        if (action.tileKind() != state.drawn)
            return Refusal{refusal::wrongTile, rule};
        return m_hook.due(state, action.tileKind()) ? std::nullopt : std::optional(m_hook.whyNotAside(state));
    }

    void apply(Turn& turn, const Action&) const override
    {
        m_hook.putAside(turn.state(), turn.state().drawn);
        leave(turn, event::aside);
    }

private:
    const AsideHook& m_hook;
};

} // namespace

void addDrawStep(RuleBook& book)
{
    book.plan().append(std::make_unique<DrawStep>(), coreName);
    book.offer(step::draw, Action::Type::Draw, std::make_unique<Drawing>());
    book.offer(step::draw, Action::Type::Discard, std::make_unique<Discarding>());
}

void offerAside(RuleBook& book, Action::Type type, std::unique_ptr<AsideHook> hook)
{
    book.offer(step::draw, type, std::make_unique<SettingAside>(*hook));
    book.add(std::move(hook));
}

} // namespace vozka
