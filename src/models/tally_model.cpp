// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/tally_model.h"

#include "models/sentences.h"

namespace vozka {

QVariant TallyModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    if (role == LabelRole)
        return row->label;
    return role == PointsRole ? QVariant(row->points) : QVariant();
}

QHash<int, QByteArray> TallyModel::roleNames() const
{
    return {{LabelRole, "label"}, {PointsRole, "points"}};
}

void TallyModel::show(const Table& table, Player player)
{
    std::vector<TallyRow> rows;
    for (const auto& moment : table.moments) {
        for (const auto& event : moment.events) {
            if (event.type != event::score)
                continue;
            const auto kind = event.line.kind.substr(0, event.line.kind.find('.'));
            auto found = std::ranges::find(rows, kind, &TallyRow::kind);
            if (found == rows.end())
                found = rows.insert(rows.end(), {std::string(kind), scoreKindName(kind), 0});
            if (event.line.player == player)
                found->points += event.line.points;
        }
    }
    std::ranges::sort(rows, {}, &TallyRow::kind);
    showRows(std::move(rows));
}

} // namespace vozka
