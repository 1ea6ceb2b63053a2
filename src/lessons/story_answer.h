// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Answers of the player in a story: whether they are right, and the texts for wrong ones.
#pragma once

#include "lessons/story.h"

namespace vozka::lessons {

/// True for the right actions, and for turns of a tile that look the same.
[[nodiscard]] bool isAccepted(const Story& story, const StoryTask& task, const Action& action);
/// True for the first of the right actions.
[[nodiscard]] bool isFirst(const Story& story, const StoryTask& task, const Action& action);
/// Text for a legal action that is not right.
[[nodiscard]] const Text& remarkOn(const Story& story, const StoryTask& task, const Action& action);

/// A choice for a question: a number of points, a player, or a marked action.
struct StoryChoice {
    int points = 0;
    Player player = 0;
    const StoryMark* mark = nullptr;
    bool right = false;
    /// Why a marked action is not legal.
    std::optional<Refusal> refusal;
};

/// Requires: the step asks a question.
[[nodiscard]] std::vector<StoryChoice> choicesOf(const Story& story, const StoryStep& step);
/// Points that the player gets after the question.
[[nodiscard]] int pointsGained(const Story& story, const StoryStep& step, Player player);

} // namespace vozka::lessons
