// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who may keep a player's action from being done although the rules allow it.
#pragma once

#include "engine/rules/state/action.h"

namespace vozka {

class Referee {
public:
    Referee() = default;
    Referee(const Referee&) = delete;
    Referee& operator=(const Referee&) = delete;
    virtual ~Referee() = default;

    /// Asked before a player's action is done, which is legal. False: it is not done, and all stays as it
    /// was.
    [[nodiscard]] virtual bool allows(const Action& action) = 0;
    /// An allowed action was done.
    virtual void wasDone(const Action& action) = 0;
};

} // namespace vozka
