// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Analysed decisions of a game: played move, best move, and cost of the difference. Their file is stored next
// to the game. Reading stops at the first entry that does not match the game or cannot be read, because the
// analysis can be repeated.
#pragma once

#include "match/match.h"
#include "models/base/row_model.h"
#include "players/analysis.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace vozka {

/// Analysed decision, and index of its first history entry.
struct RatedMove {
    std::size_t first = 0;
    RatedDecision rated;
    /// False after reading a file, which does not contain the reasons.
    bool hasReasons = true;
};

struct RatedRow {
    /// Index among the decisions, from 0.
    int number = 0;
    int turn = 0;
    QString name;
    QString colour;
    /// Played move, and best move of the search.
    QString played;
    QString best;
    /// Cost of the difference, in points.
    float cost = 0;
    /// Reasons for the played move and for the better move.
    QStringList forPlayed;
    QStringList forBetter;
    /// "3.2"; empty if the cost is 0.
    [[nodiscard]] QString costText() const;
    /// Empty if the played move is equally good.
    [[nodiscard]] QString better() const { return best == played || costText().isEmpty() ? QString() : best; }
    /// One reason per line; empty without a better move.
    [[nodiscard]] QString playedReasons() const
    {
        return better().isEmpty() ? QString() : forPlayed.join(u'\n');
    }
    [[nodiscard]] QString betterReasons() const
    {
        return better().isEmpty() ? QString() : forBetter.join(u'\n');
    }
    [[nodiscard]] bool isSame(const RatedRow& other) const { return number == other.number; }
    bool operator==(const RatedRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&RatedRow::number>("number"),
            role<&RatedRow::turn>("turn"),
            role<&RatedRow::name>("name"),
            role<&RatedRow::colour>("colour"),
            role<&RatedRow::played>("played"),
            role<&RatedRow::better>("best"),
            role<&RatedRow::cost>("cost"),
            role<&RatedRow::costText>("costText"),
            role<&RatedRow::playedReasons>("playedReasons"),
            role<&RatedRow::betterReasons>("betterReasons"),
        };
    }
};

[[nodiscard]] QByteArray writeAnalysis(const Match& match, const std::vector<RatedMove>& rated);
/// Returns at most three rows with the highest cost, highest first.
[[nodiscard]] std::vector<RatedRow> costliestOf(std::vector<RatedRow> rows);
/// Returns the entries from the start of the game up to the first decision without a matching entry.
[[nodiscard]] std::vector<RatedMove> readAnalysis(const Match& match, const QByteArray& text);

} // namespace vozka
