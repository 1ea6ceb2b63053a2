// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tiles and figures that the last three moves placed or moved and that are still there. A move lasts from one
// placed tile to the next.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"

#include <QColor>
#include <QPointF>

namespace vozka {

struct LastMoveRow {
    /// 1 = last move, 2 and 3 = moves before it.
    int rank = 1;
    bool isTile = true;
    /// In cells. Tile: north-west corner. Figure or piece: foot.
    QPointF place;
    /// Side of the square, in cells.
    qreal size = 1;
    /// Colour of the player who made the move, and its name ("red").
    QColor colour;
    QString colourWord;
    /// Example: "The last move, by Anna".
    QString label;
    /// Free corner of a tile: 0 north-west, 1 north-east, 2 south-west, 3 south-east.
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
