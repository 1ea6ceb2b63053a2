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

std::optional<SegmentRef> placeOf(const Event& event)
{
    if (event.type == event::score)
        return SegmentRef{event.line.at, event.line.feature};
    if (event.type == event::place)
        return SegmentRef{event.at.at, noFeature};
    if (event.type == event::deploy || event.type == event::complete || event.type == event::returned)
        return event.at;
    return {};
}

LogRow rowOf(const Table& table, const Event& event)
{
    const Player player = playerOf(event);
    LogRow row;
    row.text = eventSentence(table, event);
    row.name = table.playerName(player);
    if (player < table.players.size())
        row.markSource = QStringLiteral("image://mark/%1").arg(table.playerColour(player));
    if (event.type == event::discard)
        row.tileSource = QStringLiteral("image://tile/%1/0").arg(table.picture(event.kind));
    row.points = event.type == event::score ? event.line.points : 0;
    row.place = placeOf(event);
    return row;
}

LogRow resultRow(const Table& table)
{
    LogRow row;
    row.text = resultSentence(table);
    return row;
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
    case TileSourceRole:
        return row->tileSource;
    case PointsRole:
        return row->points;
    case HeadingRole:
        return row->heading;
    case HasPlaceRole:
        return row->place.has_value();
    default:
        return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{TextRole, "text"},
            {NameRole, "name"},
            {MarkSourceRole, "markSource"},
            {TileSourceRole, "tileSource"},
            {PointsRole, "points"},
            {HeadingRole, "heading"},
            {HasPlaceRole, "hasPlace"}};
}

void LogModel::show(const Table& table)
{
    std::vector<LogRow> rows;
    int turn = 1;
    int told = 0;
    bool scoresFinally = false;
    bool final = false;
    const auto add = [&](LogRow row, const QString& heading) {
        row.number = static_cast<int>(rows.size());
        row.heading = heading;
        rows.push_back(std::move(row));
    };
    for (const auto& moment : table.moments) {
        for (const auto& event : moment.events) {
            // Told by what becomes of the tile; until then it is in sight.
            if (event.type == event::draw)
                continue;
            const bool firstFinal = final && !scoresFinally;
            const bool firstOfTurn = !final && told != turn;
            add(rowOf(table, event), firstFinal    ? tr("Final scoring")
                                     : firstOfTurn ? tr("Turn %1").arg(turn)
                                                   : QString());
            told = turn;
            scoresFinally = final;
            final = final || event.type == event::end;
        }
        turn = moment.after->turn;
    }
    rows.resize(rows.size() - std::min(rows.size(), table.untold));
    if (final && table.untold == 0)
        add(resultRow(table), tr("Result"));
    showRows(std::move(rows));
}

std::optional<SegmentRef> LogModel::placeOf(int row) const
{
    return has(row) ? rows()[static_cast<std::size_t>(row)].place : std::nullopt;
}

} // namespace vozka
