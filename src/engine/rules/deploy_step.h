// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The player may set a figure on the tile just placed.
#pragma once

#include "engine/rules/step.h"

namespace vozka {

/// Rule: base.deploy.one - one figure a turn, or none. A turn in which none could be set has no choice here.
class DeployStep final : public Step {
public:
    [[nodiscard]] Code name() const override;
    Next enter(Turn& turn) const override;
    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override;
    [[nodiscard]] bool takes(const Action& action) const override;
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const override;
    Next apply(Turn& turn, const Action& action) const override;
};

} // namespace vozka
