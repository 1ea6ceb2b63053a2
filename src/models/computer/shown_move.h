// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A possible or played move as it is shown: its tile and figure, text, expected result and arguments.
#pragma once

#include "models/rows/row_model.h"
#include "models/scene/table.h"
#include "players/thought.h"

#include <QPointF>
#include <QRectF>
#include <QStringList>

#include <optional>

namespace vozka {

struct ShownMove {
    std::optional<Cell> tile;
    QString tileSource;
    /// The cell, and where in it its foot stands; on a corner, where its middle is. Without a picture: where
    /// else something is done.
    std::optional<Cell> figure;
    QPointF place;
    qreal size = 0;
    bool onCorner = false;
    /// How far its picture is turned clockwise, in degrees.
    qreal angle = 0;
    QString figureSource;
    /// "3 east, 1 north", "Meeple on the road", ...
    QStringList words;
    /// The turned tile, and the sides of the feature of the figure or the other place, as text: distinguishes
    /// moves with the same text.
    QString look;
    QString sides;
    /// The words in one text. No line breaks before a separator.
    [[nodiscard]] QString text() const { return words.join(QStringLiteral("\u00a0· ")); }
    bool operator==(const ShownMove&) const = default;
};

/// What these actions of one player would look like on the board of that state.
[[nodiscard]] ShownMove shownMove(const Table& table, const State& before,
                                  const std::vector<Action>& actions);
/// Arguments for a move; the last one can be the sum of all others. `about`: see wording::messageOf.
[[nodiscard]] QStringList reasonSentences(const Table& table, const std::vector<Reason>& reasons,
                                          Code about = {});
/// A lead as it is shown, in tenths: so that a difference is that of the numbers beside it.
[[nodiscard]] float asShown(float lead);
/// "+4.2"
[[nodiscard]] QString leadInFigures(float lead);

struct MoveRow {
    /// From 1.
    int rank = 0;
    /// What stands on the board beside it: "1: +4.2".
    QString label;
    ShownMove move;
    /// Expected lead at the end of the game: "+4.2".
    QString lead;
    QStringList reasons;
    /// It was played; the others were not.
    bool isPlayed = false;
    /// So many better moves have their tile on the same cell.
    int betterHere = 0;
    /// Its figure stands in the upper part of its tile.
    bool standsHigh = false;
    /// The same of the best move on that cell, which alone is shown there.
    bool bestStandsHigh = false;
    /// The text without the part that distinguishes turns of the same tile: enough beside its picture.
    QString brief;
    [[nodiscard]] bool hasTile() const { return move.tile.has_value(); }
    [[nodiscard]] bool hasFigure() const { return move.figure.has_value(); }
    [[nodiscard]] Cell tile() const { return move.tile.value_or(Cell{}); }
    [[nodiscard]] Cell figure() const { return move.figure.value_or(Cell{}); }
    [[nodiscard]] QString words() const { return move.text(); }
    /// The strongest reason.
    [[nodiscard]] QString reason() const { return reasons.value(0); }
    /// One reason per line.
    [[nodiscard]] QString allReasons() const { return reasons.join(u'\n'); }
    [[nodiscard]] bool isSame(const MoveRow& other) const { return rank == other.rank; }
    bool operator==(const MoveRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&MoveRow::rank>("rank"),
            role<&MoveRow::label>("label"),
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
            role<&MoveRow::move, &ShownMove::onCorner>("onCorner"),
            role<&MoveRow::move, &ShownMove::angle>("angle"),
            role<&MoveRow::move, &ShownMove::figureSource>("figureSource"),
            role<&MoveRow::words>("words"),
            role<&MoveRow::lead>("lead"),
            role<&MoveRow::reason>("reason"),
            role<&MoveRow::allReasons>("reasons"),
            role<&MoveRow::isPlayed>("isPlayed"),
            role<&MoveRow::betterHere>("betterHere"),
            role<&MoveRow::brief>("brief"),
            role<&MoveRow::standsHigh>("standsHigh"),
            role<&MoveRow::bestStandsHigh>("bestStandsHigh"),
        };
    }
};

/// The moves as they are shown side by side: those with the same text get the part that distinguishes them.
[[nodiscard]] std::vector<MoveRow> shownTogether(std::vector<MoveRow> rows);
/// The cells that the moves are about.
[[nodiscard]] QRectF extentOf(const std::vector<MoveRow>& rows);

} // namespace vozka
