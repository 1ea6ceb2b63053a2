// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Estimates that an expansion gives to computer players.
#pragma once

#include "engine/rules/state/state.h"

namespace vozka {

class RuleBook;

class Estimate {
public:
    Estimate() = default;
    Estimate(const Estimate&) = delete;
    Estimate& operator=(const Estimate&) = delete;
    virtual ~Estimate() = default;
    /// Word of the messages about it: "dragon", "tower".
    [[nodiscard]] virtual Code name() const = 0;
    /// Returns the probability, from 0 to 1, that the figure leaves the board before its feature is scored.
    [[nodiscard]] virtual float lossOf(const RuleBook&, const StateData&, const Figure&) const { return 0; }
    /// Returns the expected points of the player in addition to the points of the player's figures.
    [[nodiscard]] virtual float pointsOf(const RuleBook&, const StateData&, Player) const { return 0; }
};

} // namespace vozka
