// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What an overlay shows, as a plain value: pieces of features on their cells, numbered marks, lines between
// features, and the list of sentences that the numbers stand for. Made from a table by the other files of
// this folder, painted by overlay_painting.h; knows neither windows nor pictures.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/ids.h"

#include <QColor>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace vozka {

/// Hatchings run on across the borders of tiles; their direction is that of the board, not of the tile.
enum class Hatching : std::uint8_t { None, Rising, Falling, Level, Upright, Dots, Crossed };

enum class LineWeight : std::uint8_t { Thin, Bold };

/// How one feature is drawn on one tile.
struct OverlayPiece {
    /// Its id on the tile; empty for the whole cell.
    QString feature;
    /// Invalid colours are not painted. The second fill stands in stripes beside the first.
    QColor fill = {};
    QColor second = {};
    Hatching hatching = Hatching::None;
    QColor ink = {};
    QColor line = {};
    LineWeight weight = LineWeight::Thin;
    /// The sides of the cell (bit 0 = north, clockwise) along which the line runs, too: where the feature
    /// ends at the tile's border although it reaches it.
    unsigned closedSides = 0;
    bool operator==(const OverlayPiece&) const = default;
};

/// The pieces on one cell, painted in this order.
struct OverlayCell {
    Cell cell;
    /// The tile as its drawings are named; empty on a cell without one.
    QString kind;
    int turns = 0;
    std::vector<OverlayPiece> pieces;
    bool operator==(const OverlayCell&) const = default;
};

/// How a number is shown and what its entry in the list says: each differs in shape, not in colour alone.
enum class OverlayLook : std::uint8_t {
    Reachable,
    Refused,
    /// Of two editions.
    Both,
    OnlyClassic,
    OnlyNew,
    /// Number of a feature with owners, or points of a field.
    Name,
    /// No mark on the board: what several features have in common.
    Summary,
    /// Marked by the player, and what he should have marked.
    Marked,
    Missed,
};

struct OverlayMark {
    /// Its middle, in cells.
    QPointF place;
    /// A number or a letter.
    QString text;
    OverlayLook look = OverlayLook::Name;
    /// The entry that it stands for.
    int entry = -1;
    /// The point of its feature to which a line leads, in cells. std::nullopt if the mark is on its feature.
    std::optional<QPointF> tip = {};
    bool operator==(const OverlayMark&) const = default;
};

struct OverlayLine {
    /// In cells.
    QPointF from;
    QPointF to;
    /// Middle of the icon that shows the kind of connection, in cells.
    QPointF icon;
    /// What connects the two, as a code ("gate") and in a word.
    QString via;
    QString label;
    /// The neighbour is connected, but no target.
    bool refused = false;
    int entry = -1;
    bool operator==(const OverlayLine&) const = default;
};

/// A line of the list beside the board.
struct OverlayEntry {
    /// Number or letter; empty for a summary.
    QString text;
    OverlayLook look = OverlayLook::Name;
    /// "Road, 3 tiles"
    QString title;
    /// Whole sentences; several stand on lines of their own.
    QString sentence;
    /// The rule that says so, by its id; empty if none does.
    QString rule;
    /// What it is about: the segments to be lit up, and cells without tiles.
    std::vector<Segment> segments;
    std::vector<Cell> cells;
    /// What stands in the way, noSegment if nothing does.
    Segment culprit = noSegment;
    /// The middle of the nearest piece, in cells.
    QPointF place;
    bool operator==(const OverlayEntry&) const = default;
};

struct OverlayScene {
    /// What is shown, in a sentence: "Where Red's figure could go".
    QString title;
    /// Sorted by row, then column.
    std::vector<OverlayCell> cells;
    std::vector<OverlayMark> marks;
    std::vector<OverlayLine> lines;
    std::vector<OverlayEntry> entries;
    bool operator==(const OverlayScene&) const = default;
};

} // namespace vozka
