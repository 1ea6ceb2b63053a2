// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages of the overlays in the player's language. Each message is on a separate line.
#pragma once

#include "engine/insight/cell_insight.h"
#include "engine/insight/feature_insight.h"
#include "engine/insight/field_insight.h"
#include "engine/rules/hooks/reach.h"
#include "models/board/table.h"

#include <QString>

#include <vector>

namespace vozka {

/// Example: "Road, 3 tiles".
[[nodiscard]] QString featureTitle(const Table& table, Segment segment);
[[nodiscard]] QString entryTitle(const Table& table, const ReachEntry& entry);
/// Example: "Road, 5 tiles", or "Road, 5 tiles (only 2 of them)" if the entry is a part of its feature.
[[nodiscard]] QString partTitle(const Table& table, const ReachEntry& entry);
[[nodiscard]] QString connectionName(Code via);
/// Returns why the figure may move to the feature of the entry or must not, with the blocking figure and its
/// distance. Requires: the entry is from the result for this question.
[[nodiscard]] QString reachMessage(const Table& table, const ReachQuestion& question, Edition edition,
                                   const ReachEntry& entry);
/// Example: "Anna's figure by the classic rule (C1): ...".
[[nodiscard]] QString rangeTitle(const Table& table, Player player, FigureKind figure, Edition edition);
[[nodiscard]] QString compareTitle(const Table& table, Player player, FigureKind figure);

/// Returns the strength of each player's figures, the figures without a part in the majority, and the points
/// now and if completed now.
[[nodiscard]] QString ownersText(const Table& table, const FeatureInsight& insight);
/// Returns the completed cities and farmers of a field, and its points by player and scoring.
[[nodiscard]] QString fieldText(const Table& table, const FieldInsight& insight);
/// Returns the name of the passage and whether it is open.
[[nodiscard]] QString passageTitle(const Passage& passage);
/// Returns open ends of the feature, figures with the turn of their deployment, and points.
[[nodiscard]] QString featureText(const Table& table, const FeatureInsight& insight);
/// Returns a message that no tile fits the cell, or only an own tile of a player; otherwise the number of
/// tiles that fit, and the chances to draw them.
[[nodiscard]] QString cellText(const Table& table, const CellInsight& insight);

/// Returns the colours of the players with the majority, and of the players who are paid without a majority.
[[nodiscard]] std::vector<QString> ownerColours(const Table& table, const FeatureInsight& insight);
/// Returns a title such as "City, 3 tiles: Anna". Requires: the segment belongs to the feature.
[[nodiscard]] QString ownersTitle(const Table& table, const FeatureInsight& insight, Segment segment);

} // namespace vozka
