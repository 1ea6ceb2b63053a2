// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What may be done now: one row for each legal action of the player to move. QML picks rows.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"

#include <QtQml/qqmlregistration.h>

namespace vozka {

struct ChoiceRow {
    Action action;
    QString label;
    /// It has no place on the board and none where a player's pieces are shown: it is chosen from a list.
    bool isListed = false;
    /// Of such a one, the address of a picture of the figure that it names; empty if it names none.
    QString source;
    [[nodiscard]] bool isSame(const ChoiceRow& other) const { return action == other.action; }
    /// To do without: no figure, a drawn tile instead of the own one, a figure to the supply.
    [[nodiscard]] bool isPass() const { return vozka::isPass(action) || action.goesHome(); }
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

    /// The row of an action, -1 if it is not legal now.
    [[nodiscard]] int rowOf(const Action& action) const;
    void show(const Table& table);
};

} // namespace vozka
