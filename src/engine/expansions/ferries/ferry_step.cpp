// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/ferries/ferry_step.h"

#include "engine/expansions/ferries/ferries.h"
#include "engine/expansions/ferries/ferry_moves.h"
#include "engine/rules/hooks/turn.h"

namespace vozka::ferries {

namespace {

/// Rule: fe.place - the player must place the ferry. Rule: fe.deploy-first
class FerryStep final : public Step {
public:
    explicit FerryStep(Lakes lakes)
        : Step({.name = "ferry", .isAboutPlacedTile = true}), m_lakes(std::move(lakes))
    {}

    Next enter(Turn& turn) const override
    {
        auto& state = turn.state();
        // Rule: fe.move.once - each part of a double turn allows moves again.
        m_lakes.clearMoves(state);
        if (m_lakes.roadEnds(state, state.placed).empty() || m_lakes.ferryOn(state, state.placed) != nullptr)
            return Next::NextStep;
        state.toMove = state.active;
        return Next::Choice;
    }

    Next after(Turn& turn) const override
    {
        m_lakes.clearMoves(turn.state());
        return Next::NextStep;
    }

private:
    Lakes m_lakes;
};

class FerryPlacement final : public ActionRule {
public:
    explicit FerryPlacement(Lakes lakes) : m_lakes(std::move(lakes)) {}

    void addLegal(const RuleBook&, const StateData& state, ActionList& actions) const override
    {
        m_lakes.forEachPair(state, state.placed, [&](const Action& action) { actions.push_back(action); });
    }

    void addSamples(const RuleBook&, const StateData& state, std::vector<Action>& actions) const override
    {
        m_lakes.forEachPair(state, state.placed, [&](const Action& action) { actions.push_back(action); });
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData& state,
                                                 const Action& action) const override
    {
        // Rule: fe.move.order - first the ferry of the tile just placed.
        if (state.board.tileAt(action.at.cell()) != state.placed)
            return Refusal{refusal::notThisTile, "fe.move.order", action.at.cell()};
        return m_lakes.pairRefusal(state, action);
    }

    void apply(Turn& turn, const Action& action) const override { m_lakes.placeOrMove(turn, action); }

    /// Actions for ferries of other tiles belong to the step `ferries`.
    void prepare(const RuleBook& book, StateData& state, const Action& action) const override
    {
        m_lakes.clearMoves(state);
        if (m_lakes.roadEnds(state, state.placed).empty() || m_lakes.ferryOn(state, state.placed) != nullptr
            || state.board.tileAt(action.at.cell()) != state.placed)
            state.step = static_cast<std::uint8_t>(book.plan().indexOf(movesStep));
    }

private:
    Lakes m_lakes;
};

} // namespace

void addFerryStep(RuleBook& book, Code previousStep, const Lakes& lakes)
{
    auto step = std::make_unique<FerryStep>(lakes);
    const Code name = step->name();
    book.plan().insertAfter(previousStep, std::move(step), expansion.name);
    book.offer(name, lakes.action(), std::make_unique<FerryPlacement>(lakes));
}

} // namespace vozka::ferries
