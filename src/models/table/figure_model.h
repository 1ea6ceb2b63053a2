// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figures on the board, in the order in which they were set there.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

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
    [[nodiscard]] bool isSame(const FigureRow& other) const { return figure == other.figure; }
    bool operator==(const FigureRow&) const = default;
};

class FigureModel : public RowModel<FigureRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")

public:
    enum Role {
        CellXRole = Qt::UserRole + 1,
        CellYRole,
        /// Where its foot stands on the tile, 0 to 1; on a corner, where its middle is.
        PlaceXRole,
        PlaceYRole,
        /// The side of its square, in cells.
        SizeRole,
        /// It stands on the north-west corner of its cell.
        OnCornerRole,
        SourceRole,
        /// "Anna: meeple on the road"
        LabelRole,
        /// Where it stands, in words.
        WhereRole,
        /// What it counts for the majority, for figures of which that changes; -1 for all others.
        StrengthRole,
        /// It is the reason of the last refusal.
        InTheWayRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    void show(const Table& table);
    /// The figures of this feature stand in the way; noSegment = none does.
    void blame(const Table& table, Segment segment);
};

} // namespace vozka
