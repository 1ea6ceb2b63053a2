// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/result/earner_model.h"

namespace vozka {

QVariant EarnerModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case NameRole:
        return row->name;
    case ColourRole:
        return row->colour;
    case PointsRole:
        return row->points;
    default:
        return {};
    }
}

QHash<int, QByteArray> EarnerModel::roleNames() const
{
    return {{NameRole, "name"}, {ColourRole, "colour"}, {PointsRole, "points"}};
}

void EarnerModel::show(const Table& table, const std::vector<Event>& scores)
{
    std::vector<EarnerRow> rows;
    for (const auto& score : scores) {
        const auto player = score.line.player;
        rows.push_back({player, table.playerName(player), table.playerColour(player), score.line.points});
    }
    showRows(std::move(rows));
}

} // namespace vozka
