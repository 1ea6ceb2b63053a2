// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/scene_builder.h"

#include "models/art/pictures.h"
#include "models/art/tile_art.h"
#include "models/board_scene.h"
#include "models/overlays/overlay_painting.h"

#include <algorithm>

namespace vozka {

namespace {

/// A figure is narrower than its square, and hardly higher than its head.
QRectF boxOf(const FigureSpot& figure)
{
    constexpr qreal width = 0.8 * figureSize;
    constexpr qreal height = 0.9 * figureSize;
    const QPointF foot = QPointF(figure.cell.x, figure.cell.y) + figure.place;
    return {foot.x() - width / 2, foot.y() - height, width, height + 0.02};
}

QRectF boxOfMark(QPointF place)
{
    constexpr qreal height = numberSize * numberHeight;
    return {place.x() - numberSize / 2, place.y() - height / 2, numberSize, height};
}

/// Points of a tile to try, in steps; the border is left to the neighbours.
std::vector<QPointF> tries()
{
    constexpr int steps = 20;
    std::vector<QPointF> points;
    for (int y = 2; y <= steps - 2; ++y)
        for (int x = 3; x <= steps - 3; ++x)
            points.emplace_back(qreal(x) / steps, qreal(y) / steps);
    return points;
}

bool coversCell(const TurnedTile& tile)
{
    return tile.shows[0] == Terrain::Nothing;
}

} // namespace

unsigned closedSidesOf(const Table& table, Segment segment)
{
    const auto& board = table.board();
    const auto& tile = board.tiles()[board.segment(segment).tile];
    const auto turnedTile = [&](const PlacedTile& placed) -> const TurnedTile& {
        return table.catalogue().compiled(placed.kind).turned[placed.turns];
    };
    constexpr unsigned all = 15;
    if (coversCell(turnedTile(tile)))
        return all;
    unsigned closed = 0;
    for (const Side side : allSides) {
        const auto beside = board.tileAt(neighbour(tile.cell, side));
        if (beside != noTile && coversCell(turnedTile(board.tiles()[beside])))
            closed |= 1U << index(side);
    }
    return closed;
}

SceneBuilder::SceneBuilder(const Table& table) : m_table(table)
{
    for (const auto& figure : figuresOnBoard(table))
        m_taken.push_back(boxOf(figure));
}

OverlayCell& SceneBuilder::cellAt(Cell cell)
{
    auto& found = m_cells[{cell.y, cell.x}];
    if (found.pieces.empty()) {
        found.cell = cell;
        if (const auto tile = m_table.board().tileAt(cell); tile != noTile) {
            const auto& placed = m_table.board().tiles()[tile];
            found.kind = m_table.picture(placed.kind);
            found.turns = placed.turns;
        }
    }
    return found;
}

QString SceneBuilder::featureId(const SegmentRef& at) const
{
    const auto& tile = m_table.board().tiles()[m_table.board().tileAt(at.at)];
    return m_table.featureId(tile.kind, at.feature);
}

Segment SceneBuilder::segmentOf(const SegmentRef& at) const
{
    const auto tile = m_table.board().tileAt(at.at);
    if (tile == noTile)
        return noSegment;
    const auto& kind = m_table.catalogue().kind(m_table.board().tiles()[tile].kind);
    return at.feature < kind.features.size() ? m_table.board().segmentOf(tile, at.feature) : noSegment;
}

unsigned SceneBuilder::closedSides(const SegmentRef& at) const
{
    const auto segment = segmentOf(at);
    return segment == noSegment ? 0 : closedSidesOf(m_table, segment);
}

void SceneBuilder::add(const SegmentRef& at, OverlayPiece piece)
{
    piece.feature = featureId(at);
    if (piece.line.isValid())
        piece.closedSides = closedSides(at);
    cellAt(at.at).pieces.push_back(std::move(piece));
}

void SceneBuilder::add(Segment segment, OverlayPiece piece)
{
    add(m_table.board().ref(segment), std::move(piece));
}

void SceneBuilder::addFeature(Segment segment, const OverlayPiece& piece)
{
    m_table.board().forEachSegment(segment, [&](Segment at) { add(at, piece); });
}

void SceneBuilder::addCell(Cell cell, OverlayPiece piece)
{
    piece.feature.clear();
    cellAt(cell).pieces.push_back(std::move(piece));
}

QPointF SceneBuilder::placeOf(const SegmentRef& at) const
{
    const auto& tile = m_table.board().tiles()[m_table.board().tileAt(at.at)];
    return QPointF(at.at.x, at.at.y)
           + TileArt::instance().figurePlace(m_table.picture(tile.kind), tile.turns, featureId(at), false);
}

bool SceneBuilder::isFree(const QRectF& box) const
{
    return std::ranges::none_of(m_taken, [&](const QRectF& taken) { return taken.intersects(box); });
}

QPointF SceneBuilder::freePlace(const SegmentRef& at) const
{
    static const std::vector<QPointF> points = tries();
    const auto& tile = m_table.board().tiles()[m_table.board().tileAt(at.at)];
    const QString kind = m_table.picture(tile.kind);
    const auto area = TileArt::instance().area(kind, tile.turns, featureId(at));
    const QPointF wanted = TileArt::instance().labelPlace(kind, tile.turns, featureId(at));
    const QPointF corner(at.at.x, at.at.y);
    if (isFree(boxOfMark(corner + wanted)))
        return corner + wanted;
    QPointF best = wanted;
    qreal least = 1e9;
    for (const QPointF& point : points) {
        const QPointF off = point - wanted;
        // Outside its feature only if there is no room within.
        const qreal cost = QPointF::dotProduct(off, off) + (area.contains(point * areaSquare) ? 0 : 4);
        if (cost < least && isFree(boxOfMark(corner + point))) {
            least = cost;
            best = point;
        }
    }
    return corner + best;
}

QPointF SceneBuilder::addMark(const SegmentRef& at, const QString& text, OverlayLook look, int entry)
{
    const QPointF place = freePlace(at);
    m_taken.push_back(boxOfMark(place));
    m_marks.push_back({place, text, look, entry});
    return place;
}

QPointF SceneBuilder::addMarkOnCell(Cell cell, const QString& text, OverlayLook look, int entry)
{
    const QPointF place(cell.x + 0.5, cell.y + 0.5);
    m_taken.push_back(boxOfMark(place));
    m_marks.push_back({place, text, look, entry});
    return place;
}

std::vector<OverlayCell> SceneBuilder::takeCells()
{
    std::vector<OverlayCell> cells;
    for (auto& [place, cell] : m_cells)
        cells.push_back(std::move(cell));
    m_cells.clear();
    return cells;
}

} // namespace vozka
