// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The way of a piece that the players move step by step, while they do: the tiles where it has been, in
// order.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QtQml/qqmlregistration.h>

namespace vozka {

struct TrailRow {
    Cell cell;
    /// Steps made until then; 0 is where it started from.
    int number = 0;
    /// It is there now.
    bool isHere = false;
    [[nodiscard]] bool isSame(const TrailRow& other) const
    {
        return cell == other.cell && number == other.number;
    }
    bool operator==(const TrailRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&TrailRow::cell, &Cell::x>("cellX"),
            role<&TrailRow::cell, &Cell::y>("cellY"),
            role<&TrailRow::number>("number"),
            role<&TrailRow::isHere>("isHere"),
        };
    }
};

/// Returns the tiles that the piece has visited that is moved now, also while a computer moves it. Empty if
/// none is moved.
[[nodiscard]] PathSoFar trailNow(const Table& table);

class TrailModel : public RowModel<TrailRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// As many more steps there may be.
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
