// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Something else that a player may do with his tile instead of deploying a figure.
#pragma once

#include "engine/rules/state/action_list.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>
#include <vector>

namespace vozka {

class RuleBook;
class Turn;

class DeployAlternative {
public:
    DeployAlternative() = default;
    DeployAlternative(const DeployAlternative&) = delete;
    DeployAlternative& operator=(const DeployAlternative&) = delete;
    virtual ~DeployAlternative() = default;

    /// True for actions of this kind.
    [[nodiscard]] virtual bool takes(const Action& action) const = 0;
    /// True if the active player may do so now; does not look at the step.
    [[nodiscard]] virtual bool isOffered(const RuleBook& book, const StateData& state) const = 0;
    /// Adds all that the active player may do. Requires: the step waits for a choice.
    virtual void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const = 0;
    /// Adds whatever the active player could think of, allowed or not.
    virtual void addConceivable(const RuleBook& book, const StateData& state,
                                std::vector<Action>& actions) const = 0;
    /// Why it may not be done; does not look at the step. Requires: `takes(action)`.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                         const Action& action) const = 0;
    /// Why nothing else may be done now, not even nothing; nothing = it may. Requires: a tile was placed.
    [[nodiscard]] virtual std::optional<Refusal> excludesOthers(const RuleBook&, const StateData&) const
    {
        return {};
    }
    /// Requires: the action is legal.
    virtual void apply(Turn& turn, const Action& action) const = 0;
};

} // namespace vozka
