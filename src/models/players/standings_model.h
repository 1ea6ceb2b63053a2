// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Players of a game, sorted by their place in the result.
#pragma once

#include "models/players/player_model.h"

#include <QSortFilterProxyModel>
#include <QStringList>

namespace vozka {

class StandingsModel : public QSortFilterProxyModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vozka::PlayerModel* players READ players WRITE setPlayers)
    /// Points of the winner, at least 1. It is the length of the longest bar.
    Q_PROPERTY(int mostPoints READ mostPoints NOTIFY mostPointsChanged)
    Q_PROPERTY(int seats READ seats NOTIFY mostPointsChanged)
    /// "Anna wins with 112 points" or "Shared victory". If the only person did not win: "Anna: place 2 with
    /// 103 points".
    Q_PROPERTY(QString headline READ headline NOTIFY mostPointsChanged)
    /// "9 points ahead of Petr". If the only person did not win, or there are several winners, the result of
    /// the winners: "Petr wins with 112 points".
    Q_PROPERTY(QString subline READ subline NOTIFY mostPointsChanged)

public:
    explicit StandingsModel(QObject* parent = nullptr);

    [[nodiscard]] PlayerModel* players() const { return qobject_cast<PlayerModel*>(sourceModel()); }
    void setPlayers(PlayerModel* players);
    [[nodiscard]] int mostPoints() const;
    [[nodiscard]] int seats() const { return rowCount(); }
    [[nodiscard]] int winners() const { return static_cast<int>(namesOfWinners().size()); }
    [[nodiscard]] QString winnerNames() const { return namesOfWinners().join(QStringLiteral(", ")); }
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString subline() const;

signals:
    void mostPointsChanged();

private:
    [[nodiscard]] QStringList namesOfWinners() const;
    [[nodiscard]] QVariant value(int row, const char* role) const;
    /// Returns the row of the only person of the game if this person did not win; -1 otherwise.
    [[nodiscard]] int rowOfDefeatedPerson() const;
    [[nodiscard]] QString victory() const;
};

} // namespace vozka
