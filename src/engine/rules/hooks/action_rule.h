// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules of single types of actions.
#pragma once

#include "engine/rules/state/action_list.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>
#include <vector>

namespace vozka {

class RuleBook;
class Turn;

/// Rule of one type of action. It belongs to a step (see `RuleBook::offer`) or is free (`addFreeAction`). It
/// must not depend on the current step.
class ActionRule {
public:
    ActionRule() = default;
    ActionRule(const ActionRule&) = delete;
    ActionRule& operator=(const ActionRule&) = delete;
    virtual ~ActionRule() = default;

    /// False for actions of its type that belong to another step.
    [[nodiscard]] virtual bool takes(const Action&) const { return true; }
    /// True if an action of this rule is legal. Called for steps that are skipped without a legal action, see
    /// `Choices::isAnyPossible`.
    [[nodiscard]] virtual bool isPossible(const RuleBook&, const StateData&) const { return true; }
    /// Adds the legal actions of players. Actions of the dealer come from `Step::addOutcomes`.
    virtual void addLegal(const RuleBook&, const StateData&, ActionList&) const {}
    /// Adds actions that are shown with their refusals. They need not be legal.
    virtual void addSamples(const RuleBook&, const StateData&, std::vector<Action>&) const {}
    /// Returns the reason why the action is not legal; empty if it is. Requires: `takes(action)`.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                         const Action& action) const = 0;
    /// Requires: the action is legal.
    virtual void apply(Turn& turn, const Action& action) const = 0;
    /// Changes a copy of the state so that the step waits for the action, if possible. Requires:
    /// `takes(action)`.
    virtual void prepare(const RuleBook&, StateData&, const Action&) const {}
    /// Cell of the tile that the action affects. Requires: the step waits for the action.
    [[nodiscard]] virtual Cell cellOf(const StateData&, const Action& action) const
    {
        return action.at.cell();
    }
};

} // namespace vozka
