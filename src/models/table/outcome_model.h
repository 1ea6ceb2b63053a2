// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Outcomes of chance since the last tile was placed, other than tiles, for example of a die.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

namespace vozka {

struct OutcomeRow {
    /// Index in the history.
    int number = 0;
    /// Image URL; empty if none.
    QString source;
    int value = 0;
    /// Message without the name of the player.
    QString text;
    /// Player whose turn it was, and image URL of that player's chip.
    QString name;
    QString markSource;
    [[nodiscard]] bool isSame(const OutcomeRow& other) const
    {
        return number == other.number && source == other.source;
    }
    bool operator==(const OutcomeRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&OutcomeRow::source>("source"),
            role<&OutcomeRow::value>("value"),
            role<&OutcomeRow::text>("text"),
            role<&OutcomeRow::name>("name"),
            role<&OutcomeRow::markSource>("markSource"),
        };
    }
};

[[nodiscard]] std::vector<OutcomeRow> outcomeRows(const Table& table);

} // namespace vozka
