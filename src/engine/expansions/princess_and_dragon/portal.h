// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Portals, which lead followers to any tile.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::princess_and_dragon {

void addPortals(RuleBook& book);

} // namespace vozka::princess_and_dragon
