// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Slow check of the facts about a move: walks over tiles, and tries every tile of the bag in every turn.
#pragma once

#include "engine/rules/rules.h"
#include "players/fact.h"

#include <string>

namespace vozka {

/// Boards before a move, after the move that the fact is about, and after the other move.
struct FactBoards {
    const State& before;
    const State& now;
    const State& other;
};

/// Returns the wrong numbers of the fact as text; "" if all are right.
[[nodiscard]] std::string differenceFromBoard(const Rules& rules, const FactBoards& boards, const Fact& fact);

} // namespace vozka
