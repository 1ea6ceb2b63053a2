// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Passages from the feature of a figure that moves or returns to the supply.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QPointF>

namespace vozka {

struct PassageRow {
    /// In cells.
    QPointF place;
    /// True if the figure can use the passage.
    bool isOpen = false;
    /// Description, and the reason if the figure cannot use it.
    QString label;
    [[nodiscard]] bool isSame(const PassageRow& other) const { return place == other.place; }
    bool operator==(const PassageRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&PassageRow::place>("place"),
            role<&PassageRow::isOpen>("isOpen"),
            role<&PassageRow::label>("label"),
        };
    }
};

/// Returns the passages of this figure; empty without a figure.
[[nodiscard]] std::vector<PassageRow> passageRows(const Table& table, const std::optional<Figure>& figure);

/// Returns the code of the passage that leads the figure to that segment; empty if none.
[[nodiscard]] Code passageTo(const Table& table, const Figure& figure, Segment target);

} // namespace vozka
