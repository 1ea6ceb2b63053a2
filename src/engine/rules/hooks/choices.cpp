// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/choices.h"

#include <algorithm>

namespace vozka {

bool Choices::isAnyPossible(const RuleBook& book, const StateData& state) const
{
    for (const auto& limit : m_limits)
        if (!limit.allowed && limit.reason(book, state))
            return false;
    // Starts with the last rule: most rules of expansions are faster than the core's search for places.
    for (auto rule = m_listed.rbegin(); rule != m_listed.rend(); ++rule)
        if ((*rule)->isPossible(book, state))
            return true;
    return false;
}

void Choices::addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const
{
    for (const auto& limit : m_limits) {
        if (!limit.reason(book, state))
            continue;
        for (const auto& offer : m_offers)
            if (offer.type == limit.allowed)
                offer.rule->addLegal(book, state, actions);
        return;
    }
    for (const auto* rule : m_listed)
        rule->addLegal(book, state, actions);
    if (m_mayPass)
        actions.push_back(Action::pass());
}

std::optional<Refusal> Choices::refusal(const RuleBook& book, const StateData& state,
                                        const Action& action) const
{
    for (const auto& limit : m_limits)
        if (action.type != limit.allowed)
            if (auto refusal = limit.reason(book, state))
                return refusal;
    return isPass(action) ? std::nullopt : ruleFor(action)->refusal(book, state, action);
}

std::optional<Refusal> Choices::closedRefusal(const RuleBook& book, const StateData& state) const
{
    for (const auto& limit : m_limits)
        if (!limit.allowed)
            if (auto refusal = limit.reason(book, state))
                return refusal;
    return {};
}

void Choices::apply(Turn& turn, const Action& action) const
{
    // A legal action belongs to the only rule of its type in the step.
    for (const auto& [type, rule] : m_offers)
        if (type == action.type)
            return rule->apply(turn, action);
}

const ActionRule* Choices::ruleFor(const Action& action) const
{
    const auto found = std::ranges::find_if(
        m_offers, [&](const Offer& offer) { return offer.type == action.type && offer.rule->takes(action); });
    return found == m_offers.end() ? nullptr : found->rule;
}

} // namespace vozka
