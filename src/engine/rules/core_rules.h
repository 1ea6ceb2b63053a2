// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What every game has: the plan of the turn, roads, cities and followers.
#pragma once

#include "engine/base/ids.h"

namespace vozka {

class RuleBook;

/// The steps of the core by name, for those who insert theirs beside them.
namespace step {

inline constexpr Code draw = "draw";
inline constexpr Code place = "place";
inline constexpr Code deploy = "deploy";
inline constexpr Code score = "score";

} // namespace step

/// Who put a step into the plan.
inline constexpr Code coreName = "core";

/// Followers of each player; his eighth is the marker on the scoreboard, which points on the screen replace.
inline constexpr int followersOfPlayer = 7;

void addCoreRules(RuleBook& book);

} // namespace vozka
