// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/log_model.h"

#include "models/sentences.h"

namespace vozka {

namespace {

Player playerOf(const Event& event)
{
    if (event.type == event::score)
        return event.line.player;
    // What completes or fits nowhere is nobody's deed.
    return event.type == event::complete || event.type == event::discard ? nature : event.player;
}

} // namespace

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case TextRole:
        return row->text;
    case NameRole:
        return row->name;
    case MarkSourceRole:
        return row->markSource;
    case PointsRole:
        return row->points;
    case BeginsTurnRole:
        return row->beginsTurn;
    default:
        return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{TextRole, "text"},
            {NameRole, "name"},
            {MarkSourceRole, "markSource"},
            {PointsRole, "points"},
            {BeginsTurnRole, "beginsTurn"}};
}

void LogModel::show(const Table& table)
{
    std::vector<LogRow> rows;
    for (const auto& moment : table.moments) {
        for (const auto& event : moment.events) {
            // Told by what becomes of the tile; until then it is in sight.
            if (event.type == event::draw)
                continue;
            const Player player = playerOf(event);
            LogRow row;
            row.number = static_cast<int>(rows.size());
            row.text = eventSentence(table, event);
            row.name = table.playerName(player);
            if (player < table.players.size())
                row.markSource = QStringLiteral("image://mark/%1").arg(table.playerColour(player));
            row.points = event.type == event::score ? event.line.points : 0;
            row.beginsTurn = event.type == event::place;
            rows.push_back(std::move(row));
        }
    }
    rows.resize(rows.size() - std::min(rows.size(), table.untold));
    showRows(std::move(rows));
}

} // namespace vozka
