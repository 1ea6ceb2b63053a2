// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A player's points by the kind of feature that gave them.
#pragma once

#include "models/row_model.h"
#include "models/table.h"

#include <QtQml/qqmlregistration.h>

namespace vozka {

struct TallyRow {
    std::string kind;
    QString label;
    int points = 0;
    [[nodiscard]] bool isSame(const TallyRow& other) const { return kind == other.kind; }
    bool operator==(const TallyRow&) const = default;
};

class TallyModel : public RowModel<TallyRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a PlayerModel")

public:
    enum Role {
        /// "City"
        LabelRole = Qt::UserRole + 1,
        PointsRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Adds up every score line of the player; the kinds stand in the same order for all players.
    void show(const Table& table, Player player);
};

} // namespace vozka
