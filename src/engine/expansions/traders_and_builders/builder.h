// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The builder: stands in a road or city beside a follower of his owner, who has a second turn when his tile
// extends that road or city.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::traders_and_builders {

/// `beforeAbbey`: in the second turn an own tile may be placed instead of a drawn one.
void addBuilder(RuleBook& book, bool beforeAbbey);

} // namespace vozka::traders_and_builders
