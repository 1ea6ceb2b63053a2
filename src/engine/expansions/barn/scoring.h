// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What barns have to do with points: farmers paid off early, and the barns themselves at the end.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::barn {

/// Whether barns get points for herds of pigs, in the order of the option's words.
enum class BarnAndHerd : std::uint8_t { None, Bonus };

void addScoring(RuleBook& book, FigureKind barn, BarnAndHerd barnAndHerd);

} // namespace vozka::barn
