// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds places for marks: on their features, otherwise next to them with a line.
#include "models/art/tile_art.h"
#include "models/overlays/mark_layout.h"
#include "models/overlays/scene_draft.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vozka {

namespace {

/// Returns the points of a grid on a tile (0 to 1), without its border.
std::vector<QPointF> pointsOfTile(int steps)
{
    std::vector<QPointF> points;
    for (int y = 1; y < steps; ++y)
        for (int x = 1; x < steps; ++x)
            points.emplace_back(qreal(x) / steps, qreal(y) / steps);
    return points;
}

qreal squared(QPointF way)
{
    return QPointF::dotProduct(way, way);
}

/// Returns offsets of at most two cells, in cells, shortest first.
const std::vector<QPointF>& stepsAway()
{
    static const auto steps = [] {
        constexpr int most = 25;
        constexpr qreal apart = 0.08;
        std::vector<QPointF> all;
        for (int y = -most; y <= most; ++y)
            for (int x = -most; x <= most; ++x)
                all.emplace_back(apart * x, apart * y);
        std::ranges::stable_sort(all, {}, squared);
        return all;
    }();
    return steps;
}

/// Cost of a mark next to its feature. It is higher than the cost of any free place on the feature.
constexpr qreal beside = 1.5;
/// Width of the dot at the end of a line, in cells.
constexpr qreal tipSize = 0.1;

QRectF boxAround(QPointF middle, qreal side)
{
    return {middle.x() - side / 2, middle.y() - side / 2, side, side};
}

constexpr qreal notFound = 1e9;

struct Choice {
    QPointF point;
    qreal cost = notFound;
};

/// Returns the cheapest point inside the area. The points are sorted first, because `contains` is slow.
template<class CostAt>
Choice cheapest(const std::vector<QPointF>& points, const QPainterPath& area, CostAt costAt)
{
    std::vector<Choice> choices;
    choices.reserve(points.size());
    for (const QPointF& point : points)
        choices.push_back({point, costAt(point)});
    std::ranges::stable_sort(choices, {}, &Choice::cost);
    const auto found = std::ranges::find_if(
        choices, [&](const Choice& choice) { return area.contains(choice.point * areaSquare); });
    return found == choices.end() ? Choice() : *found;
}

} // namespace

/// Returns the fraction of the box that covers other boxes.
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

qreal SceneDraft::costOfCovering(const QRectF& box) const
{
    // If space is short, a short road is hidden rather than a figure or another mark.
    constexpr qreal hidingShort = 60;
    // If space allows, a mark moves next to its feature rather than hide any part of another mark.
    constexpr qreal hidingAnything = 10;
    const qreal part = hidden(box, m_taken);
    const qreal hiding = !m_room.free ? 8 * part : part > 0 ? hidingAnything + 1000 * part : 0;
    return hiding + hidingShort * hidden(box, m_shortRoads);
}

/// Returns the best place with its middle on the segment.
SceneDraft::Spot SceneDraft::spotOn(const SegmentRef& at, OverlayLook look) const
{
    static const std::vector<QPointF> coarse = pointsOfTile(12);
    static const std::vector<QPointF> fine = pointsOfTile(25);
    const auto& tile = m_table.board().tiles()[m_table.board().tileAt(at.at)];
    const QString kind = m_table.picture(tile.kind);
    const QPointF corner(at.at.x, at.at.y);
    // The whole mark must be inside the tile. A mark that is larger than the tile is in its middle.
    const QRectF box = boxOfMark({}, look, m_room.size);
    const QPointF least(std::min(box.right(), 0.5), std::min(box.bottom(), 0.5));
    const QPointF label = TileArt::instance().labelPlace(kind, tile.turns, featureId(at));
    const QPointF wanted(qBound(least.x(), label.x(), 1 - least.x()),
                         qBound(least.y(), label.y(), 1 - least.y()));
    const auto area = TileArt::instance().area(kind, tile.turns, featureId(at));
    const auto costAt = [&](QPointF point) {
        return squared(point - wanted) + costOfCovering(boxOfMark(corner + point, look, m_room.size));
    };
    const auto best = costAt(wanted) == 0 && area.contains(wanted * areaSquare)
                          ? Choice{wanted, 0}
                          : cheapest(m_room.free ? fine : coarse, area, costAt);
    return {corner + best.point, {}, best.cost};
}

/// Returns a free point of the segment near its middle.
QPointF SceneDraft::tipOn(const SegmentRef& at) const
{
    static const std::vector<QPointF> points = pointsOfTile(25);
    const auto& tile = m_table.board().tiles()[m_table.board().tileAt(at.at)];
    const QString kind = m_table.picture(tile.kind);
    const QPointF corner(at.at.x, at.at.y);
    const QPointF middle = TileArt::instance().markPlace(kind, tile.turns, featureId(at));
    constexpr qreal hiding = 10;
    const auto best =
        cheapest(points, TileArt::instance().area(kind, tile.turns, featureId(at)), [&](QPointF point) {
            const QRectF dot = boxAround(corner + point, tipSize);
            return squared(point - middle) + hiding * hidden(dot, m_taken);
        });
    return corner + (best.cost < notFound ? best.point : middle);
}

bool SceneDraft::isOnField(QPointF place) const
{
    const Cell cell{static_cast<std::int16_t>(std::floor(place.x())),
                    static_cast<std::int16_t>(std::floor(place.y()))};
    const auto index = m_table.board().tileAt(cell);
    if (index == noTile)
        return true;
    const auto& tile = m_table.board().tiles()[index];
    const auto& kind = m_table.catalogue().kind(tile.kind);
    const auto feature =
        kind.find(TileArt::instance()
                      .featureAt(m_table.picture(tile.kind), tile.turns, place - QPointF(cell.x, cell.y))
                      .toStdString());
    return feature < kind.features.size() && kind.features[feature].kind == FeatureKind::Field;
}

/// Returns the best place next to the segment, with a line to it.
SceneDraft::Spot SceneDraft::spotBeside(const SegmentRef& at, OverlayLook look) const
{
    // On another feature, the mark would seem to belong to that feature.
    constexpr qreal onAnother = 0.3;
    constexpr qreal crossing = 0.2;
    constexpr qreal rim = 0.35;
    constexpr int samples = 8;
    const QPointF tip = tipOn(at);
    const QRectF limits = m_board.adjusted(-rim, -rim, rim, rim);
    Spot best{tip, {}, notFound};
    for (const QPointF& step : stepsAway()) {
        const qreal length = std::sqrt(squared(step));
        if (beside + length >= best.cost)
            break;
        const QRectF box = boxOfMark(tip + step, look, m_room.size);
        if (!limits.contains(box) || box.intersects(boxAround(tip, tipSize)))
            continue;
        qreal cost = beside + length + costOfCovering(box);
        for (int i = 0; i < samples && cost < best.cost; ++i) {
            const QPointF on = tip + step * i / samples;
            cost += std::ranges::any_of(m_taken, [&](const QRectF& each) { return each.contains(on); })
                        ? crossing
                        : 0;
        }
        if (cost < best.cost && !isOnField(tip + step))
            cost += onAnother;
        if (cost < best.cost)
            best = {tip + step, tip, cost};
    }
    return best;
}

OverlayMark SceneDraft::placeMark(std::span<const SegmentRef> choices, const QString& text, OverlayLook look)
{
    constexpr qreal elsewhere = 0.1;
    constexpr std::size_t most = 6;
    const auto tried = choices.first(std::min(choices.size(), most));
    Spot best;
    const auto consider = [&](Spot spot, std::size_t i) {
        spot.cost += i == 0 ? 0 : elsewhere;
        if (spot.cost < best.cost)
            best = spot;
    };
    best = spotOn(tried.front(), look);
    for (std::size_t i = 1; i < tried.size() && best.cost > elsewhere; ++i)
        consider(spotOn(tried[i], look), i);
    for (std::size_t i = 0; i < tried.size() && best.cost > beside; ++i)
        consider(spotBeside(tried[i], look), i);
    m_taken.push_back(boxOfMark(best.place, look, m_room.size));
    if (best.tip)
        m_taken.push_back(boxAround(*best.tip, tipSize));
    return {best.place, text, look, -1, best.tip};
}

QPointF SceneDraft::addMark(std::span<const SegmentRef> choices, const QString& text, OverlayLook look,
                            int entry)
{
    auto mark = placeMark(choices, text, look);
    mark.entry = entry;
    addMark(mark);
    return mark.tip.value_or(mark.place);
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

} // namespace vozka
