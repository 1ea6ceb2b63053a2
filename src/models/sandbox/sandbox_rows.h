// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lists of the sandbox: tile sets, kinds of tiles, and cells for the tile in hand.
#pragma once

#include "models/base/row_model.h"
#include "models/overlays/tiles_left_model.h"
#include "models/table/choice.h"
#include "sandbox/sandbox.h"

#include <QString>

#include <string>
#include <vector>

namespace vozka {

/// Returns cells for a tile of that kind with these turns. Without a kind, only the first cell of an empty
/// table.
[[nodiscard]] std::vector<Choice> openCells(const sandbox::Sandbox& box, KindIndex kind, int turns,
                                            Player owner);

/// Returns the kinds of tiles. With a cell, only kinds that fit it, each in a fitting rotation; own tiles
/// must belong to `owner`.
[[nodiscard]] std::vector<TileLeftRow> paletteRows(const sandbox::Sandbox& box, std::optional<Cell> cell,
                                                   Player owner);

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

/// Returns the sets that can be used or are used, and which of them are used.
[[nodiscard]] std::vector<SetChoiceRow> setChoiceRows(const std::vector<std::string>& used);
/// Returns the used sets after a change of that row, in the order of the rows.
[[nodiscard]] std::vector<std::string> withToggled(const std::vector<SetChoiceRow>& rows, int row);

} // namespace vozka
