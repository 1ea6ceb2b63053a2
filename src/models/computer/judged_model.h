// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The decisions of a game, each with what was done, what the search would have done, and what the difference
// cost.
#pragma once

#include "models/rows/row_model.h"
#include "players/analysis.h"

#include <QString>
#include <QStringList>

namespace vozka {

/// A decision that was judged, and where it stands among the moments of the game.
struct JudgedMove {
    std::size_t first = 0;
    JudgedDecision judged;
};

struct JudgedRow {
    /// Its number among the decisions, from 0.
    int number = 0;
    int turn = 0;
    QString name;
    QString colour;
    QString played;
    QString best;
    float cost = 0;
    /// Sentences for the played move against the better one, and the other way round.
    QStringList forPlayed;
    QStringList forBetter;
    [[nodiscard]] QString costText() const;
    [[nodiscard]] QString better() const { return best == played || costText().isEmpty() ? QString() : best; }
    [[nodiscard]] QString playedReasons() const
    {
        return better().isEmpty() ? QString() : forPlayed.join(u'\n');
    }
    [[nodiscard]] QString betterReasons() const
    {
        return better().isEmpty() ? QString() : forBetter.join(u'\n');
    }
    [[nodiscard]] bool isSame(const JudgedRow& other) const { return number == other.number; }
    bool operator==(const JudgedRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            /// Its number among the decisions, from 0.
            role<&JudgedRow::number>("number"),
            role<&JudgedRow::turn>("turn"),
            role<&JudgedRow::name>("name"),
            /// "red", "blue", ...
            role<&JudgedRow::colour>("colour"),
            /// What was done, in words.
            role<&JudgedRow::played>("played"),
            /// What the search would have done; empty if it was that, or another move that is worth as much.
            role<&JudgedRow::better>("best"),
            /// What the difference cost, in points.
            role<&JudgedRow::cost>("cost"),
            /// The same in words: "3.2"; empty if it cost nothing.
            role<&JudgedRow::costText>("costText"),
            /// What spoke for each of the two moves, a sentence a line; empty without a better move.
            role<&JudgedRow::playedReasons>("playedReasons"),
            role<&JudgedRow::betterReasons>("betterReasons"),
        };
    }
};

} // namespace vozka
