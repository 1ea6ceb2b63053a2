// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/farmers/farmers.h"

#include "engine/rules/scoring/field_cities.h"
#include "engine/rules/scoring/final_scoring.h"

namespace vozka::farmers {

namespace {

/// Rule: base.final.field - 3 points for each completed city that touches the field; each field on its own.
class FieldRule final : public FeatureRule {
public:
    explicit FieldRule(const TileCatalogue& catalogue) : m_catalogue(catalogue) {}

    [[nodiscard]] FeatureGroup group() const override { return FeatureGroup::Field; }
    /// A field is never complete.
    [[nodiscard]] bool isComplete(const StateData&, Segment) const override { return false; }
    void addTerms(const StateData& state, Segment segment, Occasion, ScoreSheet& sheet) const override
    {
        constexpr int pointsOfCity = 3;
        sheet.add("field.cities", completedCities(m_catalogue, state, segment), pointsOfCity);
    }
    [[nodiscard]] Code lineKind(Occasion) const override { return "field"; }
    [[nodiscard]] Code ruleId(Occasion) const override { return "base.final.field"; }

private:
    const TileCatalogue& m_catalogue;
};

void plug(RuleBook& book)
{
    book.add(FeatureKind::Field, std::make_unique<FieldRule>(book.catalogue()));
    scoreAtTheEnd(book, FeatureKind::Field);
    book.allow(FigureKind::Follower, FeatureKind::Field);
}

} // namespace

const Expansion expansion{"farmers", baseTileSet, {}, {}, plug};

} // namespace vozka::farmers
