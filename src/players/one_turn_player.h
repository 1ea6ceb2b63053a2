// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Players that consider only their own turn.
#pragma once

#include "players/computer_player.h"
#include "players/lines.h"

namespace vozka {

class OneTurnPlayer final : public ComputerPlayer {
public:
    enum class Goal : std::uint8_t {
        /// Maximizes the points that the game would pay if it ended now. Values its last figures a little. In
        /// one of five moves it skips up to three best moves.
        Greedy,
        /// Maximizes the evaluation of the end of the game.
        ExpectedResult
    };
    OneTurnPlayer(Rules rules, Goal goal);

    [[nodiscard]] SearchResult think(const State& state, const Budget& budget, std::stop_token stop) override;

private:
    [[nodiscard]] std::size_t skippedMoves(const State& state, const Budget& budget) const;

    Rules m_rules;
    Goal m_goal;
    Evaluator m_evaluator;
    LineFinder m_finder;
    std::vector<Line> m_lines;
};

} // namespace vozka
