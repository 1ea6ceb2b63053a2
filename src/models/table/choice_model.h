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
    /// What it is, in words.
    QString label;
    /// It has no place on the board and none where a player's pieces are shown: it is chosen from a list.
    bool isListed = false;
    /// Of such a one, the address of a picture of the figure that it names; empty if it names none.
    QString source;
    [[nodiscard]] bool isSame(const ChoiceRow& other) const { return action == other.action; }
    bool operator==(const ChoiceRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&ChoiceRow::label>("label"),
            /// It is chosen from a list, for it has no place elsewhere.
            role<&ChoiceRow::isListed>("isListed"),
            role<&ChoiceRow::source>("source"),
        };
    }
};

class ChoiceModel : public RowModel<ChoiceRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a GameController")
    /// The row of doing without: no figure, a drawn tile instead of the own one, a figure home. -1 if that is
    /// not offered.
    Q_PROPERTY(int passRow READ passRow NOTIFY changed)
    /// What that is, in words; empty if it is not offered.
    Q_PROPERTY(QString passLabel READ passLabel NOTIFY changed)
    /// True if doing without is all that may be done.
    Q_PROPERTY(bool onlyPass READ onlyPass NOTIFY changed)
    /// Some of what may be chosen is chosen from a list.
    Q_PROPERTY(bool hasList READ hasList NOTIFY changed)
    /// That what may be declined now will not be offered again, in words; empty if it will.
    Q_PROPERTY(QString warning READ warning NOTIFY changed)

public:
    using RowModel::RowModel;

    /// The row of an action, -1 if it is not legal now.
    [[nodiscard]] int rowOf(const Action& action) const;
    [[nodiscard]] int passRow() const;
    [[nodiscard]] QString passLabel() const;
    [[nodiscard]] bool onlyPass() const { return rowCount() == 1 && passRow() == 0; }
    [[nodiscard]] bool hasList() const { return std::ranges::any_of(rows(), &ChoiceRow::isListed); }
    [[nodiscard]] const QString& warning() const { return m_warning; }

    void show(const Table& table);

signals:
    void changed();

private:
    QString m_warning;
};

} // namespace vozka
