// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The kinds of tiles that the sandbox can lay, with how many of each are left.
#pragma once

#include "models/rows/row_model.h"
#include "sandbox/sandbox.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace vozka {

struct PaletteRow {
    KindIndex kind = noKind;
    QString picture;
    int turns = 0;
    int left = 0;
    int all = 0;
    QString label;
    [[nodiscard]] bool isSame(const PaletteRow& other) const { return picture == other.picture; }
    bool operator==(const PaletteRow&) const = default;
};

class TilePaletteModel : public RowModel<PaletteRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a SandboxController")
    /// How many there are.
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    enum Role {
        /// The address of the kind's picture, in a turn that fits the chosen cell.
        SourceRole = Qt::UserRole + 1,
        LeftRole,
        AllRole,
        /// In words, with the number.
        LabelRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int count() const { return rowCount(); }

    /// With a cell only those that fit there; of tiles of the players' own, one of that player.
    void show(const sandbox::Sandbox& box, std::optional<Cell> cell, Player owner);

signals:
    void changed();
};

} // namespace vozka
