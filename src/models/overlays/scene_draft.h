// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Collects the pieces of a scene by cell, and finds places for its marks.
#pragma once

#include "models/board/table.h"
#include "models/overlays/overlay_painting.h"
#include "models/overlays/overlay_scene.h"

#include <QRectF>

#include <map>
#include <optional>
#include <span>

namespace vozka {

/// Larger marks do not fit next to short roads, so they may cover them.
inline constexpr qreal largestMarkBesideShortRoads = 0.53;

/// Size of marks, and areas that they must not hide.
struct MarkSpace {
    /// Side of a mark's square, in cells.
    qreal size = numberSize;
    /// True if marks may move any distance in order to hide nothing.
    bool free = false;
    /// Boxes to keep free, in cells, in addition to figures and other marks.
    std::vector<QRectF> clear = {};
};

class SceneDraft {
public:
    /// The table must outlive the draft.
    explicit SceneDraft(const Table& table, const MarkSpace& room = {});

    /// Adds a piece above earlier ones. For short roads, `feature` is their id on the tile.
    void add(const SegmentRef& at, OverlayPiece piece);
    void add(Segment segment, OverlayPiece piece);
    void addFeature(Segment segment, const OverlayPiece& piece);
    void addCell(Cell cell, OverlayPiece piece);

    /// Finds a place for a mark and reserves it. Prefers the first segment, then the others, then places next
    /// to them with a line. Avoids figures and other marks if possible.
    [[nodiscard]] OverlayMark placeMark(std::span<const SegmentRef> choices, const QString& text,
                                        OverlayLook look);
    void addMark(const OverlayMark& mark) { m_marks.push_back(mark); }
    /// Finds a place and adds the mark. Returns the point where the mark or its line meets the feature, in
    /// cells.
    QPointF addMark(std::span<const SegmentRef> choices, const QString& text, OverlayLook look, int entry);
    QPointF addMarkOnCell(Cell cell, const QString& text, OverlayLook look, int entry);
    /// Adds a mark in the corner of the cell where it hides least. The middle stays free for an icon or a
    /// tile.
    QPointF addMarkInCorner(Cell cell, const QString& text, OverlayLook look, int entry);

    /// Places icons on or next to their lines, near the middles, away from figures and marks. Requires: all
    /// marks are placed.
    void placeIcons(std::vector<OverlayLine>& lines);

    [[nodiscard]] const Table& table() const { return m_table; }
    /// Returns the place of a figure on the segment, in cells.
    [[nodiscard]] QPointF placeOf(const SegmentRef& at) const;
    [[nodiscard]] Segment segmentOf(const SegmentRef& at) const;

    /// Returns the collected cells, sorted by row, then by column. Removes them from the draft.
    [[nodiscard]] std::vector<OverlayCell> takeCells();
    [[nodiscard]] std::vector<OverlayMark> takeMarks() { return std::move(m_marks); }
    /// Returns the scene with the collected cells and marks, and with its icons.
    [[nodiscard]] OverlayScene finish(OverlayScene scene);

private:
    QPointF addMarkAt(QPointF place, const QString& text, OverlayLook look, int entry);
    OverlayCell& cellAt(Cell cell);
    [[nodiscard]] QString featureId(const SegmentRef& at) const;
    void keepShortRoadsClear();
    [[nodiscard]] unsigned closedSides(const SegmentRef& at) const;
    struct Spot {
        QPointF place;
        /// End of its line, if the mark is next to its feature.
        std::optional<QPointF> tip = {};
        /// 0 for the best possible place.
        qreal cost = 0;
    };
    [[nodiscard]] static qreal hidden(const QRectF& box, const std::vector<QRectF>& there);
    /// Returns the cost of a mark in this box: higher if it covers figures, other marks or short roads.
    [[nodiscard]] qreal costOfCovering(const QRectF& box) const;
    [[nodiscard]] Spot spotOn(const SegmentRef& at, OverlayLook look) const;
    [[nodiscard]] Spot spotBeside(const SegmentRef& at, OverlayLook look) const;
    [[nodiscard]] QPointF tipOn(const SegmentRef& at) const;
    /// True on a field, and on a cell without a tile.
    [[nodiscard]] bool isOnField(QPointF place) const;

    const Table& m_table;
    MarkSpace m_room;
    /// Bounding box of all tiles, in cells.
    QRectF m_board;
    std::map<std::pair<int, int>, OverlayCell> m_cells;
    std::vector<OverlayMark> m_marks;
    /// Boxes of figures, marks and icons, in cells.
    std::vector<QRectF> m_taken;
    /// Boxes of short roads that marks must keep free.
    std::vector<QRectF> m_shortRoads;
};

/// Returns an entry for several features, without a mark.
[[nodiscard]] OverlayEntry summaryEntry(const QString& title, const QString& message, QPointF place);
/// Returns the sides where the outline must be closed (bit 0 = north, clockwise): next to a neighbour that
/// covers its whole cell. All sides if the tile itself covers its whole cell.
[[nodiscard]] unsigned closedSidesOf(const Table& table, Segment segment);

} // namespace vozka
