// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The contract of the engine: what may be done, why not, what happens then. Pure; it knows no chance,
// no clock and no text.
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
    /// Makes the rules of a game. Returns no rules, and the reason in `fault`, if they need more room than a
    /// game can have. Requires: every kind of feature in the catalogue has a rule, of the core or of an
    /// expansion.
    [[nodiscard]] static std::optional<Rules> make(TileCatalogue catalogue, const SetUp& setUp,
                                                   RoomFault& fault);

    [[nodiscard]] const RuleBook& book() const { return *m_book; }
    [[nodiscard]] const TileCatalogue& catalogue() const { return m_book->catalogue(); }

    /// A new game with the start tiles of the rule book, before the first draw. Requires: there is one.
    [[nodiscard]] State start() const;
    /// Lists all actions that are allowed now. Empty exactly when the game is over.
    void legal(const State& state, ActionList& actions, Placements placements = Placements::All) const;
    /// Lists the legal actions of the dealer with their weights, in the order of `legal`. Requires: the
    /// dealer is to act.
    [[nodiscard]] OutcomeList outcomes(const State& state) const;
    /// Reason why the action is not allowed now, `std::nullopt` if it is legal. Any value may be asked for.
    [[nodiscard]] std::optional<Refusal> refusal(const State& state, const Action& action) const;
    /// Carries the action out and what follows by itself, up to the next choice. Requires: it is legal.
    void apply(State& state, const Action& action, Events* events = nullptr) const;
    /// Ends the game as it stands: who may set a figure on the tile just placed sets none, a piece that is
    /// under way stops, what that tile completed is scored, then comes the final scoring. No other turn
    /// begins. Requires: it is not over.
    void endNow(State& state, Events* events = nullptr) const;
    /// The name of the step that waits ("draw", "place", "deploy", ...).
    [[nodiscard]] Code step(const State& state) const;

    /// The table as it would be if the player to move had drawn that kind, or could place that tile of his
    /// own: for questions about tiles.
    [[nodiscard]] State asIfDrawn(const State& state, KindIndex kind) const;
    /// The table as if the active player had just placed the last tile: for questions about figures.
    [[nodiscard]] State asIfPlaced(const State& state) const;
    /// The table as if the step to which the action belongs had come: for questions about other actions.
    [[nodiscard]] State asIfInStep(const State& state, const Action& action) const;

private:
    friend class PositionLoader;
    explicit Rules(std::shared_ptr<const RuleBook> book) : m_book(std::move(book)) {}
    [[nodiscard]] State empty() const;
    void listOutcomes(const State& state, ActionList& actions) const;
    [[nodiscard]] Refusal wrongStep(const StateData& state, const Action& action) const;
    /// What follows by itself; after the last turn of a game that is ended now, its end.
    enum class After : std::uint8_t { AnotherTurn, TheEnd };
    void goOn(Turn& turn, Next next, After after = After::AnotherTurn) const;
    /// The next player who has a choice in the step decides. Returns NextStep if no player has one.
    [[nodiscard]] Next askNext(StateData& state) const;
    /// Index of the step after the one of the state, depending on `next`. 0: the next turn starts. The size
    /// of the plan: the game ends.
    [[nodiscard]] std::size_t stepAfter(const StateData& state, Next next, After after) const;
    /// Applies an action of the step and continues.
    void applyChoice(Turn& turn, const Action& action, After after) const;
    [[nodiscard]] bool admitsFreeActions(const StateData& state) const;
    void passOn(Turn& turn, After after) const;
    void endGame(Turn& turn) const;

    std::shared_ptr<const RuleBook> m_book;
};

} // namespace vozka
