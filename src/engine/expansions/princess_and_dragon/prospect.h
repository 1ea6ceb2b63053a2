// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What dragon and fairy make likely, for those who judge positions.
#pragma once

#include "engine/expansions/princess_and_dragon/princess_and_dragon.h"

namespace vozka::princess_and_dragon {

void addProspect(RuleBook& book, const Pieces& pieces);

} // namespace vozka::princess_and_dragon
