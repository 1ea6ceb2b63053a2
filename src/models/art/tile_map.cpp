// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/tile_map.h"

#include "models/art/palette.h"
#include "models/art/svg_store.h"
#include "models/art/tile_art.h"
#include "models/art/tile_parts.h"
#include "models/art/tile_paths.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <vector>

namespace vozka {

namespace {

/// Widths of lines, in units of the tile. Bed: the surface of a road.
struct Widths {
    qreal bed;
    /// Border on each side of a bed.
    qreal edge;
    qreal wall;
    /// Light line in a wall; 0 = no line.
    qreal wallLight;
};

/// Returns the units of the tile per pixel for the smallest cell that shows a picture with this side. A
/// picture is shown at 0.7 to 1.0 of its size, and only in cells that are large enough for its level.
qreal unitsPerPixel(qreal side, TileLevel level)
{
    constexpr qreal smallestShare = 0.7;
    const qreal smallest = level == TileLevel::Map ? 32 : 22;
    return areaSquare / qMax(smallest, smallestShare * side);
}

Widths widthsFor(qreal side, TileLevel level, bool outlined)
{
    const qreal pixel = unitsPerPixel(side, level);
    // Width of the area of a road. A narrower bed would leave a gap.
    constexpr qreal area = 140;
    if (outlined) {
        const qreal line = qMax<qreal>(26, 2 * pixel);
        return {qMax(area, 5 * pixel), line, 1.5 * line, 0};
    }
    if (level == TileLevel::Map)
        return {qMax(area, 5 * pixel), qMax<qreal>(40, 1.5 * pixel), 3.2 * pixel, pixel};
    return {qMax(area, 4 * pixel), 1.3 * pixel, 2 * pixel, 0};
}

QColor mapColour(const char* name, bool outlined)
{
    return Palette::instance().art(name, outlined ? ColourTheme::Contrast : ColourTheme::Light);
}

/// Paints the parts of a tile in their order.
class Map {
public:
    Map(QPainter& painter, const Widths& widths, bool outlined)
        : m_painter(painter), m_widths(widths), m_outlined(outlined)
    {}

    void paint(const std::vector<TilePart>& parts)
    {
        for (const auto& part : parts)
            paint(part);
        paintRoads();
    }

private:
    static constexpr qreal areaHalf = 70;

    [[nodiscard]] QColor colour(const char* name) const { return mapColour(name, m_outlined); }

    void paint(const TilePart& part)
    {
        const QString sort = part.id.section(QLatin1Char('-'), 0, 0);
        if (part.role == TilePart::Role::Area
            && (sort == QLatin1String("road") || sort == QLatin1String("short"))) {
            m_roads.push_back(&part);
            return;
        }
        paintRoads();
        if (part.role == TilePart::Role::Wall)
            paintWall(part.path);
        else if (part.role == TilePart::Role::Tunnel)
            stroke(part.path, "map_road_edge", m_widths.edge, {3, 2});
        else if (part.role == TilePart::Role::Area)
            paintArea(part.path, sort);
    }

    void paintArea(const QPainterPath& area, const QString& sort)
    {
        if (sort == QLatin1String("village")) {
            paintJunction(area.boundingRect());
            return;
        }
        // The palette has a colour for each sort that is painted, and a second colour if it has an edge.
        const QByteArray name = "map_" + sort.toLatin1();
        const QColor ground = colour(name.constData());
        const QColor edge = colour((name + "_edge").constData());
        const bool isPainted = ground.isValid() || m_outlined;
        if (!isPainted || sort == QLatin1String("field"))
            return;
        if (ground.isValid())
            m_painter.fillPath(area, ground);
        if (edge.isValid())
            m_painter.strokePath(area, QPen(m_outlined ? colour("map_wall") : edge, m_widths.edge));
        else if (m_outlined)
            m_painter.strokePath(regionBorder(area), QPen(colour("map_wall"), m_widths.edge));
        else
            m_painter.strokePath(regionBorder(area), QPen(ground, m_widths.bed - 2 * areaHalf));
    }

    /// Paints a junction, where roads end.
    void paintJunction(const QRectF& bounds)
    {
        constexpr qreal least = 100;
        const qreal radius = qMax(least, bounds.width() / 2);
        m_painter.setBrush(colour(m_outlined ? "map_road" : "plaza"));
        m_painter.setPen(QPen(colour("map_road_edge"), m_widths.edge));
        m_painter.drawEllipse(bounds.center(), radius, radius);
    }

    void paintWall(const QPainterPath& wall)
    {
        stroke(wall, "map_wall", m_widths.wall);
        if (m_widths.wallLight > 0)
            stroke(wall, "map_wall_light", m_widths.wallLight);
    }

    /// Paints adjacent roads together, so that no edge of one covers the bed of another.
    void paintRoads()
    {
        const qreal beyond = m_widths.bed - 2 * areaHalf;
        for (const auto* road : m_roads)
            stroke(regionBorder(road->path), "map_road_edge", beyond + 2 * m_widths.edge);
        for (const auto* road : m_roads) {
            const char* const bed =
                road->id.startsWith(QLatin1String("short")) ? "map_short_road" : "map_road";
            fill(road->path, bed);
            stroke(regionBorder(road->path), bed, beyond);
        }
        m_roads.clear();
    }

    void fill(const QPainterPath& path, const char* name) { m_painter.fillPath(path, colour(name)); }

    void stroke(const QPainterPath& path, const char* name, qreal width, const QList<qreal>& dashes = {})
    {
        if (width <= 0)
            return;
        QPen pen(colour(name), width, Qt::SolidLine, dashes.isEmpty() ? Qt::RoundCap : Qt::FlatCap,
                 Qt::RoundJoin);
        if (!dashes.isEmpty())
            pen.setDashPattern(dashes);
        m_painter.strokePath(path, pen);
    }

    QPainter& m_painter;
    Widths m_widths;
    bool m_outlined;
    std::vector<const TilePart*> m_roads;
};

void paintSign(QPainter& painter, const QRectF& place, const QString& name, qreal turn, bool outlined)
{
    painter.save();
    painter.translate(place.center());
    painter.rotate(turn);
    SvgStore::instance().paint(painter, QStringLiteral("signs/%1.svg").arg(name),
                               QRectF(-place.width() / 2, -place.height() / 2, place.width(), place.height()),
                               {{}, {}, false, outlined});
    painter.restore();
}

} // namespace

QRectF signSquare(const QRectF& square, const TileSign& sign, TileLevel level)
{
    // Side of most symbols, in units of the tile.
    constexpr qreal usual = 440;
    constexpr qreal least = 360;
    const qreal pixels = level == TileLevel::Map ? 14 : 10;
    const qreal size = qMax(least, qMin(usual, pixels * unitsPerPixel(square.width(), level)));
    constexpr qreal rounding = 1e-6;
    const qreal side = std::floor(size * sign.side / usual * square.width() / areaSquare + rounding);
    const auto within = [side](qreal middle, qreal from, qreal length) {
        return qBound(from, qreal(qRound(middle - side / 2)), from + length - side);
    };
    return {within(square.x() + sign.at.x() * square.width(), square.x(), square.width()),
            within(square.y() + sign.at.y() * square.height(), square.y(), square.height()), side, side};
}

void paintTileMap(QPainter& painter, const QRectF& square, const QString& kind, int turns,
                  const QString& passages, TileLevel level, bool outlined)
{
    painter.save();
    painter.setClipRect(square);
    painter.fillRect(square, mapColour("map_field", outlined));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(ontoTile(square), true);
    Map(painter, widthsFor(square.width(), level, outlined), outlined)
        .paint(readParts(SvgStore::text(TileArt::file(kind, turns))));
    painter.restore();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& sign : TileArt::instance().signs(kind, turns, passages))
        if (sign.onPlan || level == TileLevel::Map)
            paintSign(painter, signSquare(square, sign, level), sign.name, sign.turn, outlined);
    painter.restore();
}

} // namespace vozka
