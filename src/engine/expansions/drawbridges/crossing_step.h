// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The step behind the scoring in which figures cross drawbridges or go home.
#pragma once

#include "engine/expansions/drawbridges/crossing.h"
#include "engine/rules/hooks/rule_book.h"

#include <memory>

namespace vozka::drawbridges {

/// Rule: db.move.each - about each figure on its own: clockwise from the active player, those of one player
/// by row, column and name of the road on its tile.
void addCrossingStep(RuleBook& book, std::shared_ptr<const Crossing> crossing);

} // namespace vozka::drawbridges
