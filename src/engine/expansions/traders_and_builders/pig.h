// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pig: stands in a field beside a farmer of its owner and makes the field worth more to him.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::traders_and_builders {

void addPig(RuleBook& book);

} // namespace vozka::traders_and_builders
