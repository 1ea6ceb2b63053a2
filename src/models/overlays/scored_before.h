// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is told of a feature that was scored: during the game when, for whom, and that nothing more comes;
// when the game is over, all that anybody ever got for it.
#pragma once

#include "engine/insight/feature_insight.h"
#include "models/scene/table.h"

#include <QStringList>

namespace vozka {

/// Sentences from what has happened at the table; where that does not tell, what it was worth. Requires: the
/// feature is scored.
void addScoredBefore(const Table& table, const FeatureInsight& insight, QStringList& lines);
/// Every scoring of the feature with who got what, in their order. Requires: the game is over, and what has
/// happened in it is known.
void addScoredInAll(const Table& table, const FeatureInsight& insight, QStringList& lines);

} // namespace vozka
