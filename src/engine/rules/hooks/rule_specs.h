// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Descriptions of what rules add to the rule book.
#pragma once

#include "engine/rules/hooks/place_list.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <functional>
#include <optional>

namespace vozka {

class RuleBook;

/// Sets of kinds of figures that rules often need. While rules are added, they have only the figures added so
/// far.
struct FigureSets {
    FigureSet meeples = 0;
    /// Kinds that can be deployed on each free feature that allows them.
    FigureSet simple = 0;
    /// Kinds that stand only where their owner has a follower.
    FigureSet dependent = 0;
};

/// Why kinds of figures do not stand on a kind of feature: when they are deployed, and when they would go
/// there from another; the rule that says so.
struct Reserved {
    Code deploying = refusal::wrongFeature;
    Code reaching = refusal::wrongFeature;
    Code rule;
    /// Kinds of figures that can be deployed there, but leave in the same turn.
    FigureSet starting = 0;
};

/// A place off the board for any number of figures of all players.
struct AreaSpec {
    /// Its word, for files and messages.
    Code word;
    /// Field of positions that lists the figures in areas, together with all areas of the same field.
    Code listedAs;
    /// Field of an entry of that list with the word of the area.
    Code namedAs;
    /// Kinds of figures that can be there.
    FigureSet accepts = 0;
};

/// A tile that is on the table before the first turn, not turned.
struct StartTile {
    KindIndex kind = noKind;
    Cell at;
    /// True if its tile set says where it is: it is there in every position, too.
    bool isFixed = false;
};

/// How far a stack of pieces reaches over the board, and who may be taken there.
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
