// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The abbot, who stands on monasteries, abbeys and gardens and may be taken back early, and the gardens.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::abbot {

/// Why others do not stand on a garden, and why an abbot cannot be taken back from there.
inline constexpr Code abbotOnly = "garden-abbot-only";
inline constexpr Code notThere = "abbot-not-there";

/// Taking the abbot back from a feature that is not completed, instead of deploying a figure.
void addRetrieving(RuleBook& book, FigureKind abbot);

extern const Expansion expansion;

} // namespace vozka::abbot
