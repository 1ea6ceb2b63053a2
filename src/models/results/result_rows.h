// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rows of the results page: finished games and their players.
#pragma once

#include "models/base/row_model.h"
#include "records/finished_game.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace vozka {

struct ResultPlayerRow {
    QString name;
    records::PlayerKind kind = records::PlayerKind::Human;
    /// Example: "hard computer"; empty for a person.
    QString computer;
    int games = 0;
    /// Number of games won, alone or with others.
    int won = 0;
    int points = 0;
    int best = 0;
    [[nodiscard]] bool isSame(const ResultPlayerRow& other) const
    {
        return name == other.name && kind == other.kind;
    }
    [[nodiscard]] QString share() const;
    /// Returns the average points of a game, with one decimal.
    [[nodiscard]] QString mean() const;
    /// Returns all values, for screen readers.
    [[nodiscard]] QString description() const;
    bool operator==(const ResultPlayerRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&ResultPlayerRow::name>("name"),   role<&ResultPlayerRow::computer>("computer"),
            role<&ResultPlayerRow::games>("games"), role<&ResultPlayerRow::won>("won"),
            role<&ResultPlayerRow::share>("share"), role<&ResultPlayerRow::mean>("mean"),
            role<&ResultPlayerRow::best>("best"),   role<&ResultPlayerRow::description>("description"),
        };
    }

    Q_DECLARE_TR_FUNCTIONS(ResultPlayerRow)
};

/// Returns the rows: people first, then computers, each sorted by games won and average points. `counts`:
/// returns true if that seat of that game is included.
[[nodiscard]] std::vector<ResultPlayerRow>
resultPlayerRows(const std::vector<records::FinishedGame>& games,
                 const std::function<bool(const records::FinishedGame&, std::size_t)>& counts);

struct FinishedGameRow {
    records::FinishedGame game;
    /// Winners, points of all players, and time and set-up of the game.
    QString winners;
    QString players;
    QString about;
    /// Colour names, in the order of `players`.
    QStringList colours;
    /// True if the game itself is still saved and can be opened.
    bool hasAutosave = false;
    [[nodiscard]] bool isSame(const FinishedGameRow& other) const
    {
        return records::isSameGame(game, other.game);
    }
    bool operator==(const FinishedGameRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&FinishedGameRow::winners>("winners"),
            role<&FinishedGameRow::players>("players"),
            role<&FinishedGameRow::about>("about"),
            role<&FinishedGameRow::colours>("colours"),
            role<&FinishedGameRow::hasAutosave>("hasAutosave"),
        };
    }
};

/// Returns a row for each game, the game that ended last first. `hasAutosave`: returns true if the automatic
/// save of that name exists.
[[nodiscard]] std::vector<FinishedGameRow>
finishedGameRows(const std::vector<records::FinishedGame>& games,
                 const std::function<bool(const std::string&)>& hasAutosave);

} // namespace vozka
