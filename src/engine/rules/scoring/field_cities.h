// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a field feeds.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// Completed cities that the field touches, each once, however often it touches them. Rule: base.field.bounds
[[nodiscard]] int completedCities(const TileCatalogue& catalogue, const StateData& state, Segment field);

/// Adds `each` points for each of these cities under that term. Features that only count as cities have
/// separate terms.
void addCompletedCities(const RuleBook& book, const StateData& state, Segment field, Code term, int each,
                        ScoreSheet& sheet);

} // namespace vozka
