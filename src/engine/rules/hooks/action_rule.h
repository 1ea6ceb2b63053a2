// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules of single types of actions, and limits on what can be chosen.
#pragma once

#include "engine/rules/state/action_list.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <optional>
#include <vector>

namespace vozka {

class RuleBook;
class Turn;

/// Knows one type of action. It belongs to a step (see `RuleBook::offer`) or is free (`addFreeAction`) and
/// does not look at the step.
class ActionRule {
public:
    ActionRule() = default;
    ActionRule(const ActionRule&) = delete;
    ActionRule& operator=(const ActionRule&) = delete;
    virtual ~ActionRule() = default;

    /// False for actions of its type that belong to another step.
    [[nodiscard]] virtual bool takes(const Action&) const { return true; }
    /// True if an action is legal. A step that asks for a choice is skipped if nothing is possible.
    [[nodiscard]] virtual bool isPossible(const RuleBook&, const StateData&) const { return true; }
    /// Adds the legal actions of players. The dealer's are those of `Step::addOutcomes`.
    virtual void addLegal(const RuleBook&, const StateData&, ActionList&) const {}
    /// Adds actions that a player may ask about, legal or not.
    virtual void addSamples(const RuleBook&, const StateData&, std::vector<Action>&) const {}
    /// Requires: `takes(action)`.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                         const Action& action) const = 0;
    /// Requires: the action is legal.
    virtual void apply(Turn& turn, const Action& action) const = 0;
};

/// Forbids all choices of a step but one type of action.
class ChoiceLimit {
public:
    /// Without a type it forbids all choices, and the step is skipped.
    explicit ChoiceLimit(std::optional<Action::Type> allowed = {}) : m_allowed(allowed) {}
    ChoiceLimit(const ChoiceLimit&) = delete;
    ChoiceLimit& operator=(const ChoiceLimit&) = delete;
    virtual ~ChoiceLimit() = default;

    [[nodiscard]] std::optional<Action::Type> allowed() const { return m_allowed; }
    /// Reason why nothing else can be chosen now.
    [[nodiscard]] virtual std::optional<Refusal> refusal(const RuleBook& book,
                                                         const StateData& state) const = 0;

private:
    std::optional<Action::Type> m_allowed;
};

} // namespace vozka
