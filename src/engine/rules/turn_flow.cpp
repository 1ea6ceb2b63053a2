// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The order of steps, players and turns.

#include "engine/rules/hooks/turn.h"
#include "engine/rules/rules.h"

#include <algorithm>
#include <bit>

namespace vozka {

void Rules::applyChoice(Turn& turn, const Action& action, Continuation continuation) const
{
    auto& state = turn.state();
    const auto step = state.step;
    state.turnActions |= setOf(action.type);
    if (action.type == Action::Type::Pass)
        state.round.done = static_cast<std::uint8_t>(state.round.done | 1U << state.toMove);
    m_book->plan().choices(step).apply(turn, action);
    advance(turn, m_book->plan().at(step).after(turn), continuation);
}

Next Rules::findNextPlayer(StateData& state) const
{
    const auto& plan = m_book->plan();
    auto& round = state.round;
    const auto players = state.playerCount;
    int first = round.previous;
    if (round.previous == noPlayer)
        // At the end of the game the player to the left of the last one is already active.
        first = plan.sectionOf(state.step) == Section::End && !state.isExtraTurn() ? state.active
                                                                                   : state.active + 1;
    else if (plan.at(state.step).order() == Order::InTurnsFromNext)
        ++first;
    for (int i = 0; i < players; ++i) {
        const auto player = static_cast<Player>((first + i) % players);
        if ((round.done >> player & 1) != 0)
            continue;
        state.toMove = player;
        round.previous = player;
        if (plan.choices(state.step).isAnyPossible(*m_book, state))
            return Next::Choice;
        round.done = static_cast<std::uint8_t>(round.done | 1U << player);
    }
    return Next::NextStep;
}

std::size_t Rules::stepAfter(const StateData& state, Next next, Continuation continuation) const
{
    const auto& plan = m_book->plan();
    if (next == Next::NextStep)
        if (const auto later = plan.laterInTurn(state.step, state.requestedSteps); later != 0)
            return static_cast<std::size_t>(std::countr_zero(later));
    const auto endOfTurn = plan.firstOf(Section::AfterTurn);
    std::size_t step = state.step + 1U;
    if (next != Next::End && state.step < endOfTurn) {
        if (state.extraTurns != 0)
            return 0;
        step = endOfTurn;
    }
    const auto end = plan.firstOf(Section::End);
    if (next == Next::End || state.step >= end)
        return continuation == Continuation::GameEnd
                   ? plan.size()
                   : plan.nextStep(std::max(step, end), plan.size(), state.requestedSteps);
    step = plan.nextStep(step, end, state.requestedSteps);
    return step == end ? 0 : step;
}

void Rules::advance(Turn& turn, Next next, Continuation continuation) const
{
    auto& state = turn.state();
    const auto& plan = m_book->plan();
    while (true) {
        if (next == Next::Round)
            next = findNextPlayer(state);
        if (next == Next::Choice)
            return;
        const auto step = stepAfter(state, next, continuation);
        if (step == plan.size())
            return endGame(turn);
        if (step == 0)
            startNextTurn(turn, continuation);
        state.step = static_cast<std::uint8_t>(step);
        state.requestedSteps &= ~(StepSet{1} << step);
        state.round = {};
        if (step == 0 && continuation == Continuation::GameEnd)
            return endGame(turn);
        next = plan.at(step).enter(turn);
    }
}

/// Starts the turn of the next player or an extra turn of the same player. If the game ends instead, the
/// rules of Trigger::TurnBegins are not called.
void Rules::startNextTurn(Turn& turn, Continuation continuation) const
{
    auto& state = turn.state();
    const auto requested = static_cast<unsigned>(state.extraTurns);
    if (requested == 0) {
        state.extraTurnBy = 0;
        state.active = static_cast<Player>((state.active + 1) % state.playerCount);
    } else {
        const auto reason = static_cast<std::uint8_t>(std::countr_zero(requested));
        state.extraTurns = static_cast<std::uint8_t>(requested & (requested - 1));
        state.extraTurnBy = static_cast<std::uint8_t>(reason + 1U);
        if (continuation == Continuation::AnotherTurn)
            turn.report(
                {.type = event::extraTurn, .player = state.active, .what = m_book->extraTurns()[reason]});
    }
    ++state.turn;
    state.placed = noTile;
    state.turnActions = 0;
    state.requestedSteps = 0;
    state.paid = 0;
    state.board.beginTurn();
    if (continuation == Continuation::GameEnd || m_book->eventRules(Trigger::TurnBegins).empty())
        return;
    state.toMove = state.active;
    if (turn.isReporting())
        turn.report({.type = event::turn, .player = state.active});
    turn.trigger(Trigger::TurnBegins);
}

void Rules::endGame(Turn& turn) const
{
    auto& state = turn.state();
    state.over = true;
    state.toMove = noPlayer;
    turn.report({.type = event::end});
    turn.trigger(Trigger::BeforeFinalScoring);
    turn.trigger(Trigger::GameEnds);
}

} // namespace vozka
