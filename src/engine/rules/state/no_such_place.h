// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The refusal of a place that does not exist, for figures that go to any tile.
#pragma once

#include "engine/rules/state/refusal.h"

namespace vozka {

/// That cell has no such feature, or no tile at all.
[[nodiscard]] inline Refusal noSuchPlace(TileIndex tile, Code rule, Cell at)
{
    Refusal refusal{refusal::wrongFeature, rule, at};
    if (tile == noTile)
        refusal.detail = refusal::noTile;
    return refusal;
}

} // namespace vozka
