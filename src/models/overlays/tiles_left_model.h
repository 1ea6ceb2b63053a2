// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tiles left in the bag by kind, or the tiles that fit one cell.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"

namespace vozka {

struct TileLeftRow {
    KindIndex kind = noKind;
    QString source;
    /// Number of tiles left in the bag, and in the whole game. For a cell, both are the number left.
    int left = 0;
    int all = 0;
    QString label;
    [[nodiscard]] bool isSame(const TileLeftRow& other) const { return kind == other.kind; }
    bool operator==(const TileLeftRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&TileLeftRow::source>("source"),
            role<&TileLeftRow::left>("remaining"),
            role<&TileLeftRow::all>("all"),
            role<&TileLeftRow::label>("label"),
        };
    }
};

/// `turns`: set of rotations (bit t = t quarter turns). The smallest of them is shown; 0 = not turned.
[[nodiscard]] TileLeftRow tileLeftRow(const TileCatalogue& catalogue, KindIndex kind, unsigned turns,
                                      int left, int all);

class TilesLeftModel : public RowModel<TileLeftRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to an Overlays")
    /// "37 tiles left in the bag". For a cell: "3 tiles in the bag fit." Empty if no tiles are shown.
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)

public:
    using RowModel::RowModel;
    [[nodiscard]] const QString& title() const { return m_title; }

    void clear();
    /// Shows all kinds of the game. The settings may hide kinds without copies left.
    void showBag(const Table& table);
    void showCell(const Table& table, Cell cell);

signals:
    void titleChanged();

private:
    void setTitle(const QString& title);

    QString m_title;
};

} // namespace vozka
