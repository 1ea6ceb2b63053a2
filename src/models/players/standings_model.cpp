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
    emit playersChanged();
    emit mostPointsChanged();
}

int StandingsModel::mostPoints() const
{
    int most = 1;
    for (int row = 0; row < rowCount(); ++row)
        most = std::max(most, index(row, 0).data(PlayerModel::roleOf("points")).toInt());
    return most;
}

QStringList StandingsModel::namesOfWinners() const
{
    QStringList names;
    for (int row = 0; row < rowCount(); ++row)
        if (index(row, 0).data(PlayerModel::roleOf("place")).toInt() == 1)
            names << index(row, 0).data(PlayerModel::roleOf("name")).toString();
    return names;
}

} // namespace vozka
