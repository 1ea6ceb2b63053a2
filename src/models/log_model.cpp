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

std::vector<Spot> placesOf(const Event& event)
{
    if (event.type == event::score)
        return {{{event.line.at, event.line.feature}}};
    if (event.type == event::place)
        return {{{event.at.at, noFeature}}};
    if (event.type == event::moved)
        return {{event.at}, {event.to}};
    if (event.type == event::deploy || event.type == event::complete || event.type == event::returned)
        return {{event.at, event.onCorner}};
    return {};
}

void setPlayer(LogRow& row, const Table& table, Player player)
{
    row.name = table.playerName(player);
    if (player < table.players.size())
        row.markSource = QStringLiteral("image://mark/%1").arg(table.playerColour(player));
}

LogRow rowOf(const Table& table, const Event& event)
{
    LogRow row;
    row.text = eventSentence(table, event);
    setPlayer(row, table, playerOf(event));
    if (event.type == event::discard)
        row.tileSource = QStringLiteral("image://tile/%1/0").arg(table.picture(event.kind));
    row.points = event.type == event::score ? event.line.points : 0;
    row.places = placesOf(event);
    return row;
}

/// Whether the action was to keep a tile of one's own that could have been placed.
bool keepsTile(const Moment& moment, const State* before)
{
    return moment.action.type == Action::Type::Pass && before != nullptr && (*before)->placed == noTile;
}

LogRow keepRow(const Table& table, Player player)
{
    LogRow row;
    row.text = keepSentence(table, false);
    setPlayer(row, table, player);
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
        return !row->places.empty();
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
    int kept = 0;
    bool scoresFinally = false;
    bool final = false;
    const auto add = [&](LogRow row, const QString& heading) {
        row.number = static_cast<int>(rows.size());
        row.heading = heading;
        rows.push_back(std::move(row));
    };
    const State* before = nullptr;
    for (const auto& moment : table.moments) {
        if (keepsTile(moment, before)) {
            // Where a tile is drawn instead, that is told with it.
            kept = turn;
            if ((*before)->bagTotal == 0) {
                add(keepRow(table, (*before)->toMove), tr("Turn %1").arg(turn));
                told = turn;
            }
        }
        before = &moment.after;
        for (const auto& event : moment.events) {
            // Told by what becomes of the tile; until then it is in sight.
            if (event.type == event::draw)
                continue;
            const bool firstFinal = final && !scoresFinally;
            const bool firstOfTurn = !final && told != turn;
            LogRow row = rowOf(table, event);
            if (event.type == event::place && kept == turn)
                row.text = keepSentence(table, true);
            add(std::move(row), firstFinal    ? tr("Final scoring")
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

std::vector<Spot> LogModel::placesOf(int row) const
{
    return has(row) ? rows()[static_cast<std::size_t>(row)].places : std::vector<Spot>();
}

} // namespace vozka
