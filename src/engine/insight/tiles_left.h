// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of all tiles of the game: bag, board, hands, or out of the game.
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace vozka {

/// `total` = inBag + placed + held + out, plus 1 if it is in hand.
struct KindLeft {
    KindIndex kind = noKind;
    /// Tiles of that kind in this game.
    int total = 0;
    int inBag = 0;
    int placed = 0;
    /// Own tiles that players have left.
    int held = 0;
    /// Drawn and discarded, or set aside.
    int out = 0;
    /// True if a tile of that kind was drawn and is not yet placed.
    bool inHand = false;
    bool operator==(const KindLeft&) const = default;
};

/// Returns every kind of the game, in the order of its tile sets. Includes kinds without tiles in this game.
[[nodiscard]] std::vector<KindLeft> tilesLeft(const Rules& rules, const State& state);

} // namespace vozka
