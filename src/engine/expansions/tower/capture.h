// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Prisoners: who is taken when a tower grows.
#pragma once

#include "engine/expansions/tower/building.h"
#include "engine/expansions/tower/tower.h"

namespace vozka::tower {

/// Where the expansion keeps what it has to remember.
struct Places {
    std::size_t raised = 0;
    HoldingIndex prisoners = 0;
};

void addCapture(RuleBook& book, const Places& places, PrisonerChoice choice);

} // namespace vozka::tower
