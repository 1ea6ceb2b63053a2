// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the tiles of the game are: in the bag, on the table, in hand, or out of the game.
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace vozka {

/// `total` = inBag + placed + held + out, and one more if it is in hand.
struct KindLeft {
    KindIndex kind = noKind;
    /// Tiles of that kind in this game.
    int total = 0;
    int inBag = 0;
    int placed = 0;
    /// Of kinds that belong to the players: those that they still have.
    int held = 0;
    /// Drawn and not placed: it fitted nowhere, or is put aside for a while.
    int out = 0;
    /// It is drawn and not yet placed.
    bool inHand = false;
    bool operator==(const KindLeft&) const = default;
};

/// Every kind of the game, in the order of its tile sets; kinds without a tile in this game, too.
[[nodiscard]] std::vector<KindLeft> tilesLeft(const Rules& rules, const State& state);

} // namespace vozka
