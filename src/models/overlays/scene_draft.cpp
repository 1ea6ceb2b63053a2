// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/scene_draft.h"

#include "models/art/tile_art.h"
#include "models/overlays/mark_layout.h"
#include "models/scene/board_scene.h"

#include <algorithm>
#include <array>

namespace vozka {

namespace {

/// A figure is hardly higher than its head.
QRectF boxOf(const FigureSpot& figure)
{
    const qreal width = 0.96 * figure.size;
    const qreal height = 0.9 * figure.size;
    const QPointF foot = QPointF(figure.cell.x, figure.cell.y) + figure.place - QPointF(0, figure.raised);
    const qreal above = figure.figure.onCorner ? height / 2 : height;
    return {foot.x() - width / 2, foot.y() - above, width, height + 0.02};
}

/// A pile is narrower than its square.
QRectF boxOf(const PieceSpot& piece)
{
    constexpr qreal widest = 0.18;
    const qreal width = piece.pieces > 0 ? widest : 0.96 * piece.size;
    const qreal height = 0.92 * piece.size;
    const QPointF foot = QPointF(piece.cell.x, piece.cell.y) + piece.place;
    return {foot.x() - width / 2, foot.y() - height, width, height + 0.02};
}

/// What it counts now stands at its upper right.
QRectF boxOfStrength(const FigureSpot& figure)
{
    constexpr QSizeF badge(0.3, 0.16);
    const QPointF foot = QPointF(figure.cell.x, figure.cell.y) + figure.place;
    return {foot + QPointF(0.28 * figure.size, -0.9 * figure.size), badge};
}

/// Points of a tile to try, in so many steps; the border is left to the neighbours.
std::vector<QPointF> tries(int steps)
{
    std::vector<QPointF> points;
    for (int y = 1; y < steps; ++y)
        for (int x = 1; x < steps; ++x)
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

SceneDraft::SceneDraft(const Table& table, MarkRoom room) : m_table(table), m_room(room)
{
    for (const auto& figure : figuresOnBoard(table)) {
        m_taken.push_back(boxOf(figure));
        if (shownStrength(table, figure.figure))
            m_taken.push_back(boxOfStrength(figure));
    }
    for (const auto& piece : piecesOnBoard(table))
        m_taken.push_back(boxOf(piece));
    if (room.free && room.size <= largestMarkBesideShortRoads)
        keepShortRoadsClear();
}

/// They are no larger than a mark: one on top of them, even their own, would leave nothing of them.
void SceneDraft::keepShortRoadsClear()
{
    constexpr qreal rim = 0.2;
    for (const auto& tile : m_table.board().tiles()) {
        const auto& kind = m_table.catalogue().kind(tile.kind);
        for (const auto& road : kind.shortRoads) {
            const auto area = TileArt::instance().area(m_table.picture(tile.kind), tile.turns,
                                                       QString::fromStdString(road.id));
            const QRectF box(area.boundingRect().topLeft() / areaSquare,
                             area.boundingRect().size() / areaSquare);
            m_shortRoads.push_back(box.translated(tile.cell.x, tile.cell.y)
                                       .adjusted(rim * box.width(), rim * box.height(), -rim * box.width(),
                                                 -rim * box.height()));
        }
    }
}

OverlayCell& SceneDraft::cellAt(Cell cell)
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

QString SceneDraft::featureId(const SegmentRef& at) const
{
    const auto& tile = m_table.board().tiles()[m_table.board().tileAt(at.at)];
    return m_table.featureId(tile.kind, at.feature);
}

Segment SceneDraft::segmentOf(const SegmentRef& at) const
{
    const auto tile = m_table.board().tileAt(at.at);
    if (tile == noTile)
        return noSegment;
    const auto& kind = m_table.catalogue().kind(m_table.board().tiles()[tile].kind);
    return at.feature < kind.features.size() ? m_table.board().segmentOf(tile, at.feature) : noSegment;
}

unsigned SceneDraft::closedSides(const SegmentRef& at) const
{
    const auto segment = segmentOf(at);
    return segment == noSegment ? 0 : closedSidesOf(m_table, segment);
}

void SceneDraft::add(const SegmentRef& at, OverlayPiece piece)
{
    piece.feature = featureId(at);
    if (piece.line.isValid())
        piece.closedSides = closedSides(at);
    cellAt(at.at).pieces.push_back(std::move(piece));
}

void SceneDraft::add(Segment segment, OverlayPiece piece)
{
    add(m_table.board().ref(segment), std::move(piece));
}

void SceneDraft::addFeature(Segment segment, const OverlayPiece& piece)
{
    m_table.board().forEachSegment(segment, [&](Segment at) { add(at, piece); });
}

void SceneDraft::addCell(Cell cell, OverlayPiece piece)
{
    piece.feature.clear();
    cellAt(cell).pieces.push_back(std::move(piece));
}

QPointF SceneDraft::placeOf(const SegmentRef& at) const
{
    const auto& tile = m_table.board().tiles()[m_table.board().tileAt(at.at)];
    return QPointF(at.at.x, at.at.y)
           + TileArt::instance().figurePlace(m_table.picture(tile.kind), tile.turns, featureId(at));
}

/// Which part of the box hides what is there already.
qreal SceneDraft::hidden(const QRectF& box, const std::vector<QRectF>& there)
{
    qreal area = 0;
    for (const auto& taken : there) {
        const QRectF both = taken & box;
        if (!both.isEmpty())
            area += both.width() * both.height();
    }
    return area / (box.width() * box.height());
}

bool SceneDraft::onShortRoad(const PlacedTile& tile, QPointF within) const
{
    return std::ranges::any_of(m_table.catalogue().kind(tile.kind).shortRoads, [&](const auto& road) {
        return TileArt::instance()
            .area(m_table.picture(tile.kind), tile.turns, QString::fromStdString(road.id))
            .contains(within * areaSquare);
    });
}

SceneDraft::Spot SceneDraft::bestSpot(const SegmentRef& at, OverlayLook look) const
{
    static const std::vector<QPointF> coarse = tries(12);
    static const std::vector<QPointF> fine = tries(25);
    const auto& points = m_room.free ? fine : coarse;
    constexpr qreal outside = 1.5;
    // There it would seem to be the number of that road.
    constexpr qreal onAnother = 6;
    const qreal hiding = m_room.free ? 1000 : 8;
    // Where there is no room for all, rather a short road is hidden than a figure or another mark.
    constexpr qreal hidingShort = 60;
    const auto covered = [&](const QRectF& box) {
        return hiding * hidden(box, m_taken) + hidingShort * hidden(box, m_shortRoads);
    };
    const auto& tile = m_table.board().tiles()[m_table.board().tileAt(at.at)];
    const QString kind = m_table.picture(tile.kind);
    const QPointF corner(at.at.x, at.at.y);
    // Within the tile, as wide as the mark is.
    const QRectF room = boxOfMark({}, look, m_room.size);
    const QPointF label = TileArt::instance().labelPlace(kind, tile.turns, featureId(at));
    const QPointF wanted(qBound(room.right(), label.x(), 1 - room.right()),
                         qBound(room.bottom(), label.y(), 1 - room.bottom()));
    Spot best{corner + wanted, covered(boxOfMark(corner + wanted, look, m_room.size))};
    if (best.cost == 0)
        return best;
    const auto area = TileArt::instance().area(kind, tile.turns, featureId(at));
    for (const QPointF& point : points) {
        const QPointF off = point - wanted;
        qreal cost = QPointF::dotProduct(off, off);
        if (cost >= best.cost)
            continue;
        cost += covered(boxOfMark(corner + point, look, m_room.size));
        if (cost < best.cost && !area.contains(point * areaSquare))
            cost += onShortRoad(tile, point) ? onAnother : outside;
        if (cost < best.cost)
            best = {corner + point, cost};
    }
    return best;
}

QPointF SceneDraft::addMark(std::span<const SegmentRef> choices, const QString& text, OverlayLook look,
                            int entry)
{
    constexpr qreal elsewhere = 0.1;
    constexpr std::size_t most = 6;
    Spot best;
    for (std::size_t i = 0; i < choices.size() && i < most; ++i) {
        Spot spot = bestSpot(choices[i], look);
        spot.cost += i == 0 ? 0 : elsewhere;
        if (i == 0 || spot.cost < best.cost)
            best = spot;
        if (best.cost <= elsewhere)
            break;
    }
    m_taken.push_back(boxOfMark(best.place, look, m_room.size));
    m_marks.push_back({best.place, text, look, entry});
    return best.place;
}

QPointF SceneDraft::addMarkOnCell(Cell cell, const QString& text, OverlayLook look, int entry)
{
    return addMarkAt(QPointF(cell.x + 0.5, cell.y + 0.5), text, look, entry);
}

QPointF SceneDraft::addMarkInCorner(Cell cell, const QString& text, OverlayLook look, int entry)
{
    constexpr std::array corners{QPointF(0.22, 0.22), QPointF(0.78, 0.22), QPointF(0.22, 0.78),
                                 QPointF(0.78, 0.78)};
    const auto best = std::ranges::min_element(corners, {}, [&](QPointF corner) {
        return hidden(boxOfMark(QPointF(cell.x, cell.y) + corner, look, m_room.size), m_taken);
    });
    return addMarkAt(QPointF(cell.x, cell.y) + *best, text, look, entry);
}

QPointF SceneDraft::addMarkAt(QPointF place, const QString& text, OverlayLook look, int entry)
{
    m_taken.push_back(boxOfMark(place, look, m_room.size));
    m_marks.push_back({place, text, look, entry});
    return place;
}

std::vector<OverlayCell> SceneDraft::takeCells()
{
    std::vector<OverlayCell> cells;
    for (auto& [place, cell] : m_cells)
        cells.push_back(std::move(cell));
    m_cells.clear();
    return cells;
}

} // namespace vozka
