// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places where a tile fits.
#pragma once

#include "engine/rules/hooks/rule_book.h"
#include "engine/rules/state/action_list.h"
#include "engine/rules/state/refusal.h"

namespace vozka {

/// True if the kind can be placed on an open cell.
[[nodiscard]] bool fitsSomewhere(const RuleBook& book, const StateData& state, KindIndex kind);

/// Adds all placements of the kind, or only the distinct ones, depending on `actions.placements()`.
void addPlacements(const RuleBook& book, const StateData& state, KindIndex kind, ActionList& actions);

/// Returns why a drawn tile or an own tile cannot be placed on its cell, turned by its turns; empty if it
/// can.
[[nodiscard]] std::optional<Refusal> placementRefusal(const RuleBook& book, const StateData& state,
                                                      const PlacedTile& tile);

/// The turns of the kind that are allowed on the open cell: bit t is set if it can be turned by t.
[[nodiscard]] std::uint8_t allowedTurns(const RuleBook& book, const StateData& state, KindIndex kind,
                                        const OpenCell& open);

/// Returns why the sides of that kind, turned by `turns`, do not fit on that cell; empty if they do. Rule:
/// base.place.match
[[nodiscard]] std::optional<Refusal> placementRefusal(const TileCatalogue& catalogue, const Board& board,
                                                      KindIndex kind, Cell at, Turns turns);

} // namespace vozka
