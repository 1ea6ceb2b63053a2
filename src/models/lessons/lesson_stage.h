// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tables, figures and texts of a lesson's stage.
#pragma once

#include "lessons/stage.h"
#include "models/board/table.h"

#include <QPointF>

namespace vozka {

/// The stage with that state. Both must outlive the table.
[[nodiscard]] Table tableOf(const lessons::Stage& stage, const State& state);
/// Question of the stage, on the board with its last tile.
[[nodiscard]] ReachQuestion questionOf(const lessons::Stage& stage);
/// State after the scoring, or before it if the figure without a move is in the supply then.
[[nodiscard]] const State& decidingState(const lessons::Stage& stage);
/// State of a step of that kind, with the figure.
[[nodiscard]] const State& shownState(const lessons::Stage& stage, lessons::Show show);
/// The figure of the lesson on that board, `std::nullopt` if it is in the supply.
[[nodiscard]] std::optional<Figure> figureOf(const lessons::Stage& stage, const State& state);
/// Says that the figure can be on another tile of the scored city or road.
[[nodiscard]] QString placeHint(const lessons::Stage& stage);
/// Text with that code ("figure-try", "figure-ask", "figure-home") for the kind of figure.
[[nodiscard]] QString figureMessage(const lessons::Stage& stage, std::string_view code);
/// Feature or short road at that point (0 to 1) of the cell, `std::nullopt` without a tile.
[[nodiscard]] std::optional<SegmentRef> segmentAt(const Table& table, Cell cell, QPointF point);

} // namespace vozka
