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
    [[nodiscard]] bool isForFigure() const { return false; }
    bool operator==(const OpenCellRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&OpenCellRow::cell, &Cell::x>("cellX"),
            role<&OpenCellRow::cell, &Cell::y>("cellY"),
            /// Never; for markers that know both.
            role<&OpenCellRow::isForFigure>("isForFigure"),
            role<&OpenCellRow::fit>("fit"),
            role<&OpenCellRow::label>("label"),
        };
    }
};

class OpenCellModel : public RowModel<OpenCellRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a SandboxController")

public:
    using RowModel::RowModel;

    /// For a tile of that kind, turned so; without one there are none but the first cell of an empty table.
    void show(const sandbox::Sandbox& box, KindIndex kind, int turns, Player owner);
};

} // namespace vozka
