// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The interface of the engine: legal actions, reasons of refusals, and their effects. It uses no random
// numbers, no clock and no text.
#pragma once

#include "engine/rules/candidate.h"
#include "engine/rules/hooks/outcome_list.h"
#include "engine/rules/hooks/rule_book.h"
#include "engine/rules/state/event.h"

#include <memory>

namespace vozka {

/// Set-up of a game, with 2 to 6 players. `ruleSources`: functions that add the rules of expansions, see
/// expansions/list.h.
struct SetUp {
    Options options;
    int players = 2;
    std::vector<void (*)(RuleBook&)> ruleSources;
};

class Rules {
public:
    /// Returns no rules, and the reason in `fault`, if they exceed a limit of the engine. Requires: the core
    /// or an expansion has a rule for every kind of feature in the catalogue.
    [[nodiscard]] static std::optional<Rules> make(TileCatalogue catalogue, const SetUp& setUp,
                                                   CapacityFault& fault);

    [[nodiscard]] const RuleBook& book() const { return *m_book; }
    [[nodiscard]] const TileCatalogue& catalogue() const { return m_book->catalogue(); }

    /// Returns a new game with the start tiles of the rule book, before the first draw. Requires: there is a
    /// start tile. `boardTurns`: quarter turns clockwise of the whole board around the cell 0,0.
    [[nodiscard]] State start(Turns boardTurns = 0) const;
    /// Returns the action of the same game on a board that is turned further.
    [[nodiscard]] Action turned(const Action& action, Turns boardTurns) const;
    /// Replaces `actions` by all actions that are legal now. Empty only if the game is over. With
    /// `Placements::Distinct`, choices of later steps (`isEarly`) are left out.
    void legal(const State& state, ActionList& actions, Placements placements = Placements::All) const;
    /// Returns the legal actions of the dealer with their weights, in the order of `legal`. Valid until the
    /// state changes. Requires: the dealer is to move.
    [[nodiscard]] OutcomeList outcomes(const State& state) const;
    /// Returns why the action is not legal now; empty if it is. `action` can have any value.
    [[nodiscard]] std::optional<Refusal> refusal(const State& state, const Action& action) const;
    /// Applies the action and all automatic actions up to the next choice. Appends to `events` if it is not
    /// null. Requires: the action is legal.
    void apply(State& state, const Action& action, Events* events = nullptr) const;
    /// Ends the game now. A pending choice is passed, a moving piece stops, and features completed by the
    /// tile of this turn are scored. Then comes the final scoring. Requires: the game is not over.
    void endNow(State& state, Events* events = nullptr) const;
    /// Name of the step that waits for an action ("draw", "place", "deploy", ...).
    [[nodiscard]] Code step(const State& state) const;

    /// Returns the state as if the active player had drawn that kind, or could place that own tile.
    [[nodiscard]] State asIfDrawn(const State& state, KindIndex kind) const;
    /// Returns the state as if the active player had just placed the last tile.
    [[nodiscard]] State asIfPlaced(const State& state) const;
    /// Returns the state as if the step of the action were the current one. `ActionRule::prepare` then
    /// changes that state.
    [[nodiscard]] State asIfInStep(const State& state, const Action& action) const;

private:
    friend class PositionLoader;
    explicit Rules(std::shared_ptr<const RuleBook> book) : m_book(std::move(book)) {}
    [[nodiscard]] State emptyState() const;
    void listOutcomes(const State& state, ActionList& actions) const;
    [[nodiscard]] Refusal wrongStepRefusal(const StateData& state, const Action& action) const;
    /// Continuation after the current turn: another turn, or the end of the game by `endNow`.
    enum class Continuation : std::uint8_t { AnotherTurn, GameEnd };
    void advance(Turn& turn, Next next, Continuation continuation = Continuation::AnotherTurn) const;
    /// Finds the next player who has a choice in the step. Returns NextStep if no player has one.
    [[nodiscard]] Next findNextPlayer(StateData& state) const;
    /// Index of the step after the current one, depending on `next`. 0: the next turn starts. The size of the
    /// plan: the game ends.
    [[nodiscard]] std::size_t stepAfter(const StateData& state, Next next, Continuation continuation) const;
    /// Applies an action of the step and continues.
    void applyChoice(Turn& turn, const Action& action, Continuation continuation) const;
    [[nodiscard]] bool admitsFreeActions(const StateData& state) const;
    void startNextTurn(Turn& turn, Continuation continuation) const;
    void endGame(Turn& turn) const;

    std::shared_ptr<const RuleBook> m_book;
};

} // namespace vozka
