// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tile sets from which the sandbox takes its tiles.
#pragma once

#include "models/rows/row_model.h"

#include <QString>

#include <string>

namespace vozka {

struct SetChoiceRow {
    std::string name;
    QString label;
    bool used = false;
    [[nodiscard]] bool isSame(const SetChoiceRow& other) const { return name == other.name; }
    bool operator==(const SetChoiceRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&SetChoiceRow::label>("label"),
            role<&SetChoiceRow::used>("used"),
        };
    }
};

/// Every set there is, and which of them are in use.
[[nodiscard]] std::vector<SetChoiceRow> setChoiceRows(const std::vector<std::string>& used);
/// Those in use if the one in that row is added or left out, in the order of the rows.
[[nodiscard]] std::vector<std::string> withToggled(const std::vector<SetChoiceRow>& rows, int row);

} // namespace vozka
