// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Path of a piece that the players move step by step: the visited tiles in order.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"

namespace vozka {

struct PathRow {
    Cell cell;
    /// Number of steps before this tile; 0 at the start.
    int number = 0;
    /// True at the current tile.
    bool isHere = false;
    [[nodiscard]] bool isSame(const PathRow& other) const
    {
        return cell == other.cell && number == other.number;
    }
    bool operator==(const PathRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&PathRow::cell, &Cell::x>("cellX"),
            role<&PathRow::cell, &Cell::y>("cellY"),
            role<&PathRow::number>("number"),
            role<&PathRow::isHere>("isHere"),
        };
    }
};

/// Returns the tiles that the moving piece has visited, also while a computer moves it. Empty if no piece
/// moves.
[[nodiscard]] PathSoFar currentPath(const Table& table);

class PathModel : public RowModel<PathRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// Number of steps that the piece has left.
    Q_PROPERTY(int left READ left NOTIFY changed)

public:
    using RowModel::RowModel;

    [[nodiscard]] int left() const { return m_left; }
    void show(const Table& table);

signals:
    void changed();

private:
    int m_left = 0;
};

} // namespace vozka
