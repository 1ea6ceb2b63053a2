// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The lake with the volcano, the last tile of the second river.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::river {

/// Who places it does nothing else with it and plays once more.
void addLake(RuleBook& book);

} // namespace vozka::river
