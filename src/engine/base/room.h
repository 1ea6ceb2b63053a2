// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The answer to rules that need more room than a game can have.
#pragma once

#include "engine/base/ids.h"

namespace vozka {

/// A quantity of a set of rules that exceeds what the engine can number.
struct RoomFault {
    /// Word for the quantity: "tiles", "kinds", "segments", "marks", "copies", "figures", "tokens", "slots",
    /// ...
    Code what;
    int needed = 0;
    int limit = 0;
};

} // namespace vozka
