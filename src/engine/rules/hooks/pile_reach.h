// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How far a pile of pieces reaches over the board, and who may be taken there.
#pragma once

#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <functional>
#include <optional>

namespace vozka {

class RuleBook;

struct PileReach {
    /// The kind of tokens of the stacks.
    TokenKind tokens{};
    /// True if a stack of that many pieces on that segment reaches the cell, with a tile or without.
    std::function<bool(const StateData& state, Segment pile, int pieces, Cell cell)> reaches;
    /// Why such a stack cannot take the figure; std::nullopt if it can.
    std::function<std::optional<Refusal>(const RuleBook& book, const StateData& state, Segment pile,
                                         int pieces, const Figure& figure)>
        refusal;
};

} // namespace vozka
