// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tiles that are still in the bag, by kind, with their pictures; also those that would fit one cell.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QtQml/qqmlregistration.h>

namespace vozka {

struct TileLeftRow {
    KindIndex kind = noKind;
    /// The address of the kind's picture.
    QString source;
    /// Copies that are left, of how many in the whole game.
    int left = 0;
    int all = 0;
    /// In words, with the number.
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

/// In the first of the turns (bit t = t quarter turns); in none of them, as it is drawn.
[[nodiscard]] TileLeftRow tileLeftRow(const TileCatalogue& catalogue, KindIndex kind, unsigned turns,
                                      int left, int all);

class TilesLeftModel : public RowModel<TileLeftRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to an Overlays")
    /// "37 tiles left", or for a cell the odds to draw one that fits.
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)

public:
    using RowModel::RowModel;
    [[nodiscard]] const QString& title() const { return m_title; }

    void clear();
    /// Every kind that the game had copies of, also those that are used up unless the settings hide them.
    void showBag(const Table& table);
    /// The kinds left that fit the empty cell.
    void showCell(const Table& table, Cell cell);

signals:
    void titleChanged();

private:
    void setTitle(const QString& title);

    QString m_title;
};

} // namespace vozka
