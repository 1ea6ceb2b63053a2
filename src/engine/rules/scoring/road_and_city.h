// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a road and a city are worth.
#pragma once

#include "engine/rules/hooks/feature_rule.h"

namespace vozka {

/// Rule: base.road.complete - 1 point for each tile when both ends are closed; base.final.road - the same
/// for what is left at the end.
class RoadRule final : public FeatureRule {
public:
    [[nodiscard]] FeatureGroup group() const override { return FeatureGroup::Path; }
    [[nodiscard]] bool isComplete(const StateData& state, Segment segment) const override;
    void addTerms(const StateData& state, Segment segment, Occasion occasion,
                  ScoreSheet& sheet) const override;
    [[nodiscard]] Code lineKind(Occasion occasion) const override;
    [[nodiscard]] Code ruleId(Occasion occasion) const override;
};

/// Rule: base.city.complete - 2 points for each tile and each coat of arms; base.final.city - 1 each at the
/// end; base.city.tiny - a completed city of two tiles is worth 1 each where the set-up says so.
class CityRule final : public FeatureRule {
public:
    /// `tinyCity`: 4 = as any city, 2 = half.
    CityRule(int tinyCity, MarkField coatsOfArms) : m_tinyCity(tinyCity), m_coatsOfArms(coatsOfArms) {}
    [[nodiscard]] FeatureGroup group() const override { return FeatureGroup::Area; }
    [[nodiscard]] bool isComplete(const StateData& state, Segment segment) const override;
    void addTerms(const StateData& state, Segment segment, Occasion occasion,
                  ScoreSheet& sheet) const override;
    [[nodiscard]] Code lineKind(Occasion occasion) const override;
    [[nodiscard]] Code ruleId(Occasion occasion) const override;

private:
    int m_tinyCity;
    MarkField m_coatsOfArms;
};

} // namespace vozka
