// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Legal actions of the player to move, one row each.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"

namespace vozka {

struct ChoiceRow {
    Action action;
    QString label;
    /// True if the action is chosen from a list, because it has no place on the board or in an area, and uses
    /// no holding of a player.
    bool isListed = false;
    /// For a listed action: image URL of the figure that it names; empty if none.
    QString source;
    [[nodiscard]] bool isSame(const ChoiceRow& other) const { return action == other.action; }
    /// True for an action that declines: no figure, a drawn tile instead of the own tile, a figure to the
    /// supply.
    [[nodiscard]] bool isPass() const { return vozka::isPass(action) || action.isReturn(); }
    bool operator==(const ChoiceRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&ChoiceRow::label>("label"),
            role<&ChoiceRow::isListed>("isListed"),
            role<&ChoiceRow::source>("source"),
        };
    }
};

class ChoiceModel : public RowModel<ChoiceRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")

public:
    using RowModel::RowModel;

    /// Returns the row of an action; -1 if it is not legal now.
    [[nodiscard]] int rowOf(const Action& action) const;
    void show(const Table& table);
};

} // namespace vozka
