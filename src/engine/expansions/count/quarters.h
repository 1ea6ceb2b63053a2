// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The quarters of the city, and the count.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::count {

/// Quarters of the city, clockwise.
enum class Quarter : std::uint8_t { Castle, Market, Blacksmith, Cathedral };
inline constexpr int quarterCount = 4;

/// Areas of the quarters, and the token of the count.
class Quarters {
public:
    /// Adds the quarters and the count to the rule book. Requires: the rules of all figures were added
    /// before.
    explicit Quarters(RuleBook& book);

    [[nodiscard]] AreaIndex area(Quarter quarter) const
    {
        return static_cast<AreaIndex>(m_firstArea + static_cast<int>(quarter));
    }
    [[nodiscard]] bool isQuarter(AreaIndex area) const
    {
        return area >= m_firstArea && area < m_firstArea + quarterCount;
    }
    /// Requires: the area is a quarter.
    [[nodiscard]] Quarter quarterAt(AreaIndex area) const { return static_cast<Quarter>(area - m_firstArea); }
    [[nodiscard]] Quarter quarterOfCount(const StateData& state) const;
    [[nodiscard]] Token countTokenIn(Quarter quarter) const { return Token::inArea(m_count, area(quarter)); }
    /// False for the market if fields are never scored. Rule: co.deploy.kinds
    [[nodiscard]] bool isOpen(Quarter quarter) const { return quarter != Quarter::Market || m_isMarketOpen; }
    /// True if figures of the quarter can move to features of that kind. Rule: co.quarter
    [[nodiscard]] static bool leadsTo(const RuleBook& book, Quarter quarter, FeatureKind feature);

private:
    AreaIndex m_firstArea = 0;
    TokenKind m_count{};
    bool m_isMarketOpen = true;
};

} // namespace vozka::count
