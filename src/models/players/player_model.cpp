// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/players/player_model.h"

#include "engine/insight/end_lines.h"
#include "models/app/app_settings.h"
#include "models/art/palette.h"
#include "models/text/messages.h"

#include <utility>

namespace vozka {

namespace {

/// Returns the player who decides now; the active player if no player decides.
Player decidingPlayer(const Table& table)
{
    const auto& state = **table.state;
    return awaitsDecision(table) ? state.toMove : state.active;
}

} // namespace

QColor PlayerRow::colourValue() const
{
    return Palette::instance().player(colour);
}

QString PlayerRow::mark() const
{
    return Palette::instance().mark(colour);
}

QString PlayerRow::markSource() const
{
    return QStringLiteral("image://mark/%1").arg(colour);
}

PlayerModel::PlayerModel(QObject* parent) : RowModel(parent)
{
    for (auto& supply : m_supplies)
        supply = new SupplyModel(this);
    for (auto& holdings : m_holdings)
        holdings = new RowModel<HoldingRow>(this);
}

namespace {

void showOwnTile(const Table& table, Player player, PlayerRow& row)
{
    const int left = table.ownTilesLeft(player);
    if (left == 0)
        return;
    const auto kind = table.ownKind();
    row.ownTile = QStringLiteral("image://tile/%1/0").arg(table.picture(kind));
    row.ownTileLabel = PlayerModel::tr("%1: %n left", nullptr, left)
                           .arg(featureName(table.catalogue().kind(kind).features.front().kind));
}

void showFiguresLeft(const SupplyModel& supply, PlayerRow& row)
{
    for (const auto& kind : supply.rows())
        row.figuresLeft += kind.count;
    if (!supply.rows().empty())
        row.figureSource = supply.rows().front().source;
}

} // namespace

const std::array<int, maxPlayers>& PlayerModel::standing(const Table& table)
{
    if (m_standingOf && m_standingBy == table.rules && *m_standingOf == *table.state)
        return m_standing;
    m_standingBy = table.rules;
    m_standingOf = *table.state;
    m_standing.fill(0);
    const EndLines lines(*table.rules, *table.state);
    for (const auto& line : lines.all())
        m_standing.at(line.player) += line.points;
    return m_standing;
}

void PlayerModel::show(const Table& table)
{
    const bool showsPrediction = table && !(*table.state)->over && AppSettings::instance().showStanding();
    std::vector<PlayerRow> rows;
    const auto players = static_cast<Player>(table.players.size());
    for (Player player = 0; player < players; ++player) {
        const auto& state = **table.state;
        PlayerRow row{table.playerName(player),
                      table.playerColour(player),
                      table.points(player),
                      showsPrediction ? standing(table).at(player) : 0,
                      1,
                      !state.over && table.shownTurn.value_or(decidingPlayer(table)) == player,
                      isComputer(table.players[player]),
                      m_supplies.at(player),
                      0,
                      {},
                      m_holdings.at(player),
                      player};
        for (Player other = 0; other < players; ++other)
            row.place += table.points(other) > row.points ? 1 : 0;
        showOwnTile(table, player, row);
        m_supplies.at(player)->show(table, player);
        showFiguresLeft(*m_supplies.at(player), row);
        m_holdings.at(player)->showRows(holdingRows(table, player));
        rows.push_back(std::move(row));
    }
    QStringList names;
    for (const auto& row : rows)
        names << row.name;
    showRows(std::move(rows));
    if (std::exchange(m_names, names) != names)
        emit namesChanged();
}

} // namespace vozka
