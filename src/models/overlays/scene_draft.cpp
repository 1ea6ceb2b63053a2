// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/scene_draft.h"

#include "models/art/tile_art.h"
#include "models/board/board_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace vozka {

namespace {

/// Returns the box of a figure, in cells. It is slightly smaller than the square of the figure.
QRectF boxOf(const FigureSpot& figure)
{
    const qreal width = 0.96 * figure.size;
    const qreal height = 0.9 * figure.size;
    const QPointF foot = QPointF(figure.cell.x, figure.cell.y) + figure.place - QPointF(0, figure.raised);
    const qreal above = figure.figure.onCorner ? height / 2 : height;
    return {foot.x() - width / 2, foot.y() - above, width, height + 0.02};
}

/// Returns the box of a piece or pile, in cells. A pile is narrower than its square.
QRectF boxOf(const PieceSpot& piece)
{
    constexpr qreal widest = 0.18;
    const qreal width = piece.pieces > 0 ? widest : 0.96 * piece.size;
    const qreal height = 0.92 * piece.size;
    const QPointF foot = QPointF(piece.cell.x, piece.cell.y) + piece.place;
    return {foot.x() - width / 2, foot.y() - height, width, height + 0.02};
}

/// Returns the box of the number with the figure's strength, at the upper right of the figure.
QRectF boxOfStrength(const FigureSpot& figure)
{
    constexpr QSizeF badge(0.3, 0.16);
    const QPointF foot = QPointF(figure.cell.x, figure.cell.y) + figure.place;
    return {foot + QPointF(0.28 * figure.size, -0.9 * figure.size), badge};
}

bool coversCell(const TurnedTile& tile)
{
    return tile.shows[0] == Terrain::Nothing;
}

qreal lengthOf(QPointF way)
{
    return std::sqrt(QPointF::dotProduct(way, way));
}

/// Returns the distance of a point from the line between two others.
qreal distance(QPointF point, QPointF from, QPointF to)
{
    const QPointF way = to - from;
    const qreal length = QPointF::dotProduct(way, way);
    const qreal part = length > 0 ? qBound(0.0, QPointF::dotProduct(point - from, way) / length, 1.0) : 0;
    return lengthOf(point - from - way * part);
}

/// Returns the offsets of an icon from a point of its line, in radii of the icon. The icon touches the line
/// or almost does.
std::vector<QPointF> iconOffsets()
{
    constexpr qreal apart = 0.25;
    constexpr qreal most = 1.45;
    constexpr int count = 5;
    std::vector<QPointF> offsets;
    for (int y = -count; y <= count; ++y)
        for (int x = -count; x <= count; ++x)
            if (const QPointF offset(apart * x, apart * y); lengthOf(offset) <= most)
                offsets.push_back(offset);
    return offsets;
}

QRectF boxOfIcon(QPointF middle, qreal radius)
{
    return {middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius};
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

SceneDraft::SceneDraft(const Table& table, const MarkSpace& room)
    : m_table(table), m_room(room), m_taken(room.clear)
{
    for (const auto& tile : table.board().tiles())
        m_board |= QRectF(tile.cell.x, tile.cell.y, 1, 1);
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

/// Adds short roads to the boxes that marks must keep free, because a mark would hide the whole road.
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

std::vector<OverlayCell> SceneDraft::takeCells()
{
    std::vector<OverlayCell> cells;
    for (auto& [place, cell] : m_cells)
        cells.push_back(std::move(cell));
    m_cells.clear();
    return cells;
}

OverlayScene SceneDraft::finish(OverlayScene scene)
{
    scene.cells = takeCells();
    placeIcons(scene.lines);
    scene.marks = takeMarks();
    return scene;
}

OverlayEntry summaryEntry(const QString& title, const QString& message, QPointF place)
{
    OverlayEntry entry;
    entry.look = OverlayLook::Summary;
    entry.title = title;
    entry.message = message;
    entry.place = place;
    return entry;
}

void SceneDraft::placeIcons(std::vector<OverlayLine>& lines)
{
    const qreal radius = iconShare * m_room.size / 2;
    constexpr qreal hiding = 12;
    constexpr qreal hidingIcon = 24;
    constexpr qreal offLine = 0.5;
    constexpr qreal onOtherLine = 0.3;
    // Beyond the end of the line, the icon would seem to belong to the neighbour.
    constexpr qreal beyondEnd = 1.5;
    const std::vector<QPointF> offsets = iconOffsets();
    std::vector<QPointF> icons;
    for (auto& line : lines) {
        if (line.via.isEmpty())
            continue;
        const auto crosses = [&](QPointF place) {
            return std::ranges::any_of(lines, [&](const OverlayLine& other) {
                return &other != &line && distance(place, other.from, other.to) < radius;
            });
        };
        const QPointF way = line.to - line.from;
        const qreal length = lengthOf(way);
        qreal least = std::numeric_limits<qreal>::max();
        constexpr int steps = 20;
        for (int i = 0; i <= steps; ++i)
            for (const QPointF& offset : offsets) {
                const qreal part = qreal(i) / steps;
                const QPointF place = line.from + way * part + offset * radius;
                const qreal along = length > 0 ? QPointF::dotProduct(place - line.to, way) / length : 0;
                qreal cost =
                    std::abs(part - 0.5) + offLine * lengthOf(offset) + beyondEnd * qMax(0.0, along) / radius;
                if (cost >= least)
                    continue;
                cost +=
                    hiding * hidden(boxOfIcon(place, radius), m_taken) + (crosses(place) ? onOtherLine : 0);
                for (const QPointF& icon : icons)
                    cost += hidingIcon * qMax(0.0, 1 - lengthOf(icon - place) / (2 * radius));
                if (cost < least) {
                    least = cost;
                    line.icon = place;
                }
            }
        icons.push_back(line.icon);
    }
    for (const QPointF& icon : icons)
        m_taken.push_back(boxOfIcon(icon, radius));
}

} // namespace vozka
