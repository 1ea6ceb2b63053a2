// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The monastery: stands on one tile, is complete when the eight cells round it are filled.
#pragma once

#include "engine/expansions/expansion.h"
#include "engine/expansions/numbers.h"

namespace vozka::monastery {

inline constexpr auto featureKind = number::of(number::Feature::Monastery);

extern const Expansion expansion;

} // namespace vozka::monastery
