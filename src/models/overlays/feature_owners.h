// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Owners of a feature: the players with the majority, and the players who are paid without it.
#pragma once

#include "engine/insight/feature_insight.h"
#include "models/scene/table.h"

#include <QString>

#include <vector>

namespace vozka {

/// Returns the colours of the owners, by player.
[[nodiscard]] std::vector<QString> ownerColours(const Table& table, const FeatureInsight& insight);
/// Returns a title such as "City, 3 tiles: Anna". Requires: the segment belongs to the feature.
[[nodiscard]] QString ownersTitle(const Table& table, const FeatureInsight& insight, Segment segment);

} // namespace vozka
