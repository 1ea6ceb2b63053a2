// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The abbey: a tile that covers its cell whole and closes every side it touches.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::abbey {

inline constexpr auto featureKind = static_cast<FeatureKind>(4);

extern const Expansion expansion;

} // namespace vozka::abbey
