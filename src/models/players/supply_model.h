// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figures in a player's supply: one row for each kind that he has or had.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QtQml/qqmlregistration.h>

namespace vozka {

struct SupplyRow {
    FigureKind figure = FigureKind::Follower;
    QString source;
    int count = 0;
    /// How many there were at the start.
    int most = 0;
    QString label;
    [[nodiscard]] bool isSame(const SupplyRow& other) const { return figure == other.figure; }
    bool operator==(const SupplyRow&) const = default;
};

class SupplyModel : public RowModel<SupplyRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a PlayerModel")

public:
    enum Role {
        /// The kind as a number, for questions to the controller.
        FigureRole = Qt::UserRole + 1,
        SourceRole,
        CountRole,
        /// How many there were at the start.
        MostRole,
        /// "Meeple: 6 left"
        LabelRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The kind in that row, as a number; -1 if there is no such row.
    Q_INVOKABLE [[nodiscard]] int figureAt(int row) const
    {
        return has(row) ? static_cast<int>(rows()[static_cast<std::size_t>(row)].figure) : -1;
    }

    void show(const Table& table, Player player);
};

} // namespace vozka
