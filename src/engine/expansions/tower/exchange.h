// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The exchange of prisoners, one against one.
#pragma once

#include "engine/expansions/tower/capture.h"

namespace vozka::tower {

/// Rule: to.exchange - at once, one against one, if the other holds a figure of the active player, who has
/// just taken one of his. Who has a choice is asked in a step of its own.
void exchangePrisoners(Turn& turn, const Places& places, PrisonerChoice choice, Player other);

/// Requires: the step of taking a prisoner is in the plan.
void addExchange(RuleBook& book, const Places& places);

} // namespace vozka::tower
