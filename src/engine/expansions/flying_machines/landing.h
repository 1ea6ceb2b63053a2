// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The step for the landing of a figure that has taken off.
#pragma once

#include "engine/expansions/flying_machines/flight.h"

namespace vozka::flying_machines {

/// Adds the step `land` after each roll.
void addLanding(RuleBook& book, const Flights& flights, Action::Type roll);

} // namespace vozka::flying_machines
