// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/outcome_list.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/steps/core_steps.h"
#include "engine/rules/steps/placement.h"

namespace vozka {

namespace {

/// Rule: base.place.discard
class DrawStep final : public Step {
public:
    explicit DrawStep(const RuleBook& book) : m_book(book) {}

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

    [[nodiscard]] bool takes(const Action& action) const override
    {
        return action.type == Action::Type::Draw || action.type == Action::Type::Discard
               || m_book.asideHookFor(action) != nullptr;
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override
    {
        constexpr Code rule = "base.place.discard";
        if (const auto* hook = book.asideHookFor(action))
            return asideRefusal(*hook, state, action);
        if ((action.type == Action::Type::Draw) != (state.drawn == noKind))
            return Refusal{refusal::notThisStep, rule};
        if (const auto* hook = book.putsAside(state, state.drawn))
            return hook->whyNotPlayed(state);
        if (action.type == Action::Type::Discard)
            return action.tileKind() == state.drawn ? std::nullopt
                                                    : std::optional(Refusal{refusal::wrongTile, rule});
        if (action.tileKind() >= book.catalogue().kindCount() || state.bag[action.tileKind()] == 0
            || book.keptBack(state).contains(action.tileKind()))
            return Refusal{refusal::notInBag, rule};
        return {};
    }

    Next apply(Turn& turn, const Action& action) const override
    {
        auto& state = turn.state();
        if (action.type != Action::Type::Draw) {
            const auto* hook = turn.book().asideHookFor(action);
            if (hook != nullptr)
                hook->putAside(state, state.drawn);
            turn.tell({.type = hook != nullptr ? event::aside : event::discard,
                       .player = state.active,
                       .kind = state.drawn});
            state.drawn = noKind;
            // The bag is empty after that: the turn ends without a tile.
            return state.bagTotal == 0 ? Next::NextTurn : Next::Choice;
        }
        --state.bag[action.tileKind()];
        --state.bagTotal;
        ++state.draws;
        state.drawn = action.tileKind();
        if (turn.isTold())
            turn.tell({.type = event::draw, .player = state.active, .kind = action.tileKind()});
        return turn.book().putsAside(state, action.tileKind()) == nullptr
                       && fitsSomewhere(turn.book(), state, action.tileKind())
                   ? Next::NextStep
                   : Next::Choice;
    }

private:
    [[nodiscard]] static std::optional<Refusal> asideRefusal(const AsideHook& hook, const StateData& state,
                                                             const Action& action)
    {
        if (state.drawn == noKind)
            return Refusal{refusal::notThisStep, "base.place.discard"};
        if (action.tileKind() != state.drawn)
            return Refusal{refusal::wrongTile, "base.place.discard"};
        return hook.due(state, action.tileKind()) ? std::nullopt : std::optional(hook.whyNotAside(state));
    }

    const RuleBook& m_book;
};

} // namespace

std::unique_ptr<Step> makeDrawStep(const RuleBook& book)
{
    return std::make_unique<DrawStep>(book);
}

} // namespace vozka
