// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Gathers the pieces of a scene cell by cell, and finds places for its marks.
#pragma once

#include "models/overlays/overlay_scene.h"
#include "models/table.h"

#include <QRectF>

#include <map>

namespace vozka {

class SceneBuilder {
public:
    /// The table must outlive it.
    explicit SceneBuilder(const Table& table);

    /// Onto the segment, above what is there already. Short roads are named by their tile.
    void add(const SegmentRef& at, OverlayPiece piece);
    void add(Segment segment, OverlayPiece piece);
    /// Onto all of the segment's feature.
    void addFeature(Segment segment, const OverlayPiece& piece);
    /// Onto the whole cell, whatever lies there.
    void addCell(Cell cell, OverlayPiece piece);

    /// A mark on the segment, where it hides neither a figure nor another mark as far as there is room. The
    /// first marks have the choice.
    QPointF addMark(const SegmentRef& at, const QString& text, OverlayLook look, int entry);
    QPointF addMarkOnCell(Cell cell, const QString& text, OverlayLook look, int entry);

    [[nodiscard]] const Table& table() const { return m_table; }
    /// Where a figure would stand on the segment, in cells.
    [[nodiscard]] QPointF placeOf(const SegmentRef& at) const;
    [[nodiscard]] Segment segmentOf(const SegmentRef& at) const;

    /// What was gathered, in order; nothing is left here.
    [[nodiscard]] std::vector<OverlayCell> takeCells();
    [[nodiscard]] std::vector<OverlayMark> takeMarks() { return std::move(m_marks); }

private:
    OverlayCell& cellAt(Cell cell);
    [[nodiscard]] QString featureId(const SegmentRef& at) const;
    [[nodiscard]] unsigned closedSides(const SegmentRef& at) const;
    [[nodiscard]] bool isFree(const QRectF& box) const;
    [[nodiscard]] QPointF freePlace(const SegmentRef& at) const;

    const Table& m_table;
    std::map<std::pair<int, int>, OverlayCell> m_cells;
    std::vector<OverlayMark> m_marks;
    /// Where figures and marks are, in cells.
    std::vector<QRectF> m_taken;
};

/// How a feature continues across the sides of its tile, for outlines: the sides at which it lies but ends,
/// although something lies beyond (bit 0 = north, clockwise).
[[nodiscard]] unsigned closedSidesOf(const Table& table, Segment segment);

} // namespace vozka
