// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shrines: they score like monasteries. A shrine and a monastery next to each other challenge each other:
// only the feature that is completed first scores.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::cult {

// Refusals.
inline constexpr Code shrineNextToSeveral = "shrine-next-to-several";
inline constexpr Code monasteryNextToSeveral = "monastery-next-to-several";

extern const Expansion expansion;

} // namespace vozka::cult
