// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Range of a figure after its feature was scored. By connection: outline of the scored feature and lines to
// its neighbours. By distance: frame of the cells in range. Each near feature has a number.
#pragma once

#include "engine/rules/hooks/reach.h"
#include "models/board/table.h"
#include "models/overlays/scene_draft.h"

#include <optional>

namespace vozka {

/// Returns the figure of this game that can move on after its feature was scored; std::nullopt if none.
[[nodiscard]] std::optional<FigureKind> movableFigureKind(const Table& table);
/// True if that figure can be on the segment.
[[nodiscard]] bool canChooseFrom(const Table& table, Segment segment);
/// Returns the engine's result; empty if no figure moves on, or if it cannot be on the segment.
[[nodiscard]] Reach reachOf(const Table& table, const ReachQuestion& question);

/// Returns the range; empty if no figure moves on, or if it cannot be on the segment. Order of entries:
/// reachable features, refused features, then summaries of the own feature, distant features and fields.
[[nodiscard]] OverlayScene rangeScene(const Table& table, const ReachQuestion& question,
                                      const MarkSpace& room = {});
/// Shows both editions on one board: targets of both, only of the classic edition, only of the new edition.
[[nodiscard]] OverlayScene compareScene(const Table& table, const ReachQuestion& question);

} // namespace vozka
