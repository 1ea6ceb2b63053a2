// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts of placed tiles that name the feature they extend ("Extend your city A") instead of the cell. The
// letters are on the board while the text is shown.
#pragma once

#include "models/base/row_model.h"
#include "models/board/table.h"

#include <QPointF>

#include <optional>

namespace vozka {

/// Position on a cell, 0 to 1.
struct PlaceOnCell {
    Cell cell;
    QPointF place;
    /// Index of the feature on the tile there, -1 if the place is no feature of a placed tile.
    int feature = -1;
    bool operator==(const PlaceOnCell&) const = default;
};

/// Place that a text names by a letter. `feature`: root of the feature before the move; noSegment for a space
/// or a new feature.
struct NamedPlace {
    Segment feature = noSegment;
    PlaceOnCell at;
    bool operator==(const NamedPlace&) const = default;
};

/// Placed tile as text. If it extends a feature, the text has a slot for the letter of `place`.
struct NamedPlacement {
    QString text;
    std::optional<NamedPlace> place;
};

/// Board before a move, and after all its actions. `figure`: segment of the new tile that gets a figure;
/// noSegment if none.
struct MoveStates {
    const State& before;
    const State& after;
    Segment figure = noSegment;
};

/// Returns the placement by name of a feature that it extends: the feature of the figure that the move
/// places on the tile, otherwise the most important one. The features of the player come first. yours: true
/// if the text is for the player who places the tile.
[[nodiscard]] NamedPlacement namedPlacement(const Table& table, const MoveStates& states, Cell cell,
                                            bool yours);
/// Returns the place of the feature of that segment, on the board of `now`, which can be a part of the move.
[[nodiscard]] NamedPlace placeOf(const Table& table, const State& before, const State& now, Segment segment);

/// Returns the position for a letter on the feature: on its tile next to the cell, if possible without
/// figures. `before`: the state with the feature.
[[nodiscard]] PlaceOnCell letterPlace(const Table& table, const State& before, Segment root, Cell cell);
/// Position of a letter on a space: in the upper part, so that a figure in its middle stays visible.
inline constexpr QPointF spaceLetter(0.5, 0.3);

/// Returns a copy of the table with that state. The board of the table can be another one, for example of an
/// earlier turn during a review.
[[nodiscard]] Table tableAt(const Table& table, const State& state);

/// Character of a text that `withLetter` replaces.
inline constexpr QChar letterSlot(u'\ufffc');
/// Returns the text with that letter in its slot. An empty letter also removes the space before the slot.
[[nodiscard]] QString withLetter(QString text, const QString& letter);

/// Letter on the board.
struct LetterRow {
    QString letter;
    PlaceOnCell at;
    [[nodiscard]] bool isSame(const LetterRow& other) const { return letter == other.letter; }
    bool operator==(const LetterRow&) const = default;

    static constexpr auto roles()
    {
        return std::array{
            role<&LetterRow::letter>("letter"),
            role<&LetterRow::at, &PlaceOnCell::cell, &Cell::x>("cellX"),
            role<&LetterRow::at, &PlaceOnCell::cell, &Cell::y>("cellY"),
            role<&LetterRow::at, &PlaceOnCell::place, &QPointF::x>("placeX"),
            role<&LetterRow::at, &PlaceOnCell::place, &QPointF::y>("placeY"),
            role<&LetterRow::at, &PlaceOnCell::feature>("feature"),
        };
    }
};

} // namespace vozka
