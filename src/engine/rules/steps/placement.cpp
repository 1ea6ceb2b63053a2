// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/steps/placement.h"

#include <algorithm>
#include <span>

namespace vozka {

namespace {

/// Why an expansion refuses a place whose sides match.
std::optional<Refusal> refusedByHooks(const RuleBook& book, const StateData& state, const PlacedTile& tile)
{
    for (const auto& hook : book.placementHooks())
        if (hook->kinds()[tile.kind])
            if (auto why = hook->refusal(state, tile))
                return why;
    return {};
}

/// The turns of a mask, in order; behind them anything.
struct TurnSet {
    std::array<Turns, sideCount> turns{};
    std::uint8_t size = 0;

    [[nodiscard]] constexpr std::span<const Turns> used() const { return {turns.data(), size}; }
};

constexpr std::array<TurnSet, 16> makeTurnSets()
{
    std::array<TurnSet, 16> sets{};
    for (unsigned mask = 0; mask < sets.size(); ++mask)
        for (Turns turns = 0; turns < sideCount; ++turns)
            if ((mask >> turns & 1U) != 0)
                sets[mask].turns[sets[mask].size++] = turns;
    return sets;
}

constexpr auto turnSets = makeTurnSets();

} // namespace

bool fitsSomewhere(const RuleBook& book, const StateData& state, KindIndex kind)
{
    const auto& compiled = book.catalogue().compiled(kind);
    return std::ranges::any_of(state.board.openCells(), [&](const OpenCell& open) {
        const auto fitting = compiled.fitting(open.demands);
        if (fitting == 0 || !book.limitsPlacesOf(kind))
            return fitting != 0;
        return std::ranges::any_of(turnSets[fitting].used(), [&](Turns turns) {
            return !refusedByHooks(book, state, {.cell = open.cell, .kind = kind, .turns = turns});
        });
    });
}

namespace {

/// Adds the places where `fits(demands)` leaves turns.
template<class Fits>
void addFitting(const Board& board, KindIndex kind, ActionList& actions, Fits fits)
{
    // Where the tile fits and in which turns cannot be foreseen, and a branch predicted wrongly costs more
    // than a few writes: half of the time of a random game went here. So every cell is written down and only
    // kept if it fits, and every cell that fits writes four actions and keeps as many of them as hold.
    const auto cells = board.openCells();
    std::array<std::uint16_t, maxOpenCells> fitting;
    std::size_t fittingCount = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        fitting[fittingCount] = static_cast<std::uint16_t>(i);
        fittingCount += fits(cells[i].demands) != 0 ? 1U : 0U;
    }
    const std::array turned{Action::place(kind, {}, 0), Action::place(kind, {}, 1),
                            Action::place(kind, {}, 2), Action::place(kind, {}, 3)};
    for (std::size_t i = 0; i < fittingCount; ++i) {
        const auto& open = cells[fitting[i]];
        const auto& set = turnSets[fits(open.demands)];
        auto* const room = actions.room();
        for (int k = 0; k < sideCount; ++k) {
            room[k] = turned[set.turns[k]];
            room[k].at = open.cell;
        }
        actions.take(set.size);
    }
}

} // namespace

void addPlacements(const RuleBook& book, const StateData& state, KindIndex kind, ActionList& actions)
{
    const auto& compiled = book.catalogue().compiled(kind);
    // Where nobody refuses places there is no river either, and the lower byte says all.
    if (book.placementHooks().empty())
        return addFitting(state.board, kind, actions,
                          [&](Demands demands) { return compiled.fits[demands & 0xFF]; });
    addFitting(state.board, kind, actions, [&](Demands demands) { return compiled.fitting(demands); });
    if (!book.limitsPlacesOf(kind))
        return;
    actions.keepIf([&](const Action& action) {
        return !refusedByHooks(book, state, {.cell = action.at, .kind = action.kind, .turns = action.turns});
    });
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
    return mismatch(catalogue.compiled(kind).turned[turns], board.demandsAt(at), at);
}

std::optional<Refusal> placementRefusal(const RuleBook& book, const StateData& state, const PlacedTile& tile)
{
    if (auto why = placementRefusal(book.catalogue(), state.board, tile.kind, tile.cell, tile.turns))
        return why;
    return refusedByHooks(book, state, tile);
}

} // namespace vozka
