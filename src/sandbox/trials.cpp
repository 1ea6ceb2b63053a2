// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Computes the result of an edit without applying it: the record and the state, or the refusal.
#include "engine/rules/steps/placement.h"
#include "sandbox/board_pieces.h"
#include "sandbox/codes.h"
#include "sandbox/refusals.h"
#include "sandbox/sandbox.h"
#include "sandbox/tile_order.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <ranges>
#include <set>

namespace vozka::sandbox {

std::optional<std::size_t> Sandbox::tileOn(Cell at) const
{
    const auto& tiles = position().tiles;
    const auto found = std::ranges::find(tiles, at, &PositionTile::at);
    return found == tiles.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - tiles.begin()));
}

unsigned Sandbox::turnsThatFit(KindIndex kind, Cell at, Player owner) const
{
    constexpr unsigned everyTurn = 15;
    if (kind >= rules().catalogue().kindCount())
        return 0;
    const auto* own = rules().book().ownTileRule(kind);
    if (own == nullptr && m_state->bag[kind] == 0)
        return 0;
    if (isEmpty() && own == nullptr)
        return everyTurn;
    unsigned turns = 0;
    auto drawnState = rules().asIfDrawn(m_state, kind);
    for (Turns t = 0; t < sideCount; ++t) {
        const bool fits = own != nullptr
                              ? !placementRefusal(rules().book(), *m_state,
                                                  {.cell = at, .kind = kind, .turns = t, .owner = owner})
                              : !rules().refusal(drawnState, Action::place(kind, at, t));
        turns |= fits ? 1U << t : 0U;
    }
    return turns;
}

Sandbox::Edit Sandbox::withTile(KindIndex kind, Cell at, Turns turns, Player owner) const
{
    if (std::abs(at.x) > farthestCell || std::abs(at.y) > farthestCell)
        return {.refusal = refused(offTheTable, at)};
    auto record = this->record();
    const bool own = kind < rules().catalogue().kindCount() && !rules().catalogue().kind(kind).inBag;
    record.position.tiles.push_back({kind, at, turns, own ? owner : noPlayer});
    // Check first if the tile fits with the other tiles.
    const Position onlyTiles{.tiles = record.position.tiles};
    PositionFault fault;
    const auto state = PositionLoader::make(rules(), onlyTiles, fault);
    if (!state)
        return {.refusal = fault.refusal};
    for (const auto& spec : rules().book().tokens())
        if (spec.isPiece() && (*state)->isAt(spec.kind, at))
            putToken(record.position, spec, {.kind = spec.kind, .at = Spot::tile(at)});
    return makeEdit(std::move(record), {at, lastCell(position())});
}

Sandbox::Edit Sandbox::withFigure(const PositionFigure& figure) const
{
    auto record = this->record();
    record.position.figures.push_back(figure);
    return withLastTileFor(figure, std::move(record));
}

Sandbox::Edit Sandbox::withFigureInArea(const FigureInArea& figure, std::optional<std::size_t> from) const
{
    auto record = this->record();
    record.position.inAreas.push_back(figure);
    if (from) {
        auto& figures = record.position.figures;
        assert(*from < figures.size());
        figures.erase(figures.begin() + static_cast<std::ptrdiff_t>(*from));
        detachTokens(record.position);
    }
    return makeEdit(std::move(record));
}

Sandbox::Edit Sandbox::withChangedFigure(std::size_t index, const PositionFigure& figure) const
{
    auto record = this->record();
    auto& figures = record.position.figures;
    assert(index < figures.size());
    // Move the figure to the end, so that a refusal is about it.
    figures.erase(figures.begin() + static_cast<std::ptrdiff_t>(index));
    figures.push_back(figure);
    detachTokens(record.position);
    return withLastTileFor(figure, std::move(record));
}

Sandbox::Edit Sandbox::withLastTileFor(const PositionFigure& figure, Record record) const
{
    auto unchanged = makeEdit(record);
    if (!unchanged.refusal || unchanged.refusal->code != refusal::featureCompleted)
        return unchanged;
    const auto own = refusedFigure(leftBehind, figure);
    for (const Cell at : tilesThatMayComplete(figure)) {
        auto changed = makeEdit(record, {at});
        if (!changed.refusal)
            return changed;
        // Report another figure if this tile does not complete its feature.
        if (changed.refusal->code == leftBehind && !(*changed.refusal == own))
            unchanged.refusal = changed.refusal;
    }
    return unchanged;
}

std::vector<Cell> Sandbox::tilesThatMayComplete(const PositionFigure& figure) const
{
    const auto& board = m_state->board;
    std::set<Cell> cells;
    // A monastery or an abbey is completed by an adjacent tile.
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x)
            cells.insert(
                {static_cast<std::int16_t>(figure.at.x + x), static_cast<std::int16_t>(figure.at.y + y)});
    // Roads and cities are completed by one of their tiles, or by an adjacent abbey.
    board.forEachSegment(board.segmentOf(board.tileAt(figure.at), figure.feature), [&](Segment segment) {
        const Cell cell = board.cellOf(segment);
        cells.insert(cell);
        for (const Side side : allSides)
            cells.insert(neighbour(cell, side));
    });
    std::vector<Cell> latestFirst;
    for (const auto& tile : position().tiles | std::views::reverse)
        if (cells.contains(tile.at))
            latestFirst.push_back(tile.at);
    // A lesson starts before the last tile, so no other figure should be on that tile.
    std::ranges::stable_partition(latestFirst, [&](Cell at) {
        return at != figure.at && std::ranges::none_of(position().figures, [&](const auto& each) {
                   return touches(each, at);
               });
    });
    return latestFirst;
}

std::optional<Refusal> Sandbox::refusalOf(KindIndex kind, Cell at, Turns turns, Player owner) const
{
    return withTile(kind, at, turns, owner).refusal;
}

std::optional<Refusal> Sandbox::refusalOf(const PositionFigure& figure) const
{
    return withFigure(figure).refusal;
}

std::optional<Refusal> Sandbox::refusalOf(const FigureInArea& figure, std::optional<std::size_t> from) const
{
    return withFigureInArea(figure, from).refusal;
}

std::optional<Refusal> Sandbox::refusalOfChange(std::size_t index, const PositionFigure& figure) const
{
    return withChangedFigure(index, figure).refusal;
}

Sandbox::Edit Sandbox::makeEdit(Record record, const std::vector<std::optional<Cell>>& lastTiles) const
{
    std::optional<Refusal> refusal;
    for (const auto& last : lastTiles) {
        Cell unplaceable;
        PositionFault fault;
        auto tiles = inPlacementOrder(rules().catalogue(), record.position.tiles, last, unplaceable);
        if (!tiles) {
            refusal = refusal.value_or(refused(fallsApart, unplaceable));
            continue;
        }
        record.position.tiles = std::move(*tiles);
        if (auto state = PositionLoader::make(rules(), record.position, fault))
            return {.refusal = {}, .record = std::move(record), .state = *state};
        const bool isLeftBehind = fault.refusal.code == refusal::featureCompleted;
        if (!refusal || !isLeftBehind)
            refusal = isLeftBehind ? refusedFigure(leftBehind, record.position.figures[fault.index])
                                   : fault.refusal;
    }
    return {.refusal = refusal};
}

Sandbox::Edit Sandbox::makeEdit(Record record) const
{
    PositionFault fault;
    auto state = PositionLoader::make(rules(), record.position, fault);
    if (!state)
        return {.refusal = fault.refusal};
    return {.refusal = {}, .record = std::move(record), .state = *state};
}

} // namespace vozka::sandbox
