// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The player places the tile that was drawn.
#pragma once

#include "engine/rules/step.h"

namespace vozka {

/// Rule: base.place.match
class PlaceStep final : public Step {
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
