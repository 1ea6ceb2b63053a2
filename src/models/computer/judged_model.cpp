// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/computer/judged_model.h"

#include <QLocale>

namespace vozka {

QVariant JudgedModel::data(const QModelIndex& index, int role) const
{
    // What is less would be shown as nothing.
    constexpr float least = 0.05F;
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case NumberRole:
        return row->number;
    case TurnRole:
        return row->turn;
    case NameRole:
        return row->name;
    case ColourRole:
        return row->colour;
    case PlayedRole:
        return row->played;
    case BestRole:
        return row->agrees() ? QString() : row->best;
    case CostRole:
        return row->cost;
    case CostTextRole:
        return row->cost < least ? QString() : QLocale().toString(static_cast<double>(row->cost), 'f', 1);
    case ReasonsRole:
        return row->reasons.join(u'\n');
    default:
        return {};
    }
}

QHash<int, QByteArray> JudgedModel::roleNames() const
{
    return {{NumberRole, "number"}, {TurnRole, "turn"},         {NameRole, "name"},
            {ColourRole, "colour"}, {PlayedRole, "played"},     {BestRole, "best"},
            {CostRole, "cost"},     {CostTextRole, "costText"}, {ReasonsRole, "reasons"}};
}

} // namespace vozka
