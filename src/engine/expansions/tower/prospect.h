// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What towers make likely, for those who judge positions.
#pragma once

#include "engine/expansions/tower/building.h"

namespace vozka::tower {

void addProspect(RuleBook& book, const Places& places);

} // namespace vozka::tower
