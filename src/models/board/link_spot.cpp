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

PairPlace pairPlace(const Table& table, Cell cell, FeatureIndex one, FeatureIndex other, qreal out)
{
    const auto& board = table.board();
    const auto tile = board.tileAt(cell);
    const auto& features = table.catalogue().kind(board.tiles()[tile].kind).features;
    const auto towards = [&](FeatureIndex feature) {
        QPointF sum;
        for (const Side side : allSides)
            if (features[feature].isAt(side, board.tiles()[tile].turns)) {
                const Cell way = neighbour({0, 0}, side);
                sum += QPointF(way.x, way.y);
            }
        return sum;
    };
    const QPointF a = towards(one);
    const QPointF b = towards(other);
    const QPointF way = b - a;
    // The picture looks the same after half a turn, so angles from 0 to 180 degrees are enough.
    const qreal angle = std::fmod(qRadiansToDegrees(std::atan2(way.y(), way.x())) + 180, 180);
    return {QPointF(0.5, 0.5) + out * (a + b), angle};
}

PieceSpot linkSpot(const Table& table, Code word, Cell cell, FeatureIndex one, FeatureIndex other)
{
    constexpr qreal size = 0.26;
    constexpr qreal fromMiddle = 0.06;
    constexpr qreal footBelowMiddle = 0.42;
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

} // namespace vozka
