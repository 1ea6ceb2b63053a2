// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What every game has: the plan of the turn, roads, cities and followers.
#pragma once

namespace vozka {

class RuleBook;

/// Followers of each player; his eighth is the marker on the scoreboard, which points on the screen replace.
inline constexpr int followersOfPlayer = 7;

void addCoreRules(RuleBook& book);

} // namespace vozka
