// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Try: the figure is put anywhere, and it stays there or it is said why not.
#pragma once

#include "lessons/stage.h"

namespace vozka::lessons {

/// The stage must outlive it.
class Attempt {
public:
    explicit Attempt(const Stage& stage) : m_stage(&stage), m_state(stage.scored()) {}

    /// The figure is dropped on a feature (a short road as well), from where it stood when it was scored,
    /// wherever it was put before. Accepted: it stands there now. Refused: why, and all stays as it was. A
    /// cell without a tile, or without such a feature, is refused, too.
    std::optional<Refusal> drop(SegmentRef to);
    /// Back to the supply, which is always allowed.
    void sendHome();
    void reset();

    /// The board after the last drop that was accepted.
    [[nodiscard]] const State& state() const { return m_state; }
    /// Where the figure was put, if it was.
    [[nodiscard]] const std::optional<SegmentRef>& standsOn() const { return m_standsOn; }
    [[nodiscard]] bool isHome() const { return m_home; }

private:
    /// The board on which it decides, also where the game went on because it can go nowhere.
    [[nodiscard]] State asked(const Action& action) const;

    const Stage* m_stage;
    State m_state;
    std::optional<SegmentRef> m_standsOn;
    bool m_home = false;
};

} // namespace vozka::lessons
