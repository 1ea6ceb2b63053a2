// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/steps/placement.h"

#include <algorithm>

namespace vozka {

namespace {

/// Returns why a limit forbids the place of the tile; empty if none does. Requires: the sides match.
std::optional<Refusal> limitRefusal(const RuleBook& book, const StateData& state, const PlacedTile& tile)
{
    if (!book.limits().limitsPlacesOf(tile.kind))
        return {};
    return book.limits().refusal(Limit::TilePlace, state, {.tile = &tile});
}

/// Returns a function of an open cell: the mask of the allowed turns for a kind whose places are limited. For
/// a kind with a terrain of an expansion it first checks if the cell demands one: most cells do not.
auto allowedTurnsOf(const RuleBook& book, const StateData& state, KindIndex kind)
{
    const bool needsTerrain = book.limits().needsExpansionTerrain(kind);
    return [&book, &state, kind, needsTerrain](const OpenCell& at) {
        return needsTerrain && !haveExpansionTerrain(at.demands) ? std::uint8_t{0}
                                                                 : allowedTurns(book, state, kind, at);
    };
}

} // namespace

std::uint8_t allowedTurns(const RuleBook& book, const StateData& state, KindIndex kind, const OpenCell& open)
{
    const auto fitting = book.catalogue().compiled(kind).fitting(open.demands);
    if (!book.limits().limitsPlacesOf(kind))
        return fitting;
    unsigned allowed = 0;
    for (const Turns each : turnSets[fitting].used())
        if (!limitRefusal(book, state, {.cell = open.cell, .kind = kind, .turns = each}))
            allowed |= 1U << each;
    return static_cast<std::uint8_t>(allowed);
}

bool fitsSomewhere(const RuleBook& book, const StateData& state, KindIndex kind)
{
    const auto open = state.board.openCells();
    if (book.limits().limitsPlacesOf(kind))
        return std::ranges::any_of(open, [turnsAt = allowedTurnsOf(book, state, kind)](const OpenCell& at) {
            return turnsAt(at) != 0;
        });
    const auto& compiled = book.catalogue().compiled(kind);
    return std::ranges::any_of(open, [&](const OpenCell& at) { return compiled.fitting(at.demands) != 0; });
}

void addPlacements(const RuleBook& book, const StateData& state, KindIndex kind, ActionList& actions)
{
    const auto& compiled = book.catalogue().compiled(kind);
    // The tile looks the same after `distinctTurns` more turns.
    const auto wanted = static_cast<std::uint8_t>(
        actions.placements() == Placements::Distinct ? (1U << compiled.distinctTurns) - 1 : allTurns);
    const auto add = [&](auto turnsAt) {
        actions.addPlacements(kind, state.board.openCells(), wanted, turnsAt);
    };
    // The lambdas copy the addresses of the tables, because the compiler reads a referenced address again
    // after each written mask.
    const auto* const fits = compiled.fits.data();
    const auto* const fitsExpansion = compiled.fitsExpansion.data();
    if (book.limits().limitsPlacesOf(kind))
        add(allowedTurnsOf(book, state, kind));
    else if (state.board.mayDemandExpansionTerrain())
        add([fits, fitsExpansion](const OpenCell& at) {
            const unsigned demands = at.demands;
            return static_cast<std::uint8_t>(fits[demands & 0xFF]
                                             & fitsExpansion[demands >> expansionDemandsShift]);
        });
    else
        add([fits](const OpenCell& at) { return fits[at.demands & 0xFF]; });
}

namespace {

/// Returns the first side that does not match, clockwise from the north, and the terrain of its neighbour.
/// Empty if all sides match.
std::optional<Refusal> mismatch(const TileCatalogue& catalogue, const TurnedTile& tile, Demands demands,
                                Cell at)
{
    for (const Side side : allSides) {
        const auto wanted = demanded(demands, side);
        const auto shown = tile.shows[index(side)];
        if (wanted == Terrain::Nothing || wanted == shown)
            continue;
        Refusal refusal{refusal::sideDoesNotMatch, "base.place.match"};
        refusal.at = neighbour(at, side);
        refusal.side = side;
        if (shown != Terrain::Nothing)
            refusal.shows = catalogue.featureOf(shown);
        refusal.neighbourTerrain = catalogue.featureOf(wanted);
        return refusal;
    }
    return {};
}

} // namespace

std::optional<Refusal> placementRefusal(const TileCatalogue& catalogue, const Board& board, KindIndex kind,
                                        Cell at, Turns turns)
{
    constexpr Code rule = "base.place.match";
    if (turns >= sideCount)
        return Refusal{refusal::noSuchTurn, rule};
    // The cell table cannot look up cells far beyond the table.
    if (!isOnTable(at))
        return Refusal{refusal::noNeighbour, rule, at};
    const auto content = board.at(at);
    if (CellTable::isTile(content))
        return Refusal{refusal::cellTaken, rule, at};
    if (!CellTable::isOpen(content))
        return Refusal{refusal::noNeighbour, rule, at};
    return mismatch(catalogue, catalogue.compiled(kind).turned[turns], board.demandsAt(at), at);
}

std::optional<Refusal> placementRefusal(const RuleBook& book, const StateData& state, const PlacedTile& tile)
{
    const auto* const own = book.ownTileRule(tile.kind);
    auto refusal = own != nullptr
                       ? own->refusal(state, tile)
                       : placementRefusal(book.catalogue(), state.board, tile.kind, tile.cell, tile.turns);
    return refusal ? refusal : limitRefusal(book, state, tile);
}

} // namespace vozka
