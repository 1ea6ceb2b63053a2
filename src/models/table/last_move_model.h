// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the last three moves have put on the board and still lies or stands there: the tile, and what was set
// or moved elsewhere with it. A move is all that follows the placing of a tile up to the next one.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QColor>
#include <QPointF>

namespace vozka {

struct LastMoveRow {
    /// 1 = the last move, 2 = the one before it, 3.
    int rank = 1;
    bool isTile = true;
    /// Of a tile its north-west corner, else where the foot stands, in cells.
    QPointF place;
    /// The side of its square, in cells.
    qreal size = 1;
    /// Of the player who made the move.
    QColor colour;
    QString colourWord;
    /// "The last move, by Anna"
    QString label;
    /// Of a tile, where nobody stands: 0 north-west, 1 north-east, 2 south-west, 3 south-east.
    int corner = 0;
    [[nodiscard]] bool isSame(const LastMoveRow& other) const
    {
        return isTile == other.isTile && place == other.place;
    }
    bool operator==(const LastMoveRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&LastMoveRow::rank>("rank"),
            role<&LastMoveRow::isTile>("isTile"),
            role<&LastMoveRow::place, &QPointF::x>("placeX"),
            role<&LastMoveRow::place, &QPointF::y>("placeY"),
            role<&LastMoveRow::size>("size"),
            role<&LastMoveRow::colour>("colour"),
            role<&LastMoveRow::colourWord>("colourWord"),
            role<&LastMoveRow::label>("label"),
            role<&LastMoveRow::corner>("corner"),
        };
    }
};

[[nodiscard]] std::vector<LastMoveRow> lastMoveRows(const Table& table);

} // namespace vozka
