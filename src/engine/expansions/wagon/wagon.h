// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The wagon: a follower that can move after its feature was scored. It is not placed in fields.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::wagon {

/// Rule: am.wagon.order - clockwise from the active player, then sorted by row and column. The owner of each
/// wagon decides after the moves of earlier wagons.
void addWagonStep(RuleBook& book, Edition edition, FigureKind wagon);

extern const Expansion expansion;

} // namespace vozka::wagon
