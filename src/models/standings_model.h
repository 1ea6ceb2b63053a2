// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The players of a table in the order of their places instead of their seats.
#pragma once

#include "models/player_model.h"

#include <QSortFilterProxyModel>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class StandingsModel : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::PlayerModel* players READ players WRITE setPlayers NOTIFY playersChanged)
    /// The points of the winner, at least 1: what bars are measured by.
    Q_PROPERTY(int mostPoints READ mostPoints NOTIFY mostPointsChanged)
    /// How many share the first place.
    Q_PROPERTY(int winners READ winners NOTIFY mostPointsChanged)

public:
    explicit StandingsModel(QObject* parent = nullptr);

    [[nodiscard]] PlayerModel* players() const { return qobject_cast<PlayerModel*>(sourceModel()); }
    void setPlayers(PlayerModel* players);
    [[nodiscard]] int mostPoints() const;
    [[nodiscard]] int winners() const;

signals:
    void playersChanged();
    void mostPointsChanged();
};

} // namespace vozka
