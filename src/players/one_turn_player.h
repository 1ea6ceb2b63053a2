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
        /// Maximizes the lead in points that the player would have if the game ended now. Figures in hand
        /// count a little. In one of five moves the player skips one to three of the best moves.
        Greedy,
        /// Maximizes the lead that the evaluation expects at the end of the game.
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
