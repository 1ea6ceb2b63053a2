// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The names of steps and rules of every game, for expansions that extend them.
#pragma once

#include "engine/base/ids.h"

namespace vozka {

/// The steps of the core by name, for expansions that insert steps.
namespace step {

inline constexpr Code draw = "draw";
inline constexpr Code place = "place";
inline constexpr Code deploy = "deploy";
inline constexpr Code score = "score";

} // namespace step

/// Who put a step into the plan.
inline constexpr Code coreName = "core";

} // namespace vozka
