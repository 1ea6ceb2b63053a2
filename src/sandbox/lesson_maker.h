// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Creates a lesson from a position. Its last tile completes the feature of a figure that may move on. The
// claims about targets of the figure are computed by the rules.
#pragma once

#include "lessons/lesson.h"

#include <functional>

namespace vozka::sandbox {

/// A figure that may move on now, because the last tile completed its feature.
struct MovableFigure {
    Player player = 0;
    FigureKind figure = FigureKind::Follower;
    SegmentRef from;
};

/// Content of a lesson text. The text must not depend on the number of features, because several features can
/// share it.
struct LessonTextSpec {
    enum class What : std::uint8_t {
        /// Texts for the board before the last tile, for that tile, and for the score. `on`: kind of the
        /// scored feature.
        Board,
        Tile,
        Score,
        /// Range of the figure by the rules of `edition`.
        Range,
        /// Label of the last tile.
        Placed,
        /// Allowed targets. `code` is their connection, empty if it does not matter.
        Target,
        /// Features that are no targets. `code` and `detail` are the reason.
        Refused,
    };
    What what = What::Board;
    Edition edition = Edition::C2;
    FeatureKind on = FeatureKind::Road;
    Code code;
    Code detail;
};

/// A function that returns the text of that content in all languages.
using Words = std::function<lessons::Text(const LessonTextSpec&)>;

/// Returns the figures on the board that a lesson can be about, in the order of the board.
[[nodiscard]] std::vector<MovableFigure> movableFigures(const Rules& rules, const State& state);

/// Returns the lesson about that figure, with an example for each edition. `title` is its name in all
/// languages. Returns an error without a file name if the position cannot be a lesson. Requires: the position
/// is valid.
[[nodiscard]] records::Result<lessons::Lesson> makeLesson(const records::PositionRecord& record,
                                                          const MovableFigure& figure, const std::string& id,
                                                          const lessons::Text& title, const Words& words);

/// Returns the lesson about the first figure of `movableFigures`, or an error if that list is empty.
[[nodiscard]] records::Result<lessons::Lesson> makeLesson(const records::PositionRecord& record,
                                                          const std::string& id, const lessons::Text& title,
                                                          const Words& words);

} // namespace vozka::sandbox
