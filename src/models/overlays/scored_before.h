// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages about past scores of a feature. During the game: turn, players, and that it does not score again.
// After the end: all scores.
#pragma once

#include "engine/insight/feature_insight.h"
#include "models/board/table.h"

#include <QStringList>

namespace vozka {

/// Adds messages about the past scoring of the feature. If the history does not contain the completion, shows
/// the worth of the feature instead. Requires: the feature is scored.
void addScoredBefore(const Table& table, const FeatureInsight& insight, QStringList& lines);
/// Adds all scores of the feature, in order. Requires: the game is over, and its history is known.
void addScoredInAll(const Table& table, const FeatureInsight& insight, QStringList& lines);

} // namespace vozka
