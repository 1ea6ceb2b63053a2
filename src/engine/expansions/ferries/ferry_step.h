// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The ferry of the tile just placed.
#pragma once

#include "engine/expansions/ferries/lakes.h"

namespace vozka::ferries {

/// Adds the step `ferry` after the step with the name `previousStep`. Requires: the step `ferries` is in the
/// plan.
void addFerryStep(RuleBook& book, Code previousStep, const Lakes& lakes);

} // namespace vozka::ferries
