// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Content of an overlay as a value: pieces of features on their cells, numbered marks, lines between
// features, and the entries of the list. Scenes are made from a table and do not depend on windows or images.
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

/// Hatchings continue across borders of tiles. Their direction does not turn with the tile.
enum class Hatching : std::uint8_t { None, Rising, Falling, Level, Upright, Dots, Crossed };

enum class LineWeight : std::uint8_t { Thin, Bold };

struct OverlayPiece {
    /// Id of the feature on the tile; empty for the whole cell.
    QString feature;
    /// Invalid colours are not painted. `second` is painted as stripes over `fill`.
    QColor fill = {};
    QColor second = {};
    Hatching hatching = Hatching::None;
    QColor ink = {};
    QColor line = {};
    LineWeight weight = LineWeight::Thin;
    /// Sides of the cell (bit 0 = north, clockwise) where the line also runs, because the feature ends at the
    /// border of the tile.
    unsigned closedSides = 0;
    bool operator==(const OverlayPiece&) const = default;
};

/// Pieces on one cell, painted in this order.
struct OverlayCell {
    Cell cell;
    /// Name of the tile's drawing; empty without a tile.
    QString kind;
    int turns = 0;
    std::vector<OverlayPiece> pieces;
    bool operator==(const OverlayCell&) const = default;
};

/// Look of a number and meaning of its entry. Looks differ in shape, not in colour alone.
enum class OverlayLook : std::uint8_t {
    Reachable,
    Refused,
    /// Both editions, or only one of them.
    Both,
    OnlyClassic,
    OnlyNew,
    /// Number of a feature with owners, or points of a field.
    Name,
    /// No mark on the board: an entry for several features.
    Summary,
    Marked,
    Missed,
};

struct OverlayMark {
    /// Middle of the mark, in cells.
    QPointF place;
    /// Number or letter.
    QString text;
    OverlayLook look = OverlayLook::Name;
    int entry = -1;
    /// Point of the feature where the mark's line ends, in cells. std::nullopt if the mark is on its feature.
    std::optional<QPointF> tip = {};
    bool operator==(const OverlayMark&) const = default;
};

struct OverlayLine {
    /// In cells.
    QPointF from;
    QPointF to;
    /// Middle of the connection's icon, in cells.
    QPointF icon;
    /// Kind of connection, as a code ("gate") and as a word.
    QString via;
    QString label;
    /// True if the neighbour is connected, but the figure must not move there.
    bool refused = false;
    int entry = -1;
    bool operator==(const OverlayLine&) const = default;
};

/// Entry of the list next to the board.
struct OverlayEntry {
    /// Number or letter; empty for a summary.
    QString text;
    OverlayLook look = OverlayLook::Name;
    /// Example: "Road, 3 tiles".
    QString title;
    /// Complete messages, each on a separate line.
    QString message;
    QString rule;
    /// Segments to highlight, and cells without tiles.
    std::vector<Segment> segments;
    std::vector<Cell> cells;
    Segment blocker = noSegment;
    /// Point of the feature, in cells: at the mark or at the end of its line, if there is a mark.
    QPointF place;
    bool operator==(const OverlayEntry&) const = default;
};

struct OverlayScene {
    /// Example: "Where Red's figure could go".
    QString title;
    /// Sorted by row, then by column.
    std::vector<OverlayCell> cells;
    std::vector<OverlayMark> marks;
    std::vector<OverlayLine> lines;
    std::vector<OverlayEntry> entries;
    bool operator==(const OverlayScene&) const = default;
};

} // namespace vozka
