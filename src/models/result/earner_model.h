// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who gets points for one feature, and how many.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

namespace vozka {

struct EarnerRow {
    Player player = nature;
    QString name;
    QString colour;
    int points = 0;
    [[nodiscard]] bool isSame(const EarnerRow& other) const { return player == other.player; }
    bool operator==(const EarnerRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&EarnerRow::name>("name"),
            /// "red", "blue", ...
            role<&EarnerRow::colour>("colour"),
            role<&EarnerRow::points>("points"),
        };
    }
};

/// One row for each of these events, which are scores.
[[nodiscard]] std::vector<EarnerRow> earnerRows(const Table& table, const std::vector<Event>& scores);

} // namespace vozka
