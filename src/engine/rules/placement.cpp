// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/placement.h"

#include <algorithm>
#include <cstdlib>

namespace vozka {

bool fitsSomewhere(const TileCatalogue& catalogue, const Board& board, KindIndex kind)
{
    const auto& fits = catalogue.compiled(kind).fits;
    return std::ranges::any_of(board.openCells(), [&](const OpenCell& open) { return fits[open.demands] != 0; });
}

void addPlacements(const TileCatalogue& catalogue, const Board& board, KindIndex kind, ActionList& actions)
{
    const auto& fits = catalogue.compiled(kind).fits;
    for (const auto& open : board.openCells()) {
        const unsigned mask = fits[open.demands];
        for (Turns turns = 0; mask >> turns != 0; ++turns)
            if ((mask >> turns & 1U) != 0)
                actions.push_back(Action::place(kind, open.cell, turns));
    }
}

namespace {

/// The side that does not match first, clockwise from the north, and what it meets.
std::optional<Refusal> mismatch(const TurnedTile& tile, Demands demands, Cell at)
{
    for (const Side side : allSides) {
        const auto wanted = demanded(demands, side);
        const auto shown = tile.shows[index(side)];
        if (wanted == Terrain::Nothing || wanted == shown)
            continue;
        Refusal refusal{refusal::sideDoesNotMatch, "base.place.match"};
        refusal.at = neighbour(at, side);
        refusal.side = side;
        refusal.shows = shown;
        refusal.meets = wanted;
        return refusal;
    }
    return {};
}

} // namespace

std::optional<Refusal> placementRefusal(const TileCatalogue& catalogue, const Board& board, KindIndex kind, Cell at,
                                        Turns turns)
{
    constexpr Code rule = "base.place.match";
    if (turns >= sideCount)
        return Refusal{refusal::noSuchTurn, rule};
    // The table of cells speaks of no cell further out; nothing lies there.
    if (std::abs(at.x) > farthestCell || std::abs(at.y) > farthestCell)
        return Refusal{refusal::noNeighbour, rule, at};
    const auto content = board.at(at);
    if (CellTable::isTile(content))
        return Refusal{refusal::cellTaken, rule, at};
    if (!CellTable::isOpen(content))
        return Refusal{refusal::noNeighbour, rule, at};
    return mismatch(catalogue.compiled(kind).turned[turns], board.demandsAt(at), at);
}

} // namespace vozka
