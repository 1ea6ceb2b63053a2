// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/rules.h"

#include "engine/base/board_turn.h"
#include "engine/rules/core_rules.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/early_actions.h"
#include "engine/rules/hooks/form_refusal.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/scoring/completion.h"

#include <cassert>

namespace vozka {

std::optional<Rules> Rules::make(TileCatalogue catalogue, const SetUp& setUp, CapacityFault& fault)
{
    auto book = std::make_shared<RuleBook>(std::move(catalogue), setUp.options, setUp.players);
    addCoreRules(*book);
    for (const auto addRules : setUp.ruleSources)
        addRules(*book);
    if (const auto exceeded = book->seal()) {
        fault = *exceeded;
        return {};
    }
    return Rules(std::move(book));
}

State Rules::start(Turns boardTurns) const
{
    State state = emptyState();
    auto& data = state.data();
    data.boardTurns = boardTurns;
    Turn turn(*m_book, data, nullptr);
    assert(!m_book->startTiles().empty());
    for (const auto& [kind, at, isFixed] : m_book->startTiles()) {
        if (catalogue().kind(kind).inBag) {
            --data.bag[kind];
            --data.bagTotal;
        }
        turn.place({.cell = turnedCell(at, boardTurns), .kind = kind, .turns = boardTurns});
        markScored(*m_book, data);
        data.board.beginTurn();
    }
    data.placed = noTile;
    data.step = 0;
    data.requestedSteps = 0;
    advance(turn, m_book->plan().at(0).enter(turn));
    return state;
}

Action Rules::turned(const Action& action, Turns boardTurns) const
{
    Action result = action;
    result.at = vozka::turned(action.at, boardTurns);
    result.to = vozka::turned(action.to, boardTurns);
    const auto* const form = m_book->formOf(action);
    // Own tiles of players, such as abbeys, are always placed without turns.
    const bool isPlayersTile = form != nullptr && form->names(ArgType::TileKind)
                               && action.tileKind() < catalogue().kindCount()
                               && !catalogue().kind(action.tileKind()).inBag;
    if (form != nullptr && form->names(ArgField::Turns) && !isPlayersTile)
        result.turns = static_cast<Turns>((action.turns + boardTurns) % sideCount);
    return result;
}

/// Returns the state before the start tiles: an empty board, a full bag and full supplies.
State Rules::emptyState() const
{
    State state(m_book->layout());
    auto& data = state.data();
    data.playerCount = static_cast<std::uint8_t>(m_book->playerCount());
    for (int kind = 0; kind < catalogue().kindCount(); ++kind) {
        const auto& tile = catalogue().kind(static_cast<KindIndex>(kind));
        data.bag[kind] = static_cast<std::uint8_t>(tile.inBag ? tile.count : 0);
        data.bagTotal = static_cast<std::uint16_t>(data.bagTotal + data.bag[kind]);
    }
    for (Player player = 0; player < data.playerCount; ++player)
        for (const auto& rule : m_book->figureRules())
            data.supply[player][index(rule->kind())] = static_cast<std::uint8_t>(rule->spec().supply);
    for (const auto& pool : m_book->pools())
        std::ranges::copy(pool.counts, data.left(pool.pool).begin());
    Turn turn(*m_book, data, nullptr);
    for (const auto& token : m_book->tokens())
        for (Player player = 0; player < data.playerCount && token.each > 0; ++player)
            for (int number = 0; number < token.pairs; ++number) {
                auto held = Token::inHand(token.kind, player, token.each);
                held.arg = static_cast<std::uint16_t>(number);
                turn.addToken(held);
            }
    return state;
}

void Rules::legal(const State& state, ActionList& actions, Placements placements) const
{
    actions.clear(placements);
    if (state->over)
        return;
    if (state->toMove == noPlayer)
        return listOutcomes(state, actions);
    m_book->plan().choices(state->step).addLegal(*m_book, *state, actions);
    if (m_book->mayAllowFreeActions(*state) && admitsFreeActions(*state))
        m_book->freeActions().addLegal(*m_book, *state, actions);
    if (placements == Placements::All && m_book->plan().at(state->step).admitsEarlyActions())
        m_book->earlyActions().addLegal(*m_book, *state, actions);
}

OutcomeList Rules::outcomes(const State& state) const
{
    assert(!state->over && state->toMove == noPlayer);
    OutcomeList outcomes;
    m_book->plan().at(state->step).addOutcomes(*m_book, *state, outcomes);
    return outcomes;
}

void Rules::listOutcomes(const State& state, ActionList& actions) const
{
    outcomes(state).forEach([&](const Outcome& outcome) { actions.push_back(outcome.action); });
}

bool Rules::admitsFreeActions(const StateData& state) const
{
    return state.toMove == state.active && m_book->plan().at(state.step).admitsFreeActions();
}

std::optional<Refusal> Rules::refusal(const State& state, const Action& action) const
{
    if (const auto malformed = formRefusal(*m_book, *state, action))
        return malformed;
    if (state->over)
        return Refusal{refusal::gameOver, {}};
    if (m_book->isFreeAction(action))
        return admitsFreeActions(*state) ? m_book->freeActions().refusal(*m_book, *state, action)
                                         : std::optional(Refusal{refusal::notThisStep, {}});
    if (isEarly(*m_book, *state, action))
        return m_book->earlyActions().refusal(*m_book, *state, action);
    const auto& choices = m_book->plan().choices(state->step);
    return choices.takes(action) ? choices.refusal(*m_book, *state, action)
                                 : wrongStepRefusal(*state, action);
}

/// Returns the refusal of an action that the current step does not offer. If a tile would be or must be set
/// aside: the reason of that rule. If a limit closed an earlier step with the action: the reason of the
/// limit. If the step before was skipped: its refusal of the action.
Refusal Rules::wrongStepRefusal(const StateData& state, const Action& action) const
{
    const Refusal wrong{refusal::notThisStep, {}};
    if (const auto* aside = m_book->drawRuleFor(action))
        return aside->aside()->notNow;
    if (const auto* aside = m_book->asideRuleFor(state, state.drawn))
        return aside->aside()->reason;
    const auto& plan = m_book->plan();
    for (std::size_t step = state.step; step-- > 0;)
        if (plan.choices(step).ruleFor(action) != nullptr)
            if (const auto closed = plan.choices(step).closedRefusal(*m_book, state))
                return *closed;
    const auto before = state.step - 1U;
    if (state.step == 0 || !plan.choices(before).takes(action) || plan.at(before).isOffered(*m_book, state))
        return wrong;
    return plan.choices(before).refusal(*m_book, state, action).value_or(wrong);
}

void Rules::apply(State& state, const Action& action, Events* events) const
{
    assert(!refusal(state, action));
    Turn turn(*m_book, state.data(), events);
    if (m_book->isFreeAction(action))
        return m_book->freeActions().apply(turn, action);
    if (isEarly(*m_book, *state, action))
        return m_book->earlyActions().apply(turn, action);
    applyChoice(turn, action, Continuation::AnotherTurn);
}

void Rules::endNow(State& state, Events* events) const
{
    assert(!state->over);
    Turn turn(*m_book, state.data(), events);
    // If no tile was placed in this turn, nothing is left to score.
    const auto& plan = m_book->plan();
    while (!state->over && state->placed != noTile) {
        const auto& step = plan.at(state->step);
        const auto pass = step.passAction(*state);
        if (pass)
            applyChoice(turn, *pass, Continuation::GameEnd);
        else
            advance(turn, Next::NextStep, Continuation::GameEnd);
    }
    if (!state->over)
        endGame(turn);
}

Code Rules::step(const State& state) const
{
    return m_book->plan().at(state->step).name();
}

State Rules::asIfDrawn(const State& state, KindIndex kind) const
{
    State assumed = state;
    auto& data = assumed.data();
    const bool isOwnTile = kind < catalogue().kindCount() && !catalogue().kind(kind).inBag;
    data.step = static_cast<std::uint8_t>(m_book->plan().indexFor(Action::place(kind, {}, 0)));
    data.toMove = data.active;
    data.drawn = isOwnTile ? noKind : kind;
    data.placed = noTile;
    data.extraTurns = 0;
    data.turnActions = 0;
    data.requestedSteps = 0;
    data.board.beginTurn();
    data.over = false;
    return assumed;
}

namespace {

/// Changes the state as if the active player had just placed the last tile on the board.
void assumePlaced(StateData& state)
{
    state.toMove = state.active;
    state.drawn = noKind;
    state.placed = static_cast<TileIndex>(state.board.tiles().size() - 1);
}

} // namespace

State Rules::asIfPlaced(const State& state) const
{
    State assumed = state;
    auto& data = assumed.data();
    const auto step = m_book->plan().indexOf(step::deploy);
    data.step = static_cast<std::uint8_t>(step);
    data.turnActions = 0;
    data.requestedSteps = 0;
    data.over = false;
    assumePlaced(data);
    return assumed;
}

State Rules::asIfInStep(const State& state, const Action& action) const
{
    State assumed = state;
    auto& data = assumed.data();
    data.over = false;
    data.requestedSteps = 0;
    for (std::size_t i = 0; i < m_book->plan().size(); ++i) {
        const auto& choices = m_book->plan().choices(i);
        if (!choices.takes(action))
            continue;
        data.step = static_cast<std::uint8_t>(i);
        if (m_book->plan().at(i).isAboutPlacedTile())
            assumePlaced(data);
        if (const auto* rule = choices.ruleFor(action))
            rule->prepare(*m_book, data, action);
        break;
    }
    return assumed;
}

} // namespace vozka
