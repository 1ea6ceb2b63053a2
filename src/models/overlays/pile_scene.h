// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How far a pile of pieces reaches, drawn on the board: the cells in a frame, and every figure with a
// verdict.
#pragma once

#include "models/overlays/scene_draft.h"
#include "models/scene/table.h"

#include <QStringList>

namespace vozka {

/// True if a pile lies on that segment, or may lie there, and its reach says something in this game.
[[nodiscard]] bool isPileThatReaches(const Table& table, Segment segment);
/// The segments on which such piles lie.
[[nodiscard]] std::vector<Segment> pilesThatReach(const Table& table);
/// The cells within the board's rectangle that a pile of so many pieces there reaches, those without a tile
/// too.
[[nodiscard]] std::vector<Cell> cellsReached(const Table& table, Segment pile, int pieces);
/// The figures that it could take, in words.
[[nodiscard]] QStringList figuresReached(const Table& table, Segment pile, int pieces);

/// The same as a sentence.
[[nodiscard]] QString reachOfPileInWords(const Table& table, Segment pile);

/// Who may be taken stands first, then who may not though he stands near enough; the rest in a summary.
[[nodiscard]] OverlayScene pileScene(const Table& table, Segment pile, const MarkRoom& room = {});

} // namespace vozka
