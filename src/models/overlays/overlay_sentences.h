// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the overlays say, in the player's language; whole sentences, each on a line of its own.
#pragma once

#include "engine/insight/cell_insight.h"
#include "engine/insight/field_insight.h"
#include "engine/rules/hooks/reach.h"
#include "models/scene/table.h"

#include <QString>

namespace vozka {

/// "Road, 3 tiles"
[[nodiscard]] QString featureTitle(const Table& table, Segment segment);
[[nodiscard]] QString entryTitle(const Table& table, const ReachEntry& entry);
/// "Road, 5 tiles", or "Road, 5 tiles (only 2 of them)" if the entry is a part of its feature.
[[nodiscard]] QString partTitle(const Table& table, const ReachEntry& entry);
/// What connects two features, in a word: "gate".
[[nodiscard]] QString viaWord(Code via);
/// Why the figure of the question may go there, or why not, with who stands in the way and how far off.
/// Requires: the entry is of the answer to that question.
[[nodiscard]] QString reachSentence(const Table& table, const ReachQuestion& question, Edition edition,
                                    const ReachEntry& entry);
/// "Anna's figure by the classic rule (C1): ..."
[[nodiscard]] QString rangeTitle(const Table& table, Player player, FigureKind figure, Edition edition);
[[nodiscard]] QString compareTitle(const Table& table, Player player, FigureKind figure);

/// Who leads, what each player's figures count, what it pays as it stands and if it were completed now.
[[nodiscard]] QString ownersText(const Table& table, const FeatureInsight& insight);
/// Its completed cities, who lies there, what it would pay to whom and by which scoring.
[[nodiscard]] QString fieldText(const Table& table, const FieldInsight& insight);
/// All that is to be told of a feature that is pointed at: open ends, who stands there since when, points.
/// Its name and whether it is open.
[[nodiscard]] QString passageTitle(const Passage& passage);
[[nodiscard]] QString featureText(const Table& table, const FeatureInsight& insight);
/// Why nothing, or hardly anything, can fill the cell; otherwise how many tiles fit, and the odds.
[[nodiscard]] QString cellText(const Table& table, const CellInsight& insight);

} // namespace vozka
