// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/players/supply_model.h"

#include "models/text/sentences.h"

namespace vozka {

QVariant SupplyModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case FigureRole:
        return static_cast<int>(row->figure);
    case SourceRole:
        return row->source;
    case CountRole:
        return row->count;
    case MostRole:
        return row->most;
    case LabelRole:
        return row->label;
    default:
        return {};
    }
}

QHash<int, QByteArray> SupplyModel::roleNames() const
{
    return {{FigureRole, "figure"},
            {SourceRole, "source"},
            {CountRole, "count"},
            {MostRole, "most"},
            {LabelRole, "label"}};
}

void SupplyModel::show(const Table& table, Player player)
{
    std::vector<SupplyRow> rows;
    if (table && player < table.players.size()) {
        for (const auto& rule : table.rules->book().figureRules()) {
            if (rule->supply() == 0)
                continue;
            const int count = (*table.state)->supply[player][vozka::index(rule->kind())];
            rows.push_back({rule->kind(),
                            QStringLiteral("image://figure/%1/%2")
                                .arg(table.figurePicture(rule->kind()), table.playerColour(player)),
                            count, rule->supply(),
                            tr("%1: %n left", nullptr, count).arg(figureName(table, rule->kind()))});
        }
    }
    showRows(std::move(rows));
}

} // namespace vozka
