// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a lesson shows on its board and says beside it, as overlay scenes.
#pragma once

#include "lessons/stage.h"
#include "models/overlays/scene_draft.h"

namespace vozka {

/// A place where the figure was put, and why it may not go there, if it may not.
struct LessonTry {
    SegmentRef at;
    std::optional<Refusal> why;
};

/// What the reader marked as an answer, and on which segment.
struct LessonMark {
    const ReachEntry* entry = nullptr;
    SegmentRef at;
};

/// The steps up to that one: an entry for each, the discs of the labels, the range from its step on. If no
/// example is about the stage, the last step has the answers of the rules.
[[nodiscard]] OverlayScene stepsScene(const lessons::Stage& stage, std::size_t step, const MarkRoom& room);
/// The whole answer at once: every label, or what the rules answer.
[[nodiscard]] OverlayScene answerScene(const lessons::Stage& stage, const MarkRoom& room);
/// The places that were tried, on that board, in the order in which they were.
[[nodiscard]] OverlayScene triesScene(const std::vector<LessonTry>& tries, const State& board,
                                      const lessons::Stage& stage, const MarkRoom& room);
/// What is marked, in that order; once it is checked, each with its number as before and whether it was
/// right, then what was missed, with the range.
[[nodiscard]] OverlayScene marksScene(const std::vector<LessonMark>& marked, const lessons::Stage& stage,
                                      const MarkRoom& room);
[[nodiscard]] OverlayScene resultScene(const std::vector<LessonMark>& marked, const lessons::Stage& stage,
                                       const MarkRoom& room);

} // namespace vozka
