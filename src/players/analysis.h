// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game looked at again: for each decision what the search would have done, and what the difference cost.
#pragma once

#include "engine/rules/state/packed_state.h"
#include "players/search_player.h"

#include <functional>
#include <span>

namespace vozka {

/// What one player did in a row, until somebody else or nature decided.
struct Decision {
    PackedState before;
    /// The index of the moment of the game with which it begins.
    std::size_t first = 0;
    std::vector<Action> played;
};

struct JudgedDecision {
    /// Its place in the list of decisions.
    std::size_t index = 0;
    Player player = 0;
    int turn = 0;
    std::vector<Action> played;
    /// What the search would have done, with what speaks for it against what was played. The same actions if
    /// it agrees.
    CandidateMove best;
    /// What speaks for the played move against `best`.
    std::vector<Reason> playedReasons;
    /// By how many points each player is expected to be ahead at the end, after what was played.
    Values expected{};
    /// What the difference cost the player, in points; never less than 0.
    float cost = 0;
};

/// Judges the decisions one by one.
class Analysis {
public:
    explicit Analysis(Rules rules);

    /// Blocks for three times the budget. Nothing if it was asked to stop. Requires: what was played is
    /// legal.
    [[nodiscard]] std::optional<JudgedDecision> judge(const Decision& decision, const Budget& budget,
                                                      const std::stop_token& stop);

private:
    Rules m_rules;
    SearchPlayer m_player;
    Evaluator m_evaluator;
};

/// Judges all; after each one `progress` is told how many are done. Asked to stop it answers what is done.
[[nodiscard]] std::vector<JudgedDecision> analyse(const Rules& rules, std::span<const Decision> decisions,
                                                  const Budget& budget, const std::stop_token& stop,
                                                  const std::function<void(std::size_t)>& progress = {});

/// The costliest first, at most so many; those that cost nothing are left out.
[[nodiscard]] std::vector<JudgedDecision> costliest(std::vector<JudgedDecision> judged,
                                                    std::size_t count = 3);

} // namespace vozka
