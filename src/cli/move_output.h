// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves and their reasons as JSON and as text.
#pragma once

#include "cli/common.h"
#include "players/search_result.h"
#include "records/actions.h"

namespace vozka::cli {

class MoveOutput {
public:
    /// `state`: the state before the moves. The match must outlive this object.
    MoveOutput(const Match& match, const State& state);

    /// Returns the actions in the format of a game file, one for each line.
    [[nodiscard]] std::vector<std::string> lines(const std::vector<Action>& actions) const;
    [[nodiscard]] Json json(const std::vector<Action>& actions) const;
    /// Returns the reasons with their codes, places and numbers. Numbers that are 0 are left out, except
    /// points.
    [[nodiscard]] Json json(const std::vector<Fact>& reasons) const;
    /// Prints the actions in one line.
    void print(const std::vector<Action>& actions) const;
    /// Prints a line for each reason that `isShown` selects. Features and spaces are named by their cells.
    void print(const std::vector<Fact>& reasons) const;

private:
    const Match& m_match;
    records::ActionWords m_words;
};

} // namespace vozka::cli
