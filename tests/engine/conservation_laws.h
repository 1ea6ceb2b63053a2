// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The laws that no tile, figure or token is lost.
#pragma once

#include "laws.h"

namespace vozka {

/// Figures are in the supply, on the board, in areas or tokens. Tokens appear and leave only with events.
[[nodiscard]] Check figuresAndTokensAreConserved(const CheckedGame& game);
/// Tiles are in the bag, in pools, drawn, on the board or discarded.
[[nodiscard]] Check tilesAreConserved(const CheckedGame& game);

} // namespace vozka
