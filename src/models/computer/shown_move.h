// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A possible or played move as it is shown: its tile and figure, text, expected result and reasons.
#pragma once

#include "models/computer/lead_text.h"
#include "models/computer/reason_text.h"
#include "players/search_result.h"

#include <QPointF>
#include <QRectF>
#include <QStringList>

#include <optional>

namespace vozka {

struct ShownMove {
    std::optional<Cell> tile;
    QString tileSource;
    int turns = 0;
    /// Places that `words` name by letters. The words have slots for them, until `shownTogether` inserts the
    /// letters.
    std::vector<NamedPlace> places;
    /// Index in `words` of the placed tile. Free actions come before it.
    qsizetype placement = 0;
    /// Cell of the figure, of the piece, or of another action. `place`: point in that cell, 0 to 1: the foot
    /// of a figure, its middle if it is on a corner, or the middle of the cell for an action without a
    /// feature.
    std::optional<Cell> figure;
    QPointF place;
    qreal size = 0;
    bool onCorner = false;
    /// Clockwise rotation of the image, in degrees.
    qreal angle = 0;
    QString figureSource;
    /// Bounding rectangle of the cells of its tile, figures and pieces; empty if none.
    QRectF cells;
    /// Example: "Extend your city A", "Meeple on the road B". The placement names one feature. Actions on
    /// other features or cells have letters, too.
    QStringList words;
    /// Returns the words as one text, without slots, and without line breaks before separators.
    [[nodiscard]] QString text() const;
    bool operator==(const ShownMove&) const = default;
};

/// Returns these actions of one player as displayed on the board of that state. yours: true if the text is
/// for this player.
[[nodiscard]] ShownMove shownMove(const Table& table, const State& before, const std::vector<Action>& actions,
                                  bool yours = false);
/// Returns the text of the second move, different from that of the first, without letters.
[[nodiscard]] QString otherText(const ShownMove& first, const ShownMove& second);
struct MoveRow {
    /// Number of the row in the list, from 1.
    int rank = 0;
    ShownMove move;
    /// Expected result: a lead, or the distance to the best move.
    QString lead;
    /// Reasons. Until `shownTogether` inserts the letters, the texts have slots for the letters of
    /// `reasons.places`.
    ReasonTexts reasons;
    /// Letters that each of these texts names, after `shownTogether`.
    QStringList reasonLetters;
    /// True for the played move.
    bool isPlayed = false;
    /// Number of better moves with their tile on the same cell.
    int betterMovesAtCell = 0;
    [[nodiscard]] bool hasTile() const { return move.tile.has_value(); }
    [[nodiscard]] bool hasFigure() const { return move.figure.has_value(); }
    [[nodiscard]] Cell tile() const { return move.tile.value_or(Cell{}); }
    [[nodiscard]] Cell figure() const { return move.figure.value_or(Cell{}); }
    [[nodiscard]] QString words() const { return move.text(); }
    /// Returns the place, for screen readers; empty if the move has none.
    [[nodiscard]] QString where() const;
    /// One reason per line: all, or only the most important ones.
    [[nodiscard]] QString allReasons() const { return reasons.texts.join(u'\n'); }
    [[nodiscard]] QString mainReasons() const;
    [[nodiscard]] bool isSame(const MoveRow& other) const { return rank == other.rank; }
    bool operator==(const MoveRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&MoveRow::rank>("rank"),
            role<&MoveRow::hasTile>("hasTile"),
            role<&MoveRow::tile, &Cell::x>("cellX"),
            role<&MoveRow::tile, &Cell::y>("cellY"),
            role<&MoveRow::move, &ShownMove::tileSource>("tileSource"),
            role<&MoveRow::hasFigure>("hasFigure"),
            role<&MoveRow::figure, &Cell::x>("figureCellX"),
            role<&MoveRow::figure, &Cell::y>("figureCellY"),
            role<&MoveRow::move, &ShownMove::place, &QPointF::x>("placeX"),
            role<&MoveRow::move, &ShownMove::place, &QPointF::y>("placeY"),
            role<&MoveRow::move, &ShownMove::size>("size"),
            role<&MoveRow::move, &ShownMove::onCorner>("isOnCorner"),
            role<&MoveRow::move, &ShownMove::angle>("angle"),
            role<&MoveRow::move, &ShownMove::figureSource>("figureSource"),
            role<&MoveRow::words>("words"),
            role<&MoveRow::lead>("lead"),
            role<&MoveRow::mainReasons>("reasons"),
            role<&MoveRow::allReasons>("allReasons"),
            role<&MoveRow::isPlayed>("isPlayed"),
            role<&MoveRow::betterMovesAtCell>("betterMovesAtCell"),
            role<&MoveRow::where>("where"),
        };
    }
};

/// Returns the bounding rectangle of the moves' cells.
[[nodiscard]] QRectF extentOf(const std::vector<MoveRow>& rows);

} // namespace vozka
