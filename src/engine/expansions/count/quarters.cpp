// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/count/quarters.h"

#include "engine/rules/hooks/turn.h"

#include <array>

namespace vozka::count {

namespace {

constexpr std::array<Code, quarterCount> quarterNames{"castle", "market", "blacksmith", "cathedral"};

FigureSet figureSetOf(const RuleBook& book, Code name)
{
    const auto* const rule = book.findFigure(name);
    return rule == nullptr ? FigureSet{0} : setOf(rule->kind());
}

/// Rule: co.deploy.kinds
FigureSet acceptedFigures(const RuleBook& book, Quarter quarter)
{
    auto figures = static_cast<FigureSet>(figureSetOf(book, "follower") | figureSetOf(book, "large")
                                          | figureSetOf(book, "phantom"));
    if (quarter == Quarter::Castle)
        figures |= figureSetOf(book, "mayor");
    if (quarter != Quarter::Market)
        figures |= figureSetOf(book, "wagon");
    return figures;
}

} // namespace

Quarters::Quarters(RuleBook& book)
    : m_isMarketOpen(book.featureRule(FeatureKind::Field).payment != Payment::None)
{
    for (int i = 0; i < quarterCount; ++i) {
        const auto quarter = static_cast<Quarter>(i);
        const auto added =
            book.add(AreaSpec{quarterNames[static_cast<std::size_t>(i)], "quarters", "quarter",
                              isOpen(quarter) ? acceptedFigures(book, quarter) : FigureSet{0}});
        m_firstArea = i == 0 ? added : m_firstArea;
    }
    m_count = book.add(TokenSpec{.word = "count", .spots = setOf(SpotKind::Area)});
    // Rule: co.count.start
    book.on(Trigger::TilePlaced, [quarters = *this](Turn& turn, const TriggerArgs&) {
        if (turn.state().token(quarters.m_count) == nullptr)
            turn.addToken(quarters.countTokenIn(Quarter::Castle));
    });
}

Quarter Quarters::quarterOfCount(const StateData& state) const
{
    return quarterAt(static_cast<AreaIndex>(state.token(m_count)->where));
}

bool Quarters::leadsTo(const RuleBook& book, Quarter quarter, FeatureKind feature)
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
