// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Goods: tokens for whoever completes the cities that show them, points at the end for most of a kind.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::traders_and_builders {

void addGoods(RuleBook& book);

} // namespace vozka::traders_and_builders
