// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Prisoners: who is taken when a tower grows.
#pragma once

#include "engine/expansions/tower/building.h"
#include "engine/expansions/tower/tower.h"

namespace vozka::tower {

void addCapture(RuleBook& book, const Places& places, PrisonerChoice choice);

} // namespace vozka::tower
