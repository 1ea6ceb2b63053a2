// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What may be done now: one row for each legal action of the player to move. QML picks rows.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QtQml/qqmlregistration.h>

namespace vozka {

struct ChoiceRow {
    Action action;
    QString label;
    [[nodiscard]] bool isSame(const ChoiceRow& other) const { return action == other.action; }
    bool operator==(const ChoiceRow&) const = default;
};

class ChoiceModel : public RowModel<ChoiceRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// The row of doing without: no figure, a drawn tile instead of the own one, a figure home. -1 if that is
    /// not offered.
    Q_PROPERTY(int passRow READ passRow NOTIFY changed)
    /// What that is, in words; empty if it is not offered.
    Q_PROPERTY(QString passLabel READ passLabel NOTIFY changed)

public:
    enum class Kind { Place, Deploy, Move, Pass };
    Q_ENUM(Kind)

    enum Role {
        KindRole = Qt::UserRole + 1,
        CellXRole,
        CellYRole,
        /// Of a tile: quarter turns clockwise.
        TurnsRole,
        /// What it is, in words.
        LabelRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The row of an action, -1 if it is not legal now.
    [[nodiscard]] int rowOf(const Action& action) const;
    [[nodiscard]] int passRow() const;
    [[nodiscard]] QString passLabel() const;

    void show(const Table& table);

signals:
    void changed();
};

} // namespace vozka
