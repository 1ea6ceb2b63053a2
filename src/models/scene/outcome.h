// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Outcomes of chance that are not tiles, for example of a die.
#pragma once

#include "models/scene/table.h"

#include <QString>

#include <vector>

namespace vozka {

/// True if chance did the action and it names no tile.
[[nodiscard]] bool isOutcome(const RuleBook& book, const Action& action);
/// True if the event is an outcome of chance that is no tile.
[[nodiscard]] bool isOutcome(const RuleBook& book, const Event& event);
/// Indices in `table.moments`, from `from` on, of all outcomes.
[[nodiscard]] std::vector<std::size_t> outcomesFrom(const Table& table, std::size_t from);
/// Event with the word of the action; nullptr if none.
[[nodiscard]] const Event* eventOfOutcome(const RuleBook& book, const Moment& moment);
/// Name of the sprite of the outcome, "WORD-NUMBER"; empty if it has none.
[[nodiscard]] QString outcomeSprite(const RuleBook& book, const Action& action);
/// Address of that sprite, empty if it has none.
[[nodiscard]] QString outcomePicture(const RuleBook& book, const Action& action);

} // namespace vozka
