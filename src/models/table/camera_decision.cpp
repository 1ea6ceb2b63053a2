// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/camera_decision.h"

#include "models/table/moving_figure.h"
#include "models/table/path_model.h"

#include <algorithm>
#include <cmath>

namespace vozka {

namespace {

using Kind = CameraDecision::Kind;

QRectF rectOf(Cell cell)
{
    return {static_cast<qreal>(cell.x), static_cast<qreal>(cell.y), 1, 1};
}

Kind kindOf(Prompt::Kind prompt)
{
    switch (prompt) {
    case Prompt::Kind::OwnTile:
    case Prompt::Kind::Place:
        return Kind::Tile;
    case Prompt::Kind::Deploy:
        return Kind::Figure;
    case Prompt::Kind::MoveFigure:
    case Prompt::Kind::Choose:
        return Kind::Piece;
    default:
        return Kind::None;
    }
}

/// Returns the bounding rectangle of all tiles that belong to a feature of this tile.
QRectF touchedBy(const Table& table, const PlacedTile& tile)
{
    QRectF cells = rectOf(tile.cell);
    const auto& board = table.board();
    const auto features = table.catalogue().kind(tile.kind).features.size();
    for (std::size_t feature = 0; feature < features; ++feature) {
        const Segment segment = table.segmentAt({tile.cell, static_cast<FeatureIndex>(feature)});
        if (segment == noSegment)
            continue;
        board.forEachSegment(board.root(segment), [&](Segment at) { cells |= rectOf(board.cellOf(at)); });
    }
    return cells;
}

/// Returns the cell of the piece that moves step by step; empty if none.
QRectF walkerOf(const Table& table)
{
    QRectF last;
    const auto path = currentPath(table);
    for (const Cell cell : path.cells.all())
        last = rectOf(cell);
    return last;
}

/// Returns the cell of the figure or piece that moves; empty if none.
QRectF moverOf(const Table& table)
{
    if (const QRectF cell = walkerOf(table); !cell.isEmpty())
        return cell;
    if (const auto figure = movingFigureOf(table); figure.active())
        return {std::floor(figure.place.x()), std::floor(figure.place.y()), 1, 1};
    return {};
}

} // namespace

QRectF cellsOf(Spot spot)
{
    return spot.isCorner() ? rectOf(spot.cell()).translated(-0.5, -0.5) : rectOf(spot.cell());
}

CameraDecision cameraDecisionOf(const Table& table, const CandidateModel& candidates,
                                const ChoiceModel& choices, Prompt::Kind prompt)
{
    CameraDecision decision;
    decision.kind = kindOf(prompt);
    if (decision.kind == Kind::None || !table || table.board().tiles().empty())
        return {};
    // The candidates are for one kind of figure. Adds the places of all kinds, so that the camera does not
    // move when another kind is selected.
    for (const auto& row : choices.rows())
        if (placesFigure(row.action))
            decision.choices |= cellsOf(row.action.at);
    // Other choices than figures can be anywhere: the places for figures would be too small with all of them.
    const bool areOthersShown = decision.choices.isEmpty();
    for (const auto& candidate : candidates.rows())
        if (candidate.isAllowed() && (areOthersShown || !candidate.isOther()))
            decision.choices |= cellsOf(candidate.spot);
    // The prompt might be older than the table.
    if (const auto placed = table.placedCell(); placed && decision.kind == Kind::Figure) {
        const QRectF tile = rectOf(*placed);
        if (std::ranges::any_of(choices.rows(), [&](const auto& row) {
                return placesFigure(row.action) && cellsOf(row.action.at).intersects(tile);
            }))
            decision.newTile = tile;
        decision.choices |= tile;
        decision.middle = touchedBy(table, table.board().tiles()[(*table.state)->placed]);
    } else {
        if (decision.kind == Kind::Piece)
            decision.choices |= moverOf(table);
        decision.middle = decision.choices;
    }
    return decision.choices.isEmpty() ? CameraDecision() : decision;
}

CameraDecision lastMoveToShow(const Table& table)
{
    CameraDecision move;
    if (!table || table.board().tiles().empty())
        return move;
    move.kind = Kind::LastMove;
    move.choices = walkerOf(table);
    if (move.choices.isEmpty())
        move.choices = rectOf(table.board().tiles().back().cell);
    move.middle = move.choices;
    return move;
}

} // namespace vozka
