// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tables, figures and texts of a played example.
#pragma once

#include "lessons/played_example.h"
#include "models/board/table.h"

#include <QPointF>

namespace vozka {

/// Returns the table of the example with that state. Both must outlive the table.
[[nodiscard]] Table tableOf(const lessons::PlayedExample& played, const State& state);
/// Question of the example, on the board with its last tile.
[[nodiscard]] ReachQuestion questionOf(const lessons::PlayedExample& played);
/// State after the scoring. If the figure is in the supply then: the last state with the figure on the board.
[[nodiscard]] const State& decidingState(const lessons::PlayedExample& played);
/// State that a step of that kind shows.
[[nodiscard]] const State& shownState(const lessons::PlayedExample& played, lessons::Show show);
/// The figure of the lesson on that board, `std::nullopt` if it is in the supply.
[[nodiscard]] std::optional<Figure> figureOf(const lessons::PlayedExample& played, const State& state);
/// Hint that the figure can be on another tile of the scored city or road.
[[nodiscard]] QString placeHint(const lessons::PlayedExample& played);
/// Text with that code ("figure-try", "figure-question", "figure-returned") for the kind of figure.
[[nodiscard]] QString figureMessage(const lessons::PlayedExample& played, std::string_view code);
/// Feature or short road at that point (0 to 1) of the cell, `std::nullopt` without a tile.
[[nodiscard]] std::optional<SegmentRef> segmentAt(const Table& table, Cell cell, QPointF point);

} // namespace vozka
