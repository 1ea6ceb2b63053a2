// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One step of a game that has been played.
#pragma once

#include "engine/rules/rules.h"

#include <memory>
#include <utility>

namespace vozka {

/// An action of the record with what it did and what it led to.
class Moment {
public:
    /// What the action does to that state. The rules must allow it there.
    [[nodiscard]] static Moment of(const Rules& rules, const State& before, const Action& action);
    /// The game is ended with the final scoring of what lies there. It must not be over yet.
    [[nodiscard]] static Moment ofEnd(const Rules& rules, const State& before);

    Action action;
    Events events;
    [[nodiscard]] const State& after() const { return *m_after; }

private:
    Moment(const Action& what, Events did, std::shared_ptr<const State> after)
        : action(what), events(std::move(did)), m_after(std::move(after))
    {}

    // A state is large, and nobody changes it any more: copies of the moment share it, and a list that grows
    // does not move it.
    std::shared_ptr<const State> m_after;
};

} // namespace vozka
