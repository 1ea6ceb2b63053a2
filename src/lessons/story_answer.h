// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks the player's answers to tasks and questions of a story, and returns the texts for wrong answers.
#pragma once

#include "lessons/story.h"

namespace vozka::lessons {

/// True if the action is a right action of the task. Turns of a tile that look the same are equal here.
[[nodiscard]] bool isAccepted(const Story& story, const StoryTask& task, const Action& action);
/// True if the action is the right action that the story continues with.
[[nodiscard]] bool isFirst(const Story& story, const StoryTask& task, const Action& action);
/// Returns the text for a legal action that is not right: its own text, or the hint of the task.
[[nodiscard]] const Text& remarkOn(const Story& story, const StoryTask& task, const Action& action);

/// A possible answer to a question: a number of points, a player, or a marked action.
struct StoryChoice {
    int points = 0;
    Player player = 0;
    /// Null if the question is not about marked actions. The story owns the mark.
    const StoryMark* mark = nullptr;
    bool right = false;
    /// Reason why the marked action is not legal, `std::nullopt` if it is legal.
    std::optional<Refusal> refusal;
};

/// Returns the possible answers in their displayed order. Requires: the step asks a question.
[[nodiscard]] std::vector<StoryChoice> choicesOf(const Story& story, const StoryStep& step);
/// Returns the points that the player gets by the moves after the question.
[[nodiscard]] int pointsGained(const Story& story, const StoryStep& step, Player player);

} // namespace vozka::lessons
