// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the rules of an expansion make likely, for those who judge positions: guesses, no rules.
#pragma once

#include "engine/rules/state/state.h"

namespace vozka {

class RuleBook;

class Prospect {
public:
    Prospect() = default;
    Prospect(const Prospect&) = delete;
    Prospect& operator=(const Prospect&) = delete;
    virtual ~Prospect() = default;
    /// How likely the figure leaves the board before its feature is scored, from 0 to 1.
    [[nodiscard]] virtual float lossOf(const RuleBook&, const StateData&, const Figure&) const { return 0; }
    /// Points that the player may expect besides what his figures score.
    [[nodiscard]] virtual float pointsOf(const RuleBook&, const StateData&, Player) const { return 0; }
};

} // namespace vozka
