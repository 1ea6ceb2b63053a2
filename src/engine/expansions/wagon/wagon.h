// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The wagon: a follower for roads, cities and buildings that can move after its feature was scored.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::wagon {

/// Rule: am.wagon.order - clockwise from the active player, then sorted by place. Each wagon decides after
/// the moves of earlier ones.
void addWagonStep(RuleBook& book, Edition edition, FigureKind wagon);

extern const Expansion expansion;

} // namespace vozka::wagon
