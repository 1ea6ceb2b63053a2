// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The names of what every game has, for those who put something beside it.
#pragma once

#include "engine/base/ids.h"

namespace vozka {

/// The steps of the core by name, for those who insert theirs beside them.
namespace step {

inline constexpr Code draw = "draw";
inline constexpr Code place = "place";
inline constexpr Code deploy = "deploy";
inline constexpr Code score = "score";

} // namespace step

/// Who put a step into the plan.
inline constexpr Code coreName = "core";

} // namespace vozka
