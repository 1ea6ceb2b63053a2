// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games that were played to their end, the last one first.
#pragma once

#include "models/rows/row_model.h"
#include "records/finished_game.h"

#include <QStringList>

namespace vozka {

struct FinishedGameRow {
    records::FinishedGame game;
    /// Who won, everybody's points, and when and by which set-up it was played.
    QString winners;
    QString players;
    QString about;
    QStringList colours;
    bool isKept = false;
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
            /// The names of the colours, by seats.
            role<&FinishedGameRow::colours>("colours"),
            /// The game itself is still there and can be looked at.
            role<&FinishedGameRow::isKept>("isKept"),
        };
    }
};

/// These games, noted in that order. `isKept` tells of a name whether the game itself is still there.
[[nodiscard]] std::vector<FinishedGameRow>
finishedGameRows(const std::vector<records::FinishedGame>& games,
                 const std::function<bool(const std::string&)>& isKept);

} // namespace vozka
