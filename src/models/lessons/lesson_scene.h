// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Overlay scenes of a lesson: areas and discs on its board, and the texts next to it.
#pragma once

#include "lessons/played_example.h"
#include "models/overlays/scene_draft.h"

namespace vozka {

/// Answer that the player tried or marked. `at`: the segment of the answer that the player chose.
struct LessonMark {
    const ReachEntry* entry = nullptr;
    SegmentRef at;
    bool operator==(const LessonMark&) const = default;
};

/// One entry for each step up to `step`, with the discs of labels, and the range if its step is included.
/// If the played example has no example of the lesson, the last step has the answers of the rules.
[[nodiscard]] OverlayScene stepsScene(const lessons::PlayedExample& played, std::size_t step,
                                      const MarkSpace& room);
/// The whole answer: all labels of the example; without an example, the answers of the rules.
[[nodiscard]] OverlayScene answerScene(const lessons::PlayedExample& played, const MarkSpace& room);
/// The answers that were tried, in this order, on that board.
[[nodiscard]] OverlayScene triesScene(const std::vector<LessonMark>& tries, const State& board,
                                      const lessons::PlayedExample& played, const MarkSpace& room);
/// The marks in this order. Whether they are right is not shown.
[[nodiscard]] OverlayScene marksScene(const std::vector<LessonMark>& marked,
                                      const lessons::PlayedExample& played, const MarkSpace& room);
/// The marks with the same numbers and their outcome, then the missed features, with the range.
[[nodiscard]] OverlayScene resultScene(const std::vector<LessonMark>& marked,
                                       const lessons::PlayedExample& played, const MarkSpace& room);

} // namespace vozka
