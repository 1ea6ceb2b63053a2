// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where a tile fits.
#pragma once

#include "engine/rules/hooks/rule_book.h"
#include "engine/rules/state/action_list.h"
#include "engine/rules/state/refusal.h"

namespace vozka {

/// Whether the kind may be placed anywhere.
[[nodiscard]] bool fitsSomewhere(const RuleBook& book, const StateData& state, KindIndex kind);

/// Adds all placements of the kind, or only the distinct ones, as `actions.placements()` says.
void addPlacements(const RuleBook& book, const StateData& state, KindIndex kind, ActionList& actions);

/// Why a tile that was drawn may not be placed there in that turn.
[[nodiscard]] std::optional<Refusal> placementRefusal(const RuleBook& book, const StateData& state,
                                                      const PlacedTile& tile);

/// Why the tile does not lie there in that turn; its kind is taken as given. Rule: base.place.match
[[nodiscard]] std::optional<Refusal> placementRefusal(const TileCatalogue& catalogue, const Board& board,
                                                      KindIndex kind, Cell at, Turns turns);

} // namespace vozka
