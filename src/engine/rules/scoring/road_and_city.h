// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a road and a city are worth.
#pragma once

#include "engine/rules/hooks/feature_rule.h"

namespace vozka {

/// Rule: base.road.complete - 1 point for each tile when both ends are closed; base.final.road - the same
/// for what is left at the end.
[[nodiscard]] FeatureRule roadRule();

/// Rule: base.city.complete - 2 points for each tile and each coat of arms; base.final.city - 1 each at the
/// end; base.city.tiny - a completed city of two tiles is worth 1 each where the set-up says so.
/// `tinyCity`: 4 = as any city, 2 = half.
[[nodiscard]] FeatureRule cityRule(int tinyCity, MarkField coatsOfArms);

} // namespace vozka
