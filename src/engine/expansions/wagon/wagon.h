// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The wagon: a follower for roads, cities and buildings that may go on when its feature has been scored.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::wagon {

/// Rule: am.wagon.order - clockwise from the active player, several of one player by where they stand; each
/// sees what those before it did.
void addWagonStep(RuleBook& book, Edition edition, FigureKind wagon);

extern const Expansion expansion;

} // namespace vozka::wagon
