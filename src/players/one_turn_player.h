// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Players who look at their own turn only.
#pragma once

#include "players/computer_player.h"
#include "players/lines.h"

namespace vozka {

class OneTurnPlayer final : public ComputerPlayer {
public:
    enum class Manner : std::uint8_t {
        /// Takes what the game would pay if it ended now, is sparing with his last figures, and now and then
        /// overlooks the best.
        Greedy,
        /// Takes what the evaluation says of the end of the game.
        Foreseeing
    };
    OneTurnPlayer(Rules rules, Manner manner);

    [[nodiscard]] Thought think(const State& state, const Budget& budget, std::stop_token stop) override;

private:
    [[nodiscard]] std::size_t slip(const State& state, const Budget& budget) const;

    Rules m_rules;
    Manner m_manner;
    Evaluator m_evaluator;
    LineFinder m_finder;
    std::vector<Line> m_lines;
};

} // namespace vozka
