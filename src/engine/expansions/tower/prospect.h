// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What towers make likely, for those who judge positions.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::tower {

void addProspect(RuleBook& book, HoldingIndex prisoners);

} // namespace vozka::tower
