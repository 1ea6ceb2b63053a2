// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/index_set.h"
#include "engine/rules/scoring/feature_scoring.h"

#include <array>
#include <bit>

namespace vozka {

namespace {

/// Calls `each(city)` for the root of each completed city that touches the field.
template<class Each>
void forEachCompletedCity(const TileCatalogue& catalogue, const StateData& state, Segment field, Each each)
{
    const auto& board = state.board;
    IndexSet<maxSegments> counted(static_cast<std::size_t>(board.segmentCount()));
    board.forEachSegment(field, [&](Segment at) {
        const auto& tile = board.tiles()[board.segment(at).tile];
        const unsigned cities = catalogue.compiled(tile.kind).cities[at - tile.firstSegment];
        for (unsigned left = cities; left != 0; left &= left - 1) {
            const Segment city = board.root(static_cast<Segment>(tile.firstSegment + std::countr_zero(left)));
            if (board.segment(city).openEnds == 0 && counted.insert(city))
                each(city);
        }
    });
}

} // namespace

void addCompletedCities(const RuleBook& book, const StateData& state, Segment field, Code term, int each,
                        ScoreSheet& sheet)
{
    const auto& rules = book.fieldCityRules();
    int cities = 0;
    std::array<int, ScoreSheet::maxTerms> others{};
    forEachCompletedCity(book.catalogue(), state, field, [&](Segment city) {
        const auto* const rule = fieldCityRule(book, state, city);
        ++(rule == nullptr ? cities : others[static_cast<std::size_t>(rule - rules.data())]);
    });
    sheet.add(term, cities, each);
    for (std::size_t i = 0; i < rules.size(); ++i)
        sheet.add(rules[i].term, others[i], each * rules[i].factor);
}

void addCityBonus(const RuleBook& book, const StateData& state, Segment field, Code term, int times,
                  ScoreSheet& sheet)
{
    int cities = 0;
    int bonus = 0;
    forEachCompletedCity(book.catalogue(), state, field, [&](Segment city) {
        const auto* const rule = fieldCityRule(book, state, city);
        ++cities;
        bonus += rule == nullptr ? 1 : rule->bonusFactor;
    });
    sheet.addPoints(term, times * cities, times * bonus);
}

} // namespace vozka
