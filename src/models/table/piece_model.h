// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands on the board and is no figure of a player: pieces that are nobody's, and piles of pieces.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QPointF>

namespace vozka {

struct PieceRow {
    Cell cell;
    QPointF place;
    qreal size = 0;
    QString source;
    QString label;
    QString where;
    int pieces = 0;
    /// The players move it now, step by step.
    bool isMoved = false;
    /// Its word. Piles and pieces that link features stay on their tile; other neutral pieces move.
    std::string word;
    /// How far its picture is turned clockwise, in degrees.
    qreal angle = 0;
    /// It links features of its tile.
    bool isLink = false;
    [[nodiscard]] bool isSame(const PieceRow& other) const
    {
        return word == other.word
               && ((pieces == 0 && !isLink) || (cell == other.cell && isLink == other.isLink));
    }
    bool operator==(const PieceRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&PieceRow::cell, &Cell::x>("cellX"),
            role<&PieceRow::cell, &Cell::y>("cellY"),
            /// Where its foot stands on the tile, 0 to 1.
            role<&PieceRow::place, &QPointF::x>("placeX"),
            role<&PieceRow::place, &QPointF::y>("placeY"),
            /// The side of its square, in cells.
            role<&PieceRow::size>("size"),
            role<&PieceRow::source>("source"),
            /// "Tower of 3 pieces"
            role<&PieceRow::label>("label"),
            /// Where it stands, and beside whom, in words.
            role<&PieceRow::where>("where"),
            /// How many pieces lie on one another; 0 for a piece that is nobody's.
            role<&PieceRow::pieces>("pieces"),
            role<&PieceRow::isMoved>("isMoved"),
            role<&PieceRow::angle>("angle"),
        };
    }
};

/// Nothing on the board without a table.
[[nodiscard]] std::vector<PieceRow> pieceRows(const Table& table);

} // namespace vozka
