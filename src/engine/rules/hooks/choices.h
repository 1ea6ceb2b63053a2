// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The actions that one step offers.
#pragma once

#include "engine/rules/hooks/action_rule.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace vozka {

/// Forbids all choices of a step except one type of action. Without a type it forbids all choices, and the
/// step is skipped.
struct ChoiceLimit {
    std::optional<Action::Type> allowed;
    std::function<std::optional<Refusal>(const RuleBook&, const StateData&)> refusal;
};

/// Action rules of one step, in the order in which their actions are listed. Passing comes last.
class Choices {
public:
    struct Offer {
        Action::Type type;
        const ActionRule* rule;
    };

    /// The rule must outlive the choices.
    void add(Action::Type type, const ActionRule& rule)
    {
        m_offers.push_back({type, &rule});
        m_types |= setOf(type);
    }
    void add(ChoiceLimit limit) { m_limits.push_back(std::move(limit)); }
    void allowPass() { m_mayPass = true; }

    [[nodiscard]] const std::vector<Offer>& offers() const { return m_offers; }
    /// The types for which there are rules; passing is none of them.
    [[nodiscard]] ActionSet types() const { return m_types; }
    /// True for actions that belong to the step.
    [[nodiscard]] bool takes(const Action& action) const
    {
        return isPass(action) || ruleFor(action) != nullptr;
    }
    /// True if an action except passing is legal.
    [[nodiscard]] bool isAnyPossible(const RuleBook& book, const StateData& state) const;
    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const;
    /// Requires: `takes(action)`.
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const;
    /// Reason of a limit that forbids all choices.
    [[nodiscard]] std::optional<Refusal> closed(const RuleBook& book, const StateData& state) const;
    /// Requires: the action is legal.
    void apply(Turn& turn, const Action& action) const;
    /// Rule of an action that belongs to the step, nullptr for other actions and for passing.
    [[nodiscard]] const ActionRule* ruleFor(const Action& action) const;

private:
    [[nodiscard]] bool isPass(const Action& action) const
    {
        return m_mayPass && action.type == Action::Type::Pass;
    }

    std::vector<Offer> m_offers;
    ActionSet m_types = 0;
    std::vector<ChoiceLimit> m_limits;
    bool m_mayPass = false;
};

} // namespace vozka
