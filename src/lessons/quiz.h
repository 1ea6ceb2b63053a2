// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Quiz: the player marks where the figure may go, and is told what was right.
#pragma once

#include "lessons/stage.h"

#include <set>

namespace vozka::lessons {

enum class Outcome : std::uint8_t { Right, Missed, Wrong };

/// One mark, or one that should be there, with what the rules say: the entry's `via` and `rule` or its
/// refusal.
struct QuizAnswer {
    Outcome outcome = Outcome::Right;
    const ReachEntry* entry = nullptr;
};

struct QuizResult {
    /// The right ones, then the missed, then the wrong.
    std::vector<QuizAnswer> answers;
    int right = 0;
    int missed = 0;
    int wrong = 0;
    [[nodiscard]] bool isPerfect() const { return missed == 0 && wrong == 0; }
};

/// What is marked is a feature, or that part of it of which the same is true: of a road that is in reach with
/// one tile, that tile. The stage must outlive it.
class Quiz {
public:
    explicit Quiz(const Stage& stage) : m_reach(&stage.reach()) {}

    /// Sets the mark or takes it away. False where there is nothing to mark: no feature, or the one that was
    /// scored.
    bool toggle(SegmentRef segment);
    void clear() { m_marked.clear(); }

    /// Everything that could be marked.
    [[nodiscard]] std::vector<const ReachEntry*> choices() const;
    /// What would be marked with that segment; nullptr if nothing.
    [[nodiscard]] const ReachEntry* choiceAt(SegmentRef segment) const;
    [[nodiscard]] bool isMarked(const ReachEntry* choice) const { return m_marked.contains(choice); }
    [[nodiscard]] std::size_t markCount() const { return m_marked.size(); }

    [[nodiscard]] QuizResult check() const;

private:
    const Reach* m_reach;
    std::set<const ReachEntry*> m_marked;
};

} // namespace vozka::lessons
