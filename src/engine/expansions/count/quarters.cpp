// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/count/quarters.h"

#include "engine/rules/hooks/turn.h"

#include <array>

namespace vozka::count {

namespace {

constexpr std::array<Code, quarterCount> words{"castle", "market", "blacksmith", "cathedral"};

FigureSet figure(const RuleBook& book, Code name)
{
    const auto* const rule = book.findFigure(name);
    return rule == nullptr ? FigureSet{0} : setOf(rule->kind());
}

/// Rule: co.deploy.kinds
FigureSet accepted(const RuleBook& book, Quarter quarter)
{
    auto figures =
        static_cast<FigureSet>(figure(book, "follower") | figure(book, "large") | figure(book, "phantom"));
    if (quarter == Quarter::Castle)
        figures |= figure(book, "mayor");
    if (quarter != Quarter::Market)
        figures |= figure(book, "wagon");
    return figures;
}

} // namespace

Quarters::Quarters(RuleBook& book)
{
    for (int i = 0; i < quarterCount; ++i) {
        const auto added = book.add(AreaSpec{words[static_cast<std::size_t>(i)], "quarters", "quarter",
                                             accepted(book, static_cast<Quarter>(i))});
        m_first = i == 0 ? added : m_first;
    }
    m_count = book.add(TokenSpec{.word = "count", .spots = setOf(SpotKind::Area)});
    // Rule: co.count.start
    book.on(Trigger::TilePlaced, [quarters = *this](Turn& turn, const TriggerArgs&) {
        if (turn.state().token(quarters.m_count) == nullptr)
            turn.addToken(quarters.countIn(Quarter::Castle));
    });
}

Quarter Quarters::ofCount(const StateData& state) const
{
    return quarterAt(static_cast<AreaIndex>(state.token(m_count)->where));
}

bool Quarters::suits(const RuleBook& book, Quarter quarter, FeatureKind feature)
{
    switch (quarter) {
    case Quarter::Castle:
        return feature == FeatureKind::City;
    case Quarter::Market:
        return feature == FeatureKind::Field;
    case Quarter::Blacksmith:
        return feature == FeatureKind::Road;
    case Quarter::Cathedral:
        break;
    }
    return book.isSurrounded(feature);
}

} // namespace vozka::count
