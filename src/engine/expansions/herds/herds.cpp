// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/herds/herds.h"

#include "engine/rules/scoring/field_cities.h"

namespace vozka::herds {

namespace {

/// Rule: ri.marks, tb.herd - 1 point more for each completed city and each herd.
class HerdRule final : public WorthRule {
public:
    HerdRule(const TileCatalogue& catalogue, MarkField herds) : m_catalogue(catalogue), m_herds(herds) {}

    void adjust(const StateData& state, Segment segment, Occasion, Reward& reward) const override
    {
        if (const int herds = m_herds.in(state.board.feature(segment).marks); herds > 0)
            reward.sheet.add("field.pig-herds", herds * completedCities(m_catalogue, state, segment), 1);
    }

private:
    const TileCatalogue& m_catalogue;
    MarkField m_herds;
};

void plug(RuleBook& book)
{
    const auto herds = book.catalogue().mark(FeatureKind::Field, "pig-herd");
    if (herds.isThere())
        book.add(FeatureKind::Field, std::make_unique<HerdRule>(book.catalogue(), herds));
}

constexpr std::array marks{MarkSpec{"pig-herd", "field"}};

} // namespace

const Expansion expansion{
    .name = "herds", .tileSet = baseTileSet, .featureKinds = {}, .options = {}, .plug = plug, .marks = marks};

} // namespace vozka::herds
