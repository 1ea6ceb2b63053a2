// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The cells on which the tile in hand could be laid, and in which way.
#pragma once

#include "models/rows/row_model.h"
#include "models/table/candidate_rows.h"
#include "sandbox/sandbox.h"

namespace vozka {

struct OpenCellRow {
    Cell cell;
    fitting::Fit fit = fitting::Fit::Not;
    QString label;
    [[nodiscard]] bool isSame(const OpenCellRow& other) const { return cell == other.cell; }
    bool operator==(const OpenCellRow&) const = default;
};

class OpenCellModel : public RowModel<OpenCellRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a SandboxController")

public:
    enum Role {
        CellXRole = Qt::UserRole + 1,
        CellYRole,
        /// Never; for markers that know both.
        IsForFigureRole,
        FitRole,
        LabelRole,
    };

    using RowModel::RowModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// For a tile of that kind, turned so; without one there are none but the first cell of an empty table.
    void show(const sandbox::Sandbox& box, KindIndex kind, int turns, Player owner);
};

} // namespace vozka
