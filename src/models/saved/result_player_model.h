// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who played games to their end, and with what luck: people by their names, computers by name and strength.
#pragma once

#include "models/rows/row_model.h"
#include "records/finished_game.h"

#include <QCoreApplication>
#include <QString>

namespace vozka {

struct ResultPlayerRow {
    Q_DECLARE_TR_FUNCTIONS(ResultPlayerRow)

public:
    QString name;
    records::PlayerKind kind = records::PlayerKind::Human;
    /// "hard computer"; empty for a person.
    QString computer;
    int games = 0;
    /// How often he was first, alone or with others.
    int won = 0;
    int points = 0;
    int best = 0;
    [[nodiscard]] bool isSame(const ResultPlayerRow& other) const
    {
        return name == other.name && kind == other.kind;
    }
    /// "67%"
    [[nodiscard]] QString share() const;
    /// The points of a game on an average, with one place behind the point.
    [[nodiscard]] QString mean() const;
    /// All of that, to be read aloud.
    [[nodiscard]] QString spoken() const;
    bool operator==(const ResultPlayerRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&ResultPlayerRow::name>("name"),   role<&ResultPlayerRow::computer>("computer"),
            role<&ResultPlayerRow::games>("games"), role<&ResultPlayerRow::won>("won"),
            role<&ResultPlayerRow::share>("share"), role<&ResultPlayerRow::mean>("mean"),
            role<&ResultPlayerRow::best>("best"),   role<&ResultPlayerRow::spoken>("spoken"),
        };
    }
};

/// People first, then who has won most often. `counts` tells of a game and a seat whether it counts.
[[nodiscard]] std::vector<ResultPlayerRow>
resultPlayerRows(const std::vector<records::FinishedGame>& games,
                 const std::function<bool(const records::FinishedGame&, std::size_t)>& counts);

} // namespace vozka
