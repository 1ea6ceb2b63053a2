// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/board/link_spot.h"

#include "models/base/utf8.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace vozka {

bool isPieceOnTile(const TokenSpec& spec)
{
    return spec.isPiece() || spec.arg == TokenArg::Link;
}

namespace {

/// Returns the sum of the directions of the feature's sides.
QPointF directionOf(const Table& table, Cell cell, FeatureIndex feature)
{
    const auto& board = table.board();
    const auto& tile = board.tiles()[board.tileAt(cell)];
    QPointF sum;
    for (const Side side : allSides)
        if (table.catalogue().kind(tile.kind).features[feature].isAt(side, tile.turns)) {
            const Cell way = neighbour({0, 0}, side);
            sum += QPointF(way.x, way.y);
        }
    return sum;
}

/// Distance from the middle of a piece to its foot, in sides of its square.
constexpr qreal footBelowMiddle = 0.42;

} // namespace

PairPlace pairPlace(const Table& table, Cell cell, FeatureIndex one, FeatureIndex other, qreal out)
{
    const QPointF a = directionOf(table, cell, one);
    const QPointF b = directionOf(table, cell, other);
    const QPointF way = b - a;
    // The picture looks the same after half a turn, so angles from 0 to 180 degrees are enough.
    const qreal angle = std::fmod(qRadiansToDegrees(std::atan2(way.y(), way.x())) + 180, 180);
    return {QPointF(0.5, 0.5) + out * (a + b), angle};
}

PieceSpot linkSpot(const Table& table, Code word, Cell cell, FeatureIndex one, FeatureIndex other)
{
    constexpr qreal size = 0.26;
    constexpr qreal fromMiddle = 0.06;
    const auto place = pairPlace(table, cell, one, other, fromMiddle);
    PieceSpot spot{cell, place.middle + QPointF(0, footBelowMiddle * size), size,
                   QStringLiteral("image://piece/%1").arg(utf8(word)), word};
    spot.angle = place.angle;
    return spot;
}

PieceSpot linkSpot(const Table& table, const TokenSpec& spec, const Token& token)
{
    const auto& board = table.board();
    const auto link = std::ranges::find_if(
        board.links(), [&](const Link& each) { return each.kind == spec.link && each.tag == token.arg; });
    const auto one = board.ref(link->a);
    return linkSpot(table, spec.word, one.at, one.feature, board.featureIndex(link->b));
}

PieceSpot pairSpot(const Table& table, const TokenSpec& spec, const Token& token)
{
    constexpr qreal size = 0.2;
    constexpr qreal fromMiddle = 0.2;
    const auto& board = table.board();
    const auto at = board.ref(token.where);
    const QPointF middle = QPointF(0.5, 0.5) + fromMiddle * directionOf(table, at.at, at.feature);
    PieceSpot spot{at.at, middle + QPointF(0, footBelowMiddle * size), size,
                   pairPicture(table, spec.word, token.owner, token.arg), spec.word};
    spot.owner = token.owner;
    spot.number = token.arg;
    return spot;
}

QString pairPicture(const Table& table, Code word, Player owner, int number)
{
    return figureUrl(QStringLiteral("%1-%2").arg(utf8(word)).arg(number + 1), table.playerColour(owner));
}

} // namespace vozka
