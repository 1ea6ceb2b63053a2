// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers of the scenes that show a range.
#pragma once

#include "engine/rules/hooks/reach.h"
#include "models/overlays/scene_draft.h"

namespace vozka {

/// Returns the number of steps from cell to cell, without diagonals.
[[nodiscard]] int stepsBetween(Cell a, Cell b);
/// Returns the cells with tiles that are in range by distance: the cell of the segment and its neighbours.
[[nodiscard]] std::vector<Cell> cellsInRange(const Table& table, Segment from);
/// Returns that cell and the eight cells around it, with or without tiles.
[[nodiscard]] std::vector<Cell> nineCells(Cell middle);
/// Adds a border around all of these cells.
void addFrame(SceneDraft& draft, const std::vector<Cell>& cells);
/// Darkens all tiles except those on `spared` cells.
void dimAround(SceneDraft& draft, qreal opacity, const std::vector<Cell>& spared = {});
/// Returns the segment for the entry's number: the connected segment, otherwise the nearest segment.
[[nodiscard]] SegmentRef markedSegment(const Table& table, const ReachQuestion& question,
                                       const ReachEntry& entry);
/// Returns `marked`, then the other segments of the entry on these cells (on all cells if `cells` is empty).
[[nodiscard]] std::vector<SegmentRef> markedFirst(const SegmentRef& marked, const ReachEntry& entry,
                                                  const std::vector<Cell>& cells);
/// Adds a line from the scored feature to the mark if the entry is connected.
void addLine(OverlayScene& scene, const SceneDraft& draft, const ReachEntry& entry, QPointF mark, int index);
/// Returns the entry's segments of the board; short roads have none.
[[nodiscard]] std::vector<Segment> segmentsOf(const SceneDraft& draft, const ReachEntry& entry);
/// Returns the rule id of a target or a refusal.
[[nodiscard]] QString ruleOf(const ReachEntry& entry);

} // namespace vozka
