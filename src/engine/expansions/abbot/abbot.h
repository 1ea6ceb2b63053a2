// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The abbot and the gardens. The abbot is placed on monasteries, abbeys and gardens, and can return early.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::abbot {

/// Refusals: another figure on a garden, and a return of an abbot that is not there.
inline constexpr Code abbotOnly = "garden-abbot-only";
inline constexpr Code notThere = "abbot-not-there";

/// Adds the return of the abbot from an incomplete feature, instead of a deployment.
void addRetrieving(RuleBook& book, FigureKind abbot);

extern const Expansion expansion;

} // namespace vozka::abbot
