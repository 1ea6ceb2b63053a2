// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Highlights of a finished game: the turn with the most points, and the best feature of each kind that has a
// title. Features without points are ignored.
#pragma once

#include "models/base/row_model.h"
#include "models/board/spotlight.h"
#include "models/board/table.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace vozka {

struct HighlightRow {
    /// "Best turn", "Biggest city"
    QString title;
    /// "Anna: 6 tiles, 14 points"
    QString text;
    /// "Turn 12" or "Final scoring".
    QString when;
    /// Scores as sums, one line each.
    QString sums;
    /// Number of equal results without a row, as text; empty if none.
    QString others;
    /// Colour names of the players in `text`.
    QStringList colours;
    /// Turn to show in review mode, and places to highlight.
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

/// Returns the rows; empty without a match or if it is not over.
[[nodiscard]] std::vector<HighlightRow> highlightRows(const Match* match);

} // namespace vozka
