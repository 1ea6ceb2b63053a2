// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Interface to block legal actions of a player, for example in lessons.
#pragma once

#include "engine/rules/state/action.h"

namespace vozka {

class ActionFilter {
public:
    ActionFilter() = default;
    ActionFilter(const ActionFilter&) = delete;
    ActionFilter& operator=(const ActionFilter&) = delete;
    virtual ~ActionFilter() = default;

    /// Called before a legal action of a player is applied. Returns false to block it. Then nothing changes.
    [[nodiscard]] virtual bool allows(const Action& action) = 0;
    /// Called after an allowed action was applied.
    virtual void wasDone(const Action& action) = 0;
};

} // namespace vozka
