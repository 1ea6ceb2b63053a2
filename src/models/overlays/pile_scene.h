// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Range of a pile of pieces: frame of its cells, and a result for every figure.
#pragma once

#include "models/board/table.h"
#include "models/overlays/scene_draft.h"

#include <QStringList>

namespace vozka {

/// True if a pile is or can be on that segment, and piles have a range in this game.
[[nodiscard]] bool isPileThatReaches(const Table& table, Segment segment);
/// Returns the segments of such piles.
[[nodiscard]] std::vector<Segment> pilesThatReach(const Table& table);
/// Returns the cells that a pile of `pieces` pieces reaches, with or without a tile, within the board's
/// rectangle.
[[nodiscard]] std::vector<Cell> cellsReached(const Table& table, Segment pile, int pieces);
/// Returns the descriptions of the figures that a pile of `pieces` pieces could capture.
[[nodiscard]] QStringList figuresReached(const Table& table, Segment pile, int pieces);

/// Returns a message with the figures that the pile could capture now.
[[nodiscard]] QString pileReachText(const Table& table, Segment pile);

/// Returns the range of the pile. Order of entries: figures that can be captured, other figures in range, and
/// a summary of all other figures.
[[nodiscard]] OverlayScene pileScene(const Table& table, Segment pile, const MarkSpace& room = {});

} // namespace vozka
