// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Stored progress in a lesson and in a story.
#pragma once

#include <QString>

namespace vozka {

/// Points reached in a lesson, out of `all`.
struct LessonResult {
    int points = 0;
    int all = 0;
    [[nodiscard]] bool isDone() const { return points == all; }
    bool operator==(const LessonResult&) const = default;
};

/// Position in a story that was not finished.
struct StoryPlace {
    /// The next step, from 0, and the number of steps.
    int step = 0;
    int steps = 0;
    /// One character for each earlier step: '1' if the reader found the answer alone, else '0'.
    QString right;
    bool operator==(const StoryPlace&) const = default;
};

} // namespace vozka
