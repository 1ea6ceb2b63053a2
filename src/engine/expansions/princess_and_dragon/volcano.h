// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Volcanoes, which bring the dragon, and the dragon tiles that wait for the first of them.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::princess_and_dragon {

void addVolcanoes(RuleBook& book, TokenKind dragon);

} // namespace vozka::princess_and_dragon
