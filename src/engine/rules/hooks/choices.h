// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The actions that one step offers.
#pragma once

#include "engine/rules/hooks/action_rule.h"
#include "engine/rules/hooks/tile_hooks.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace vozka {

/// While `refusal` returns a reason, forbids all choices of a step except actions of the type `allowed`.
/// Without a type it forbids all choices, and the step is skipped.
struct ChoiceLimit {
    std::optional<Action::Type> allowed;
    std::function<std::optional<Refusal>(const RuleBook&, const StateData&)> refusal;
    /// It applies only if the tile of the turn is of these kinds; empty if all.
    std::optional<KindSet> kinds = {};

    [[nodiscard]] std::optional<Refusal> reason(const RuleBook& book, const StateData& state) const
    {
        return kinds && !placedTileIsOf(state, *kinds) ? std::nullopt : refusal(book, state);
    }
};

/// Action rules of one step, in the order of their actions in lists. Passing is the last action.
class Choices {
public:
    struct Offer {
        Action::Type type;
        const ActionRule* rule;
    };

    /// Requires: the rule outlives the choices.
    void add(Action::Type type, const ActionRule& rule)
    {
        m_offers.push_back({type, &rule});
        m_types |= setOf(type);
        if (type != Action::Type::Draw && type != Action::Type::Discard)
            m_listed.push_back(&rule);
    }
    void add(ChoiceLimit limit) { m_limits.push_back(std::move(limit)); }
    void allowPass() { m_mayPass = true; }

    [[nodiscard]] const std::vector<Offer>& offers() const { return m_offers; }
    /// Types that have rules, without passing.
    [[nodiscard]] ActionSet types() const { return m_types; }
    /// True if the action is one of these choices, also if it is not legal.
    [[nodiscard]] bool takes(const Action& action) const
    {
        return isPass(action) || ruleFor(action) != nullptr;
    }
    /// True if an action except passing is legal.
    [[nodiscard]] bool isAnyPossible(const RuleBook& book, const StateData& state) const;
    /// Appends the legal actions, also passing.
    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const;
    /// Returns why the action is not legal; empty if it is. Requires: `takes(action)`.
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action& action) const;
    /// Returns the reason of a limit that forbids all choices; empty if none does.
    [[nodiscard]] std::optional<Refusal> closedRefusal(const RuleBook& book, const StateData& state) const;
    /// Requires: the action is legal.
    void apply(Turn& turn, const Action& action) const;
    /// Null if the action belongs to another step or is passing.
    [[nodiscard]] const ActionRule* ruleFor(const Action& action) const;

private:
    [[nodiscard]] bool isPass(const Action& action) const
    {
        return m_mayPass && action.type == Action::Type::Pass;
    }

    std::vector<Offer> m_offers;
    /// The rules of actions of players, in the same order. Actions of the dealer are never listed.
    std::vector<const ActionRule*> m_listed;
    ActionSet m_types = 0;
    std::vector<ChoiceLimit> m_limits;
    bool m_mayPass = false;
};

} // namespace vozka
