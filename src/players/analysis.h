// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Analysis of a played game: for each decision the move of the search, and the points that the played move
// lost.
#pragma once

#include "engine/rules/state/packed_state.h"
#include "players/search_player.h"

#include <functional>
#include <span>

namespace vozka {

/// Consecutive actions of one player, until another player decides or the dealer acts.
struct Decision {
    PackedState before;
    /// Index of the history entry of its first action.
    std::size_t first = 0;
    std::vector<Action> played;
};

struct RatedDecision {
    /// Index in the list of decisions, set by `analyse`.
    std::size_t index = 0;
    Player player = 0;
    int turn = 0;
    std::vector<Action> played;
    /// The move of the search. Equals the played move if the search agrees.
    CandidateMove best;
    /// Reasons for and against the played move, compared with `best`. Empty if the moves are equal.
    std::vector<Fact> reasons;
    /// Expected lead of each player at the end of the game, after the played move.
    Values expected{};
    /// Points by which `best` leads over the played move for this player. At least 0.
    float cost = 0;
};

/// Returns the reasons of that decision. `before`: the state before it.
[[nodiscard]] std::vector<Fact> reasonsOf(Evaluator& evaluator, const State& before,
                                          const RatedDecision& rated);

class Analysis {
public:
    explicit Analysis(Rules rules);

    /// Rates the decision. Blocks for up to three times the budget. Returns `std::nullopt` after a request to
    /// stop. Requires: the played actions are legal.
    [[nodiscard]] std::optional<RatedDecision> rate(const Decision& decision, const Budget& budget,
                                                    const std::stop_token& stop);

private:
    Rules m_rules;
    SearchPlayer m_player;
    Evaluator m_evaluator;
};

/// Rates all decisions. After each decision it calls `progress` with the number of rated decisions. After a
/// request to stop it returns the decisions rated so far.
[[nodiscard]] std::vector<RatedDecision> analyse(const Rules& rules, std::span<const Decision> decisions,
                                                 const Budget& budget, const std::stop_token& stop,
                                                 const std::function<void(std::size_t)>& progress = {});

/// Returns at most `count` decisions, highest cost first. Decisions without cost are left out.
[[nodiscard]] std::vector<RatedDecision> costliestDecisions(std::vector<RatedDecision> rated,
                                                            std::size_t count = 3);

} // namespace vozka
