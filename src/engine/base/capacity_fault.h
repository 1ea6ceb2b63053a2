// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The fault of rules that exceed a limit of the engine.
#pragma once

#include "engine/base/ids.h"

namespace vozka {

/// Quantity that the rules of a game need, and the limit of the engine that it exceeds.
struct CapacityFault {
    /// Word of the quantity: "tiles", "kinds", "segments", "marks", "copies", "figures", "tokens", ...
    Code quantity;
    int needed = 0;
    int limit = 0;
};

} // namespace vozka
