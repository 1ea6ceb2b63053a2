// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/art/pictures.h"

#include "models/art/palette.h"
#include "models/art/svg_store.h"
#include "models/art/tile_art.h"
#include "models/art/tile_map.h"
#include "models/art/tile_paths.h"

#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

namespace vozka {

namespace {

/// Lengths, as fractions of the square's side.
constexpr qreal rounding = 0.068;
constexpr qreal cornerLength = 0.2;
constexpr qreal hatchDistance = 0.14;

void paintCorners(QPainter& painter, const QRectF& square, const SpaceLook& look)
{
    const qreal length = qRound(cornerLength * square.width());
    for (const qreal x : {square.left(), square.right()})
        for (const qreal y : {square.top(), square.bottom()}) {
            // Directions from the corner inwards.
            const qreal across = x == square.left() ? 1 : -1;
            const qreal down = y == square.top() ? 1 : -1;
            painter.fillRect(QRectF(x, y, across * length, down * look.line).normalized(), look.colour);
            painter.fillRect(QRectF(x, y, across * look.line, down * length).normalized(), look.colour);
        }
}

/// Paints lines from the lower left to the upper right.
void paintHatching(QPainter& painter, const QRectF& square, qreal radius, const SpaceLook& look)
{
    QPainterPath outline;
    outline.addRoundedRect(square, radius, radius);
    painter.setClipPath(outline);
    painter.setPen(QPen(look.colour, look.line));
    const qreal side = square.width();
    for (qreal from = hatchDistance * side / 2; from < 2 * side; from += hatchDistance * side)
        painter.drawLine(square.bottomLeft() + QPointF(from - side, 0), square.topLeft() + QPointF(from, 0));
}

/// Paints a drawing of a figure in the player's colour, with the player's emblem.
void paintInColour(QPainter& painter, const QRectF& square, const QString& file, const QString& player,
                   bool outlined)
{
    const auto& palette = Palette::instance();
    auto& store = SvgStore::instance();
    store.paint(painter, file, square, {palette.figureKey(), palette.player(player).name(), false, outlined});
    const QRectF place = store.placeOf(file, QStringLiteral("mark-anchor"));
    if (place.isEmpty())
        return;
    const QRectF mark(square.x() + place.x() * square.width(), square.y() + place.y() * square.height(),
                      place.width() * square.width(), place.height() * square.height());
    store.paint(painter, QStringLiteral("marks/%1.svg").arg(palette.mark(player)), mark);
}

} // namespace

void paintTile(QPainter& painter, const QRectF& square, const QString& kind, int turns,
               const QString& passages, QStringView level)
{
    if (level == outlinedLevel) {
        paintTileMap(painter, square, kind, turns, passages, TileLevel::Map, true);
        return;
    }
    const TileLevel drawn = tileLevel(level, square.width());
    if (drawn == TileLevel::Plan || drawn == TileLevel::Map) {
        paintTileMap(painter, square, kind, turns, passages, drawn);
        return;
    }
    SvgStore::instance().paint(painter, TileArt::file(kind, turns), square,
                               {{}, {}, drawn == TileLevel::Calm});
    const auto& all = TileArt::instance().passages(kind, turns);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QChar letter = passageLetter(passages, i);
        if (letter != QLatin1Char('-'))
            paintPassage(painter, square, all[i], letter == QLatin1Char('u') ? 1 : 0);
    }
}

void paintPassage(QPainter& painter, const QRectF& square, const TilePassage& passage, qreal raised)
{
    // First the drawing for "down" becomes shorter along the road, then the drawing for "up" becomes higher.
    constexpr qreal size = 0.32;
    constexpr qreal upright = 0.6;
    const bool isUp = raised >= upright;
    const qreal side = size * square.width();
    painter.save();
    painter.translate(square.x() + passage.at.x() * square.width(),
                      square.y() + passage.at.y() * square.height());
    if (isUp) {
        painter.scale(1, 0.25 + 0.75 * (raised - upright) / (1 - upright));
    } else {
        const qreal angle = angleOf(passage.side);
        painter.rotate(angle);
        painter.scale(1 - 0.75 * raised / upright, 1);
        painter.rotate(-angle);
    }
    SvgStore::instance().paint(painter,
                               QStringLiteral("sprites/%1-%2-%3.svg")
                                   .arg(passage.sprite, QLatin1String(isUp ? "up" : "down"), passage.side),
                               QRectF(-side / 2, -side / 2, side, side));
    painter.restore();
}

void paintTileBack(QPainter& painter, const QRectF& square)
{
    SvgStore::instance().paint(painter, QStringLiteral("tile-back.svg"), square);
}

void paintFigure(QPainter& painter, const QRectF& square, const QString& figure, const QString& player,
                 bool outlined)
{
    paintInColour(painter, square, QStringLiteral("figures/%1.svg").arg(figure), player, outlined);
}

void paintPin(QPainter& painter, const QRectF& square, const QString& figure, const QString& player)
{
    paintInColour(painter, square, QStringLiteral("pins/%1.svg").arg(figure), player, false);
}

void paintPiece(QPainter& painter, const QRectF& square, const QString& piece, bool outlined)
{
    SvgStore::instance().paint(painter, QStringLiteral("figures/%1.svg").arg(piece), square,
                               {{}, {}, false, outlined});
}

namespace {

/// Lengths in the drawings of a pile, in thousandths of a tile.
constexpr qreal pileStep = 58;
constexpr qreal pileTop = 62;
constexpr qreal pileHalf = 66;
constexpr qreal pileSquare = 200;

/// Returns the number of pieces to paint. A higher pile would cover the tiles behind it.
int drawnPieces(int pieces)
{
    constexpr int most = 6;
    return qMin(pieces, most);
}

} // namespace

qreal pileSize(int pieces)
{
    constexpr qreal least = 190;
    return qMax(least, (drawnPieces(pieces) * pileStep + pileTop) / figureFoot) / areaSquare;
}

qreal pileRise(int pieces)
{
    // The foot of the figure is in the middle of the platform.
    constexpr qreal platform = -14;
    return pieces == 0 ? 0 : (drawnPieces(pieces) * pileStep + platform) / areaSquare;
}

void paintPile(QPainter& painter, const QRectF& square, int pieces)
{
    const int floors = drawnPieces(pieces);
    const qreal unit = square.width() / (pileSize(pieces) * areaSquare);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.center().x(), square.y() + figureFoot * square.height());
    painter.scale(unit, unit);
    // Paint a light rim around the whole pile.
    constexpr qreal rim = 12;
    constexpr qreal round = 18;
    const qreal height = floors * pileStep;
    QPainterPath halo;
    halo.addRoundedRect(
        QRectF(-pileHalf - rim + 2, -height - 10, 2 * (pileHalf + rim - 2), height + 10 + rim), round, round);
    halo.addRoundedRect(QRectF(-pileHalf - 2 * rim + 2, -height - 44, 2 * (pileHalf + 2 * rim - 2), 66),
                        round, round);
    halo.setFillRule(Qt::WindingFill);
    painter.fillPath(halo, Palette::instance().art("fig_halo"));
    auto& store = SvgStore::instance();
    const auto part = [&](const char* name, qreal middle) {
        store.paint(painter, QStringLiteral("sprites/%1.svg").arg(QLatin1String(name)),
                    QRectF(-pileSquare / 2, middle - pileSquare / 2, pileSquare, pileSquare));
    };
    for (int i = 0; i < floors; ++i)
        part("pile-floor", -40 - i * pileStep);
    part("pile-top", -14 - height);
    painter.restore();
}

void paintMark(QPainter& painter, const QRectF& square, const QString& player)
{
    const auto& palette = Palette::instance();
    const qreal unit = square.width() / 24;
    const auto chip = [&](qreal inset, const QColor& colour) {
        painter.setBrush(colour);
        const qreal radius = (6 - inset) * unit;
        painter.drawRoundedRect(square.adjusted(inset * unit, inset * unit, -inset * unit, -inset * unit),
                                radius, radius);
    };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    chip(0, palette.art("fig_ink"));
    chip(0.8, palette.art("fig_halo"));
    chip(1.8, palette.player(player));
    const qreal inset = 5 * unit;
    SvgStore::instance().paint(painter, QStringLiteral("marks/%1.svg").arg(palette.mark(player)),
                               square.adjusted(inset, inset, -inset, -inset));
}

void paintIcon(QPainter& painter, const QRectF& square, const QString& icon, const QColor& colour)
{
    SvgStore::instance().paint(painter, QStringLiteral("icons/%1.svg").arg(icon), square,
                               {Palette::instance().iconKey(), colour.name()});
}

bool hasSprite(const QString& sprite)
{
    return QFile::exists(QStringLiteral(":/art/svg/sprites/%1.svg").arg(sprite));
}

void paintSprite(QPainter& painter, const QRectF& square, const QString& sprite)
{
    // The drawing has a margin.
    constexpr qreal margin = 0.1;
    const qreal border = margin * square.width() / (1 - 2 * margin);
    SvgStore::instance().paint(painter, QStringLiteral("sprites/%1.svg").arg(sprite),
                               square.adjusted(-border, -border, border, border));
}

void paintArea(QPainter& painter, const QRectF& square, const QString& kind, int turns,
               const QString& feature, const QColor& colour)
{
    // Antialiasing would show a seam between two tiles.
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillPath(ontoTile(square).map(TileArt::instance().area(kind, turns, feature)), colour);
}

void paintOutline(QPainter& painter, const QRectF& square, const QString& kind, int turns,
                  const QString& feature, const QColor& colour)
{
    constexpr qreal casing = 30;
    constexpr qreal line = 16;
    const QPainterPath border = regionBorder(TileArt::instance().area(kind, turns, feature));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(ontoTile(square), true);
    painter.strokePath(border, QPen(Palette::instance().overlay("casing"), casing, Qt::SolidLine,
                                    Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(border, QPen(colour, line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paintSpace(QPainter& painter, const QRectF& square, const SpaceLook& look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const bool framed = look.edge == QLatin1String("frame");
    // Half of the pen's width is outside of the outline.
    const qreal inset = framed ? look.line / 2 : 0;
    const qreal radius = rounding * square.width() - inset;
    painter.setPen(framed ? QPen(look.colour, look.line) : QPen(Qt::NoPen));
    painter.setBrush(look.ground);
    painter.drawRoundedRect(square.adjusted(inset, inset, -inset, -inset), radius, radius);
    if (look.edge == QLatin1String("corners"))
        paintCorners(painter, square, look);
    else if (look.edge == QLatin1String("hatched"))
        paintHatching(painter, square, radius, look);
}

} // namespace vozka
