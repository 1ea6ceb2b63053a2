// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Expected points of figures in the quarters.
#pragma once

#include "engine/expansions/count/quarters.h"

namespace vozka::count {

void addEstimate(RuleBook& book, const Quarters& quarters);

} // namespace vozka::count
