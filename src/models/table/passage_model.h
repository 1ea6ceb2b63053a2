// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The passages from the feature of a figure that goes on or home: where they lie and whether they are open to
// it.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QPointF>

namespace vozka {

struct PassageRow {
    /// In cells.
    QPointF place;
    /// The figure can pass.
    bool isOpen = false;
    /// Kind of passage, and why the figure cannot pass.
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

/// Those of that figure; none without one.
[[nodiscard]] std::vector<PassageRow> passageRows(const Table& table, const std::optional<Figure>& figure);

/// By what passage the figure that goes on may go to that segment (the code of it), empty if there is
/// none.
[[nodiscard]] Code passageTo(const Table& table, const Figure& figure, Segment target);

} // namespace vozka
