// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/players/standings_model.h"

#include <algorithm>

namespace vozka {

StandingsModel::StandingsModel(QObject* parent) : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(true);
    setSortRole(PlayerModel::roleOf("place"));
    sort(0);
    connect(this, &QAbstractItemModel::dataChanged, this, &StandingsModel::mostPointsChanged);
    connect(this, &QAbstractItemModel::rowsInserted, this, &StandingsModel::mostPointsChanged);
    connect(this, &QAbstractItemModel::rowsRemoved, this, &StandingsModel::mostPointsChanged);
    connect(this, &QAbstractItemModel::modelReset, this, &StandingsModel::mostPointsChanged);
}

void StandingsModel::setPlayers(PlayerModel* players)
{
    if (players == sourceModel())
        return;
    setSourceModel(players);
    emit mostPointsChanged();
}

int StandingsModel::mostPoints() const
{
    int most = 1;
    for (int row = 0; row < rowCount(); ++row)
        most = std::max(most, index(row, 0).data(PlayerModel::roleOf("points")).toInt());
    return most;
}

QVariant StandingsModel::value(int row, const char* role) const
{
    return index(row, 0).data(PlayerModel::roleOf(role));
}

QStringList StandingsModel::namesOfWinners() const
{
    QStringList names;
    for (int row = 0; row < rowCount(); ++row)
        if (value(row, "place").toInt() == 1)
            names << value(row, "name").toString();
    return names;
}

int StandingsModel::rowOfDefeatedPerson() const
{
    int person = -1;
    for (int row = 0; row < rowCount(); ++row) {
        if (value(row, "isComputer").toBool())
            continue;
        if (person >= 0)
            return -1;
        person = row;
    }
    return person >= 0 && value(person, "place").toInt() > 1 ? person : -1;
}

QString StandingsModel::victory() const
{
    return winners() == 1
               ? tr("%1 wins with %n point(s)", "", value(0, "points").toInt()).arg(winnerNames())
               : tr("%1: %n point(s) each", "names", value(0, "points").toInt()).arg(winnerNames());
}

QString StandingsModel::headline() const
{
    if (const int row = rowOfDefeatedPerson(); row >= 0)
        return tr("%1: place %2 with %n point(s)", "", value(row, "points").toInt())
            .arg(value(row, "name").toString(), QString::number(value(row, "place").toInt()));
    return winners() == 1 ? victory() : tr("Shared victory");
}

QString StandingsModel::subline() const
{
    if (winners() > 1 || rowOfDefeatedPerson() >= 0)
        return victory();
    if (rowCount() < 2)
        return {};
    return tr("%n point(s) ahead of %1", "", value(0, "points").toInt() - value(1, "points").toInt())
        .arg(value(1, "name").toString());
}

} // namespace vozka
