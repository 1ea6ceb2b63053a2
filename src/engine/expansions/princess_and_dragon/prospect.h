// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What dragon and fairy make likely, for those who judge positions.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::princess_and_dragon {

void addProspect(RuleBook& book);

} // namespace vozka::princess_and_dragon
