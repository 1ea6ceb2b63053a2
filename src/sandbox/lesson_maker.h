// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// From a position to a lesson: the last tile completes the feature of a figure that may go on, and what the
// rules then say of every other feature is what the lesson claims.
#pragma once

#include "lessons/lesson.h"

#include <functional>

namespace vozka::sandbox {

/// A figure that may go on now: the last tile has completed what it stands on.
struct MovableFigure {
    Player player = 0;
    FigureKind figure = FigureKind::Follower;
    SegmentRef from;
};

/// What a text of the lesson is to say; all in words that know no number, as several features may share it.
struct Saying {
    enum class What : std::uint8_t {
        /// The board before the last tile; that tile; the score. `on` was scored.
        Board,
        Tile,
        Score,
        /// How far it may go by `edition`.
        Range,
        /// The number on the tile just placed.
        Placed,
        /// Features that it may go to; `code` is what connects them, empty where that does not matter.
        Target,
        /// Features that it may not go to; `code` and `detail` say why.
        Refused,
    };
    What what = What::Board;
    Edition edition = Edition::C2;
    FeatureKind on = FeatureKind::Road;
    Code code;
    Code detail;
};

/// Says it in every language.
using Words = std::function<lessons::Text(const Saying&)>;

/// The figures on the board that a lesson could be about, in the order in which they stand there.
[[nodiscard]] std::vector<MovableFigure> movableFigures(const Rules& rules, const State& state);

/// The lesson about that figure, an example for each edition; `title` is its name in every language. An error
/// without a file if the position cannot be one: why. Requires: the position lies on a table.
[[nodiscard]] records::Result<lessons::Lesson> makeLesson(const records::PositionRecord& record,
                                                          const MovableFigure& figure, const std::string& id,
                                                          const lessons::Text& title, const Words& words);

/// The same about the first figure there is.
[[nodiscard]] records::Result<lessons::Lesson> makeLesson(const records::PositionRecord& record,
                                                          const std::string& id, const lessons::Text& title,
                                                          const Words& words);

} // namespace vozka::sandbox
