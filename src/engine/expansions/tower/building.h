// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Towers: pieces on foundations, and followers who close them.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::tower {

/// The expansion's slot in the state: what the turn has done so far.
struct Raised {
    /// The tower that has just got a piece, as its segment + 1; 0 = none.
    std::uint16_t tower;
    /// With whom prisoners are exchanged now, as his number + 1; 0 = with nobody.
    std::uint8_t exchangeWith;
};

void addBuilding(RuleBook& book, FeatureKind tower, std::size_t raised);

} // namespace vozka::tower
