// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The fault of rules that exceed a limit of the engine.
#pragma once

#include "engine/base/ids.h"

namespace vozka {

/// Quantity of a set of rules that exceeds a limit of base/ids.h.
struct CapacityFault {
    /// "tiles", "kinds", "segments", "marks", "copies", "figures", "tokens", "slots", ...
    Code what;
    int needed = 0;
    int limit = 0;
};

} // namespace vozka
