// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pools of a rule book, and its rules for draws.

#include "engine/rules/hooks/rule_book.h"

#include <algorithm>

namespace vozka {

Pool RuleBook::addPool(PoolSpec pool)
{
    pool.pool.items = static_cast<std::uint16_t>(pool.counts.size());
    if (!m_pools.empty())
        pool.pool.first = static_cast<std::uint16_t>(m_pools.back().pool.first + m_pools.back().pool.items);
    checkCapacity("pool-items", pool.pool.first + pool.pool.items, maxPoolItems);
    m_pools.push_back(std::move(pool));
    return m_pools.back().pool;
}

void RuleBook::add(std::unique_ptr<DrawRule> rule)
{
    if (rule->aside())
        m_asideKinds |= rule->aside()->kinds;
    m_drawRules.push_back(std::move(rule));
}

std::span<const KindIndex> RuleBook::onlyKinds(const StateData& state) const
{
    for (const auto& rule : m_drawRules)
        if (const auto only = rule->onlyKinds(state); !only.empty())
            return only;
    return {};
}

const DrawRule* RuleBook::asideRuleFor(const StateData& state, KindIndex kind) const
{
    if (kind == noKind || !m_asideKinds.contains(kind))
        return nullptr;
    const auto found = std::ranges::find_if(m_drawRules, [&](const auto& rule) {
        return rule->aside() && rule->aside()->kinds.contains(kind) && rule->setsAside(state);
    });
    return found == m_drawRules.end() ? nullptr : found->get();
}

const DrawRule* RuleBook::drawRuleFor(const Action& action) const
{
    const auto found = std::ranges::find_if(
        m_drawRules, [&](const auto& rule) { return rule->aside() && rule->aside()->action == action.type; });
    return found == m_drawRules.end() ? nullptr : found->get();
}

} // namespace vozka
