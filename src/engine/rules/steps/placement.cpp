// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/steps/placement.h"

#include <algorithm>

namespace vozka {

namespace {

/// Why a limit forbids a place whose sides match.
std::optional<Refusal> limited(const RuleBook& book, const StateData& state, const PlacedTile& tile)
{
    if (!book.limitsPlacesOf(tile.kind))
        return {};
    return book.limitRefusal(Limit::TilePlace, state, {.tile = &tile});
}

/// The turns of a mask that no limit forbids at that place.
std::uint8_t allowedTurns(const RuleBook& book, const StateData& state, KindIndex kind, Cell cell,
                          unsigned turns)
{
    unsigned allowed = 0;
    for (const Turns each : turnSets[turns].used())
        if (!limited(book, state, {.cell = cell, .kind = kind, .turns = each}))
            allowed |= 1U << each;
    return static_cast<std::uint8_t>(allowed);
}

} // namespace

bool fitsSomewhere(const RuleBook& book, const StateData& state, KindIndex kind)
{
    const auto& compiled = book.catalogue().compiled(kind);
    return std::ranges::any_of(state.board.openCells(), [&](const OpenCell& open) {
        const auto fitting = compiled.fitting(open.demands);
        if (fitting == 0 || !book.limitsPlacesOf(kind))
            return fitting != 0;
        return allowedTurns(book, state, kind, open.cell, fitting) != 0;
    });
}

void addPlacements(const RuleBook& book, const StateData& state, KindIndex kind, ActionList& actions)
{
    const auto& compiled = book.catalogue().compiled(kind);
    const auto open = state.board.openCells();
    // The pictures repeat after `looks` turns.
    const auto wanted = static_cast<std::uint8_t>(
        actions.placements() == Placements::Distinct ? (1U << compiled.looks) - 1 : allTurns);
    const auto add = [&](auto turnsAt) {
        actions.addPlacements(
            kind, open.size(), [&](std::size_t i) { return open[i].cell; },
            [&](std::size_t i) { return static_cast<std::uint8_t>(turnsAt(open[i]) & wanted); });
    };
    // If no rule limits places there is no river either, and the lower byte says all.
    if (!book.hasLimits(Limit::TilePlace))
        add([&](const OpenCell& at) { return compiled.fits[at.demands & 0xFF]; });
    else if (!book.limitsPlacesOf(kind))
        add([&](const OpenCell& at) { return compiled.fitting(at.demands); });
    else
        add([&](const OpenCell& at) {
            return allowedTurns(book, state, kind, at.cell, compiled.fitting(at.demands));
        });
}

namespace {

/// The side that does not match first, clockwise from the north, and what it meets.
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
        refusal.meets = catalogue.featureOf(wanted);
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
    // CellTable has no place for cells further out.
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
    if (auto why = placementRefusal(book.catalogue(), state.board, tile.kind, tile.cell, tile.turns))
        return why;
    return limited(book, state, tile);
}

} // namespace vozka
