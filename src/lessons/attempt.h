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

    /// The figure is dropped on a feature (a short road as well). Accepted: it stands there now. Refused:
    /// why, and all stays as it was. A cell without a tile, or without such a feature, is refused, too. Once
    /// it has moved, it stays where it is until `reset`, as in the game: one scoring, one move.
    std::optional<Refusal> drop(SegmentRef to);
    /// The same answer, and nothing is done.
    [[nodiscard]] std::optional<Refusal> refusal(SegmentRef to) const;
    /// Back to the supply, which is always allowed unless it has moved.
    bool sendHome();
    void reset();

    /// The board after the last drop that was accepted.
    [[nodiscard]] const State& state() const { return m_state; }
    /// Where the figure was put, if it was.
    [[nodiscard]] const std::optional<SegmentRef>& standsOn() const { return m_standsOn; }
    [[nodiscard]] bool isHome() const { return m_home; }
    [[nodiscard]] bool hasMoved() const { return m_standsOn || m_home; }

    /// What tells this case of refusal::notThisFigure apart.
    static constexpr Code moved = "moved";

private:
    /// The board on which it decides, also where the game went on because it can go nowhere.
    [[nodiscard]] State asked(const Action& action) const;
    [[nodiscard]] Action moveTo(SegmentRef to) const;

    const Stage* m_stage;
    State m_state;
    std::optional<SegmentRef> m_standsOn;
    bool m_home = false;
};

} // namespace vozka::lessons
