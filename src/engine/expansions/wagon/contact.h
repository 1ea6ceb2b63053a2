// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How two features that nothing connects lie to each other.
#pragma once

#include "engine/expansions/wagon/chains.h"

namespace vozka::wagon {

[[nodiscard]] Apart apartWithoutChain(const TileCatalogue& catalogue, const Board& board, Segment a,
                                      Segment b);

} // namespace vozka::wagon
