// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figures on the board, in the order in which they were set there, and the pieces among them.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"
#include "models/table/piece_model.h"

#include <QPointF>
#include <QtQml/qqmlregistration.h>

namespace vozka {

struct FigureRow {
    Figure figure;
    Cell cell;
    QPointF place;
    qreal size = 0;
    QString source;
    QString label;
    QString where;
    std::optional<int> strength;
    bool inTheWay = false;
    qreal raised = 0;
    [[nodiscard]] bool isSame(const FigureRow& other) const { return figure == other.figure; }
    [[nodiscard]] int shownStrength() const { return strength.value_or(-1); }
    bool operator==(const FigureRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&FigureRow::cell, &Cell::x>("cellX"),
            role<&FigureRow::cell, &Cell::y>("cellY"),
            /// Where its foot stands on the tile, 0 to 1; on a corner, where its middle is.
            role<&FigureRow::place, &QPointF::x>("placeX"),
            role<&FigureRow::place, &QPointF::y>("placeY"),
            /// The side of its square, in cells.
            role<&FigureRow::size>("size"),
            /// It stands on the north-west corner of its cell.
            role<&FigureRow::figure, &Figure::onCorner>("onCorner"),
            role<&FigureRow::source>("source"),
            /// "Anna: meeple on the road"
            role<&FigureRow::label>("label"),
            /// Where it stands, in words.
            role<&FigureRow::where>("where"),
            /// What it counts for the majority, for figures of which that changes; -1 for all others.
            role<&FigureRow::shownStrength>("strength"),
            /// It is the reason of the last refusal.
            role<&FigureRow::inTheWay>("inTheWay"),
            /// How far above that place it stands, in cells.
            role<&FigureRow::raised>("raised"),
        };
    }
};

class FigureModel : public RowModel<FigureRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    Q_PROPERTY(vozka::RowList* pieces READ pieces CONSTANT)

public:
    using RowModel::RowModel;

    [[nodiscard]] RowModel<PieceRow>* pieces() { return &m_pieces; }

    void show(const Table& table);
    /// The figures of this feature stand in the way; noSegment = none does.
    void showCulprit(const Table& table, Segment segment);

private:
    RowModel<PieceRow> m_pieces{this};
};

} // namespace vozka
