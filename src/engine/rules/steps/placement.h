// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a tile fits.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/state/action_list.h"
#include "engine/rules/state/refusal.h"

namespace vozka {

[[nodiscard]] bool fitsSomewhere(const TileCatalogue& catalogue, const Board& board, KindIndex kind);

/// Every cell and every turn in which it fits, turns that look alike too.
void addPlacements(const TileCatalogue& catalogue, const Board& board, KindIndex kind, ActionList& actions);

/// Why the tile does not lie there in that turn; its kind is taken as given. Rule: base.place.match
[[nodiscard]] std::optional<Refusal> placementRefusal(const TileCatalogue& catalogue, const Board& board,
                                                      KindIndex kind, Cell at, Turns turns);

} // namespace vozka
