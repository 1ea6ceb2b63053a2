// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of every game: the plan of the turn, roads, cities and followers.
#pragma once

namespace vozka {

class RuleBook;

/// Followers of each player. The eighth one is the marker on the scoreboard, which the program does not need.
inline constexpr int followersOfPlayer = 7;

/// Adds the rules of the core. Call it before the rules of expansions.
void addCoreRules(RuleBook& book);

} // namespace vozka
