// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Landing of figures.
#pragma once

#include "engine/expansions/flying_machines/flight.h"

namespace vozka::flying_machines {

/// Adds the step `land` after each roll.
void addLanding(RuleBook& book, const Flights& flights, Action::Type roll);

} // namespace vozka::flying_machines
