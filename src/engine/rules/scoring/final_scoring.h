// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Scores what is left when the game ends.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka {

/// At the end of the game each feature of that kind with figures is scored.
void scoreAtTheEnd(RuleBook& book, FeatureKind kind);

} // namespace vozka
