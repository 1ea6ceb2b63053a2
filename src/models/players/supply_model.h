// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures in a player's supply. One row for each kind that the player has or had.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QtQml/qqmlregistration.h>

namespace vozka {

struct SupplyRow {
    FigureKind figure = FigureKind::Follower;
    QString source;
    int count = 0;
    /// Count at the start of the game.
    int most = 0;
    /// "Meeple: 6 left"
    QString label;
    [[nodiscard]] bool isSame(const SupplyRow& other) const { return figure == other.figure; }
    bool operator==(const SupplyRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&SupplyRow::figure>("figure"), role<&SupplyRow::source>("source"),
            role<&SupplyRow::count>("count"),   role<&SupplyRow::most>("most"),
            role<&SupplyRow::label>("label"),
        };
    }
};

class SupplyModel : public RowModel<SupplyRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a PlayerModel")

public:
    using RowModel::RowModel;

    /// Returns the number of the kind in that row; -1 if the row does not exist.
    Q_INVOKABLE [[nodiscard]] int figureAt(int row) const
    {
        return has(row) ? static_cast<int>(at(row).figure) : -1;
    }

    void show(const Table& table, Player player);
};

} // namespace vozka
