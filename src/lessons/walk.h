// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Show: an example step by step.
#pragma once

#include "lessons/stage.h"

namespace vozka::lessons {

struct WalkStep {
    Show show = Show::Board;
    /// The board as it lies then.
    const State* state = nullptr;
    /// What is said: a text of the lesson; nullptr if it says nothing.
    const Text* text = nullptr;
    /// Label: which.
    const Label* label = nullptr;
};

/// The stage must outlive it. It begins with its first step.
class Walk {
public:
    explicit Walk(const Stage& stage);

    [[nodiscard]] const std::vector<WalkStep>& steps() const { return m_steps; }
    [[nodiscard]] std::size_t at() const { return m_at; }
    [[nodiscard]] const WalkStep& now() const { return m_steps[m_at]; }
    /// One step on or back; false at the end.
    bool next();
    bool back();
    /// Requires: there is such a step.
    void goTo(std::size_t step);

    /// The labels whose discs lie on the board by now, in the order in which they came.
    [[nodiscard]] std::vector<const Label*> labels() const;
    /// What the step speaks of: the segments of a label's claims, the feature that is scored, else nothing.
    [[nodiscard]] std::vector<SegmentRef> lit() const;
    /// The sums of the step that tells the score.
    [[nodiscard]] std::vector<ScoreLine> scoreLines() const;
    /// The nine cells, from the step on that shows them.
    [[nodiscard]] std::vector<Cell> range() const;

private:
    const Stage* m_stage;
    std::vector<WalkStep> m_steps;
    std::size_t m_at = 0;
};

} // namespace vozka::lessons
