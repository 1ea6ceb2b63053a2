// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What stood out in a game that is over: the turn that brought somebody the most, and of each kind of feature
// that has words for it the greatest one. What nobody scored for does not stand out.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/spotlight.h"
#include "models/scene/table.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace vozka {

struct HighlightRow {
    /// "Best turn", "Biggest city"
    QString title;
    /// "Anna: 6 tiles, 14 points"
    QString text;
    /// When: "Turn 12", "Final scoring".
    QString when;
    /// What it was for, as sums, a line each.
    QString sums;
    /// Number of others that were as good and have no row; empty if none.
    QString others;
    /// Of the players in `text`.
    QStringList colours;
    /// The turn to look back to, and what is to be seen there.
    int turn = 0;
    std::vector<Spot> places;
    [[nodiscard]] bool isSame(const HighlightRow& other) const
    {
        return title == other.title && turn == other.turn && places == other.places;
    }
    bool operator==(const HighlightRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&HighlightRow::title>("title"),   role<&HighlightRow::text>("text"),
            role<&HighlightRow::when>("when"),     role<&HighlightRow::sums>("sums"),
            role<&HighlightRow::others>("others"), role<&HighlightRow::colours>("colours"),
        };
    }

    Q_DECLARE_TR_FUNCTIONS(HighlightRow)
};

/// Nothing of a match that is not over, or without one.
[[nodiscard]] std::vector<HighlightRow> highlightRows(const Match* match);

} // namespace vozka
