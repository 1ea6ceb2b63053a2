// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson's stage as the models look at tables, and what lies under a point of it.
#pragma once

#include "lessons/stage.h"
#include "models/scene/table.h"

#include <QPointF>

namespace vozka {

/// The stage with the board of that state. Both must outlive it.
[[nodiscard]] Table tableOf(const lessons::Stage& stage, const State& state);
/// The question that the stage answers, on the board with its last tile.
[[nodiscard]] ReachQuestion questionOf(const lessons::Stage& stage);
/// After the scoring; as before it where the figure, which can go nowhere, went home at once.
[[nodiscard]] const State& decidingState(const lessons::Stage& stage);
/// The board that such a step shows.
[[nodiscard]] const State& shownState(const lessons::Stage& stage, lessons::Show show);
/// The figure of the lesson on that board, wherever it is.
[[nodiscard]] std::optional<Figure> figureOf(const lessons::Stage& stage, const State& state);
/// Says that the figure can be on another tile of the scored city or road.
[[nodiscard]] QString placeHint(const lessons::Stage& stage);
/// The sentence of that code about the lesson's kind of figure: "figure-try", "figure-ask" or "figure-home".
[[nodiscard]] QString figureSentence(const lessons::Stage& stage, std::string_view code);
/// What lies under that point (0 to 1) of the cell's tile, also a short road; nothing where no tile lies.
[[nodiscard]] std::optional<SegmentRef> segmentAt(const Table& table, Cell cell, QPointF point);

} // namespace vozka
