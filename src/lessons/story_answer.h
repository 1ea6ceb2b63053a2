// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the reader of a story answers: is it right, and what is said to it.
#pragma once

#include "lessons/story.h"

namespace vozka::lessons {

/// One of the right actions, or one after which the board looks the same.
[[nodiscard]] bool isAccepted(const Story& story, const StoryTask& task, const Action& action);
/// The same as the first of them.
[[nodiscard]] bool isFirst(const Story& story, const StoryTask& task, const Action& action);
/// The text for a legal action that is not right.
[[nodiscard]] const Text& remarkOn(const Story& story, const StoryTask& task, const Action& action);

/// Something to choose as the answer to a question: a number of points, a player, or a marked action.
struct StoryChoice {
    int points = 0;
    Player player = 0;
    const StoryMark* mark = nullptr;
    bool right = false;
    /// Why a marked action may not be done.
    std::optional<Refusal> refusal;
};

/// Requires: the step asks a question.
[[nodiscard]] std::vector<StoryChoice> choicesOf(const Story& story, const StoryStep& step);
/// What the player gets from what follows the question.
[[nodiscard]] int pointsGained(const Story& story, const StoryStep& step, Player player);

} // namespace vozka::lessons
