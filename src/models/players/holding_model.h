// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a player holds beside the board: a row for each kind of token of which he has any.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QtQml/qqmlregistration.h>

namespace vozka {

struct HoldingRow {
    HoldingIndex kind = 0;
    QString source;
    int count = 0;
    /// Nobody has more of them, and to have most is worth something.
    bool leads = false;
    /// "Wine: 3, the most"
    QString label;
    [[nodiscard]] bool isSame(const HoldingRow& other) const { return kind == other.kind; }
    bool operator==(const HoldingRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&HoldingRow::source>("source"),
            role<&HoldingRow::count>("count"),
            role<&HoldingRow::leads>("leads"),
            role<&HoldingRow::label>("label"),
        };
    }
};

class HoldingModel : public RowModel<HoldingRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a PlayerModel")

public:
    using RowModel::RowModel;

    void show(const Table& table, Player player);
};

} // namespace vozka
