// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The steps of the core with their actions. The functions `add...Step` append a step to the plan.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// The dealer draws a tile. A tile that does not fit leaves the game, and another tile is drawn. Rule:
/// base.place.discard
void addDrawStep(RuleBook& book);
/// The player places the drawn tile. Rule: base.place.match
void addPlaceStep(RuleBook& book);
/// The player can place a figure on the new tile. Rule: base.deploy.one
void addDeployStep(RuleBook& book);
/// Inserts a step after the step `after`. The player can place a figure of these kinds, as in the step
/// `deploy`.
void insertDeployStep(RuleBook& book, Code after, Code name, FigureSet figures, Code author);
/// Scores the features that the tile completed, and returns their figures. The step has no choice.
void addScoreStep(RuleBook& book);

/// Adds a rule that sets drawn tiles aside, with its action.
void addAsideRule(RuleBook& book, std::unique_ptr<DrawRule> rule);

} // namespace vozka
