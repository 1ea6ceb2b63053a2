// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/log_model.h"

#include "models/board/board_scene.h"
#include "models/board/outcome.h"
#include "models/text/descriptions.h"
#include "models/text/messages.h"

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

/// True if the drawn tile is discarded or put aside, so the player does not get it.
bool removesDrawnTile(const Event& event)
{
    return event.type == event::discard || event.type == event::aside;
}

Player playerOf(const Event& event)
{
    if (event.type == event::score)
        return event.line.player;
    // Completions and tiles without a place have no player.
    return event.type == event::complete || removesDrawnTile(event) ? noPlayer : event.player;
}

std::vector<Spot> placesOf(const Event& event)
{
    if (event.type == event::score)
        return event.line.hasPlace() ? std::vector{Spot::on({event.line.at, event.line.feature})}
                                     : std::vector<Spot>();
    // A piece that moved to an area is on no tile.
    if (event.type == event::place || (event.type == event::piece && event.what.empty()))
        return {Spot::tile(event.at.at)};
    std::vector<Spot> places;
    if (event.onCorner)
        places.push_back(Spot::corner(event.at.at));
    else if (event.at.feature != noFeature)
        places.push_back(Spot::feature(event.at));
    if (event.to.feature != noFeature)
        places.push_back(Spot::feature(event.to));
    return places;
}

void setPlayer(LogRow& row, const Table& table, Player player)
{
    row.name = table.playerName(player);
    if (player < table.players.size())
        row.markSource = QStringLiteral("image://mark/%1").arg(table.playerColour(player));
}

LogRow rowOf(const Table& table, const Event& event, const Action& action, bool keeps)
{
    LogRow row;
    row.text = event.type == event::aside ? asideMessage(table, action) : logMessage(table, event, keeps);
    setPlayer(row, table, playerOf(event));
    if (removesDrawnTile(event) || event.type == event::place) {
        row.tileSource = QStringLiteral("image://tile/%1/%2").arg(table.picture(event.kind)).arg(event.turns);
        row.tileLabel = tileDescription(table, event.kind, event.turns);
        if (event.type == event::place)
            //: %1 is the place of a tile, %2 its content. For screen readers.
            row.tileLabel = LogModel::tr("%1. %2", "tile").arg(cellDescription(event.at.at), row.tileLabel);
    } else if (event.type == event::deploy || event.type == event::moved || event.type == event::returned
               || event.type == event::left) {
        row.figureSource =
            figureUrl(table.figurePicture(event.figure, event.featureKind), table.playerColour(event.player));
    } else if (event.type == event::entered || event.type == event::withdrawn) {
        row.figureSource = figureUrl(table.figurePicture(event.figure), table.playerColour(event.player));
    } else if (event.type == event::piece && event.owner != noPlayer) {
        row.figureSource =
            figureUrl(table.figurePicture(event.figure, event.featureKind), table.playerColour(event.owner));
    }
    if (isOutcome(table.rules->book(), action) && event.type == table.rules->book().formOf(action)->word())
        row.outcomeSource = outcomePicture(table.rules->book(), action);
    row.isDiscard = event.type == event::discard;
    row.points = event.type == event::score ? event.line.points : 0;
    row.places = placesOf(event);
    const bool isMove =
        event.type == event::place || event.type == event::deploy || event.type == event::moved;
    row.isComputers =
        isMove && event.player < table.players.size() && isComputer(table.players[event.player]);
    if (event.type == event::place)
        row.laid = event.at.at;
    return row;
}

/// True if the player kept an own tile that could have been placed.
bool keepsTile(const RuleBook& book, const HistoryEntry& entry, const GameData* before)
{
    return isPass(entry.action) && before != nullptr && waitsForOwnTile(book, *before);
}

LogRow keepRow(const Table& table, Player player)
{
    LogRow row;
    row.text = keepMessage(table);
    setPlayer(row, table, player);
    return row;
}

LogRow resultRow(const Table& table)
{
    LogRow row;
    row.text = resultMessage(table);
    return row;
}

/// Appends rows for history entries, with headings.
class Writer {
public:
    Writer(const Table& table, LogModel::Written written, std::vector<LogRow> rows)
        : m_table(table), m_written(written), m_rows(std::move(rows))
    {
        if (m_written.entryCount > 0) {
            m_before = &table.history[m_written.entryCount - 1].data();
            m_turn = m_before->turn;
        }
        for (const auto& entry : table.history.subspan(m_written.entryCount))
            append(entry);
    }

    [[nodiscard]] LogModel::Written written() const { return m_written; }
    [[nodiscard]] std::vector<LogRow> finish()
    {
        m_rows.resize(m_rows.size() - std::min(m_rows.size(), m_table.notShown));
        if (m_written.isFinal && m_table.notShown == 0)
            add(resultRow(m_table), LogModel::tr("Result"));
        return std::move(m_rows);
    }

private:
    void append(const HistoryEntry& entry)
    {
        if (keepsTile(m_table.rules->book(), entry, m_before))
            appendKeptTile();
        m_before = &entry.data();
        for (const auto& event : entry.events)
            // A draw has no row, because the tile gets a row when it is placed.
            if (event.type == event::turn)
                m_turn = entry.data().turn;
            else if (event.type != event::draw)
                append(event, entry.action);
        m_turn = entry.data().turn;
        ++m_written.entryCount;
    }

    void add(LogRow row, const QString& heading)
    {
        row.number = static_cast<int>(m_rows.size());
        row.entry = m_written.entryCount;
        row.heading = heading;
        m_rows.push_back(std::move(row));
    }

    [[nodiscard]] QString turnHeading()
    {
        return std::exchange(m_written.headed, m_turn) == m_turn ? QString()
                                                                 : LogModel::tr("Turn %1").arg(m_turn);
    }

    /// Adds a row only if the bag is empty: otherwise the row of the drawn tile mentions the kept tile.
    void appendKeptTile()
    {
        m_written.keptTileTurn = m_turn;
        if (m_before->bagTotal == 0)
            add(keepRow(m_table, m_before->toMove), turnHeading());
    }

    void append(const Event& event, const Action& action)
    {
        LogRow row = rowOf(m_table, event, action, m_written.keptTileTurn == m_turn);
        const bool isFinal = m_written.isFinal;
        const bool firstFinal = isFinal && !std::exchange(m_scoresFinally, true);
        add(std::move(row), firstFinal ? LogModel::tr("Final scoring") : isFinal ? QString() : turnHeading());
        m_written.isFinal = isFinal || event.type == event::end;
    }

    const Table& m_table;
    LogModel::Written m_written;
    std::vector<LogRow> m_rows;
    const GameData* m_before = nullptr;
    int m_turn = 1;
    bool m_scoresFinally = false;
};

} // namespace

void LogModel::show(const Table& table, std::size_t known)
{
    // During the final scoring some rows are not shown yet (`Table::notShown`), so all rows are written
    // again.
    const bool continues =
        known > 0 && known == m_written.entryCount && known <= table.history.size() && !m_written.isFinal;
    Writer writer(table, continues ? m_written : Written(), continues ? rows() : std::vector<LogRow>());
    m_written = writer.written();
    showRows(writer.finish());
}

std::vector<Spot> LogModel::placesOf(int row) const
{
    return has(row) ? at(row).places : std::vector<Spot>();
}

std::optional<std::size_t> LogModel::entryOf(int row) const
{
    return has(row) ? std::optional(at(row).entry) : std::nullopt;
}

int LogModel::rowOfTile(int cellX, int cellY) const
{
    return find([&](const LogRow& row) { return row.laid && row.laid->x == cellX && row.laid->y == cellY; });
}

} // namespace vozka
