// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the two scenes of range have in common.
#pragma once

#include "engine/rules/hooks/reach.h"
#include "models/overlays/scene_draft.h"

namespace vozka {

/// Steps from cell to cell, not across corners.
[[nodiscard]] int stepsBetween(Cell a, Cell b);
/// The cells with tiles that are near enough by distance: that of the segment and those round it.
[[nodiscard]] std::vector<Cell> cellsInRange(const Table& table, Segment from);
/// That cell and the eight round it, whether tiles lie there or not.
[[nodiscard]] std::vector<Cell> nineCells(Cell middle);
/// The border of those cells together.
void addFrame(SceneDraft& draft, const std::vector<Cell>& cells);
/// Darkens every tile but those.
void dimAround(SceneDraft& draft, qreal opacity, const std::vector<Cell>& spared = {});
/// The segment of the entry at which a number says most: where it is connected, else the nearest.
[[nodiscard]] SegmentRef markedSegment(const Table& table, const ReachQuestion& question,
                                       const ReachEntry& entry);
/// That one first, then the others of the entry on those cells (all if none are given).
[[nodiscard]] std::vector<SegmentRef> markedFirst(const SegmentRef& marked, const ReachEntry& entry,
                                                  const std::vector<Cell>& cells);
/// The line from the scored feature to the entry's, if they are connected, ending at its mark.
void addLine(OverlayScene& scene, const SceneDraft& draft, const ReachEntry& entry, QPointF mark, int index);
/// The entry's segments as the board counts them; short roads have none.
[[nodiscard]] std::vector<Segment> segmentsOf(const SceneDraft& draft, const ReachEntry& entry);
/// The rule of an entry, the same for targets and refusals.
[[nodiscard]] QString ruleOf(const ReachEntry& entry);

} // namespace vozka
