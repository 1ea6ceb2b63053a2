// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Gathers the pieces of a scene cell by cell, and finds places for its marks.
#pragma once

#include "models/overlays/overlay_painting.h"
#include "models/overlays/overlay_scene.h"
#include "models/scene/table.h"

#include <QRectF>

#include <map>
#include <optional>
#include <span>

namespace vozka {

/// Larger marks have no room beside short roads, so they may lie on them.
inline constexpr qreal largestMarkBesideShortRoads = 0.53;

/// How large marks are, whether they take any place that hides nothing, and what they must not hide.
struct MarkRoom {
    /// The side of a mark's square, in cells.
    qreal size = numberSize;
    /// True if hiding something is worse than any distance.
    bool free = false;
    /// Boxes that marks leave free, in cells, beside figures and other marks.
    std::vector<QRectF> clear = {};
};

class SceneDraft {
public:
    /// The table must outlive it.
    explicit SceneDraft(const Table& table, const MarkRoom& room = {});

    /// Onto the segment, above what is there already. Short roads are named by their tile.
    void add(const SegmentRef& at, OverlayPiece piece);
    void add(Segment segment, OverlayPiece piece);
    /// Onto all of the segment's feature.
    void addFeature(Segment segment, const OverlayPiece& piece);
    /// Onto the whole cell, whatever lies there.
    void addCell(Cell cell, OverlayPiece piece);

    /// Finds a place for a mark on one of the segments, the first if it has room, and keeps that place free
    /// from now on. The mark hides no figure and no other mark if that is possible. If it has no room on the
    /// segments, it is beside them with a line to one of them.
    [[nodiscard]] OverlayMark placeMark(std::span<const SegmentRef> choices, const QString& text,
                                        OverlayLook look);
    void addMark(const OverlayMark& mark) { m_marks.push_back(mark); }
    /// Both. Returns the point at which the mark or its line meets the feature, in cells.
    QPointF addMark(std::span<const SegmentRef> choices, const QString& text, OverlayLook look, int entry);
    /// In the middle of the cell.
    QPointF addMarkOnCell(Cell cell, const QString& text, OverlayLook look, int entry);
    /// In that corner of the cell where it hides least: its middle is for a sign, or for a tile to come.
    QPointF addMarkInCorner(Cell cell, const QString& text, OverlayLook look, int entry);

    /// Places the icons of the lines on their lines, or next to them, as near to the middles as figures and
    /// marks allow. Requires: all marks are placed.
    void placeIcons(std::vector<OverlayLine>& lines);

    [[nodiscard]] const Table& table() const { return m_table; }
    /// Where a figure would stand on the segment, in cells.
    [[nodiscard]] QPointF placeOf(const SegmentRef& at) const;
    [[nodiscard]] Segment segmentOf(const SegmentRef& at) const;

    /// What was gathered, in order; nothing is left here.
    [[nodiscard]] std::vector<OverlayCell> takeCells();
    [[nodiscard]] std::vector<OverlayMark> takeMarks() { return std::move(m_marks); }

private:
    QPointF addMarkAt(QPointF place, const QString& text, OverlayLook look, int entry);
    OverlayCell& cellAt(Cell cell);
    [[nodiscard]] QString featureId(const SegmentRef& at) const;
    void keepShortRoadsClear();
    [[nodiscard]] unsigned closedSides(const SegmentRef& at) const;
    struct Spot {
        QPointF place;
        /// Where its line ends, if it is beside its feature.
        std::optional<QPointF> tip = {};
        /// 0 for the best place that there can be.
        qreal cost = 0;
    };
    [[nodiscard]] static qreal hidden(const QRectF& box, const std::vector<QRectF>& there);
    [[nodiscard]] qreal covered(const QRectF& box) const;
    [[nodiscard]] Spot spotOn(const SegmentRef& at, OverlayLook look) const;
    [[nodiscard]] Spot spotBeside(const SegmentRef& at, OverlayLook look) const;
    [[nodiscard]] QPointF tipOn(const SegmentRef& at) const;
    [[nodiscard]] bool isOnField(QPointF place) const;

    const Table& m_table;
    MarkRoom m_room;
    /// Around all tiles, in cells.
    QRectF m_board;
    std::map<std::pair<int, int>, OverlayCell> m_cells;
    std::vector<OverlayMark> m_marks;
    /// Where figures, marks and what else is to be seen are, in cells.
    std::vector<QRectF> m_taken;
    /// Where short roads are, if marks are to leave them to be seen.
    std::vector<QRectF> m_shortRoads;
};

/// How a feature continues across the sides of its tile, for outlines: the sides at which it lies but ends,
/// although something lies beyond (bit 0 = north, clockwise).
[[nodiscard]] unsigned closedSidesOf(const Table& table, Segment segment);

} // namespace vozka
