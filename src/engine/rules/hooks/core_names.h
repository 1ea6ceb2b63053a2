// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Names of the steps of the core, for expansions that extend them.
#pragma once

#include "engine/base/ids.h"

namespace vozka {

namespace step {

inline constexpr Code draw = "draw";
inline constexpr Code place = "place";
inline constexpr Code deploy = "deploy";
inline constexpr Code score = "score";

} // namespace step

/// Author of the steps of the core in `TurnPlan::print`.
inline constexpr Code coreName = "core";

} // namespace vozka
