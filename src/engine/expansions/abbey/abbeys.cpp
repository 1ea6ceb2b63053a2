// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/abbey/abbeys.h"

#include "engine/expansions/abbey/abbey.h"

#include <algorithm>

namespace vozka::abbey {

int abbeysLeft(const Abbeys& abbeys, const StateData& state, Player player)
{
    int placed = abbeys.unowned;
    for (const auto count : abbeys.placed)
        placed += count;
    const int leftInTotal = std::max(state.playerCount - placed, 0);
    return player == noPlayer ? leftInTotal : std::min(leftInTotal, 1 - abbeys.placed[player]);
}

bool hasAbbeyLeft(const Abbeys& abbeys, const StateData& state, Player player)
{
    return abbeysLeft(abbeys, state, player) > 0;
}

std::optional<Refusal> placementRefusal(const AbbeyKeys& keys, const StateData& state, const PlacedTile& tile)
{
    constexpr Code rule = "am.abbey.hole";
    const auto& board = state.board;
    const Cell at = tile.cell;
    const bool isOffTable = !isOnTable(at);
    if (!isOffTable && board.tileAt(at) != noTile)
        return Refusal{refusal::cellTaken, rule, at};
    for (const Side side : allSides)
        if (isOffTable || board.tileAt(neighbour(at, side)) == noTile)
            return Refusal{.code = notAHole, .rule = rule, .at = neighbour(at, side), .side = side};
    if (tile.turns != 0)
        return Refusal{.code = refusal::noSuchTurn, .rule = rule, .featureKind = keys.feature};
    if (!hasAbbeyLeft(keys.abbeysIn(state), state, tile.owner))
        return Refusal{.code = noAbbeyLeft, .rule = rule, .player = tile.owner};
    return {};
}

void countPlaced(const AbbeyKeys& keys, StateData& state)
{
    const auto& placed = state.board.tiles()[state.placed];
    auto& abbeys = keys.abbeysIn(state);
    ++(placed.owner == noPlayer ? abbeys.unowned : abbeys.placed[placed.owner]);
}

} // namespace vozka::abbey
