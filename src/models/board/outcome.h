// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Outcomes of chance other than drawn tiles, for example of a die.
#pragma once

#include "models/board/table.h"

#include <QString>

#include <vector>

namespace vozka {

/// Return true for an outcome of chance that is not a tile.
[[nodiscard]] bool isOutcome(const RuleBook& book, const Action& action);
[[nodiscard]] bool isOutcome(const RuleBook& book, const Event& event);
/// Returns the indices of all outcomes in `table.history`, starting at `from`.
[[nodiscard]] std::vector<std::size_t> outcomesFrom(const Table& table, std::size_t from);
/// Returns the event of the entry whose type is the word of the entry's action; null if none.
[[nodiscard]] const Event* eventOfOutcome(const RuleBook& book, const HistoryEntry& entry);
/// Returns the name of the outcome's sprite, "WORD-NUMBER"; empty if none.
[[nodiscard]] QString outcomeSprite(const RuleBook& book, const Action& action);
[[nodiscard]] QString outcomePicture(const RuleBook& book, const Action& action);

} // namespace vozka
