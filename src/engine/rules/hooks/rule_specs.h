// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Descriptions of items that rules add to the rule book.
#pragma once

#include "engine/rules/hooks/place_list.h"
#include "engine/rules/state/refusal.h"
#include "engine/rules/state/state.h"

#include <functional>
#include <optional>

namespace vozka {

class RuleBook;

/// Sets of kinds of figures. While rules are added, they have only the figures added so far.
struct FigureSets {
    FigureSet meeples = 0;
    /// Kinds that can be deployed on each free feature that allows them.
    FigureSet simple = 0;
    /// Kinds that need a follower of their owner on the feature.
    FigureSet dependent = 0;
};

/// Figures that can be on a segment where another figure is. Each value includes the ones before it.
enum class Sharing : std::uint8_t {
    None,
    /// A meeple where its owner has a meeple.
    OwnMeeples,
    AllFigures,
};

/// Reasons why other kinds of figures cannot be on a kind of feature. `deploying`: when they are deployed.
/// `reaching`: when they move there.
struct Reservation {
    Code deploying = refusal::wrongFeature;
    Code reaching = refusal::wrongFeature;
    Code rule;
    /// Kinds of figures that can be deployed there, but leave in the same turn.
    FigureSet starting = 0;
};

/// Place off the board for tokens and for any number of figures of all players.
struct AreaSpec {
    /// Word for files and messages.
    Code word;
    /// Field of positions that lists the figures in areas. Areas can share a field.
    Code listedAs;
    /// Field of an entry of that list that has the word of the area.
    Code namedAs;
    /// Kinds of figures that can be there.
    FigureSet accepts = 0;
};

/// Tile that is on the table before the first turn, not turned.
struct StartTile {
    KindIndex kind = noKind;
    Cell at;
    /// True if its tile set defines the cell. The tile is there in every position, too.
    bool isFixed = false;
};

/// Range of a stack of tokens over the board, and the figures that it can take.
struct PileReach {
    /// Kind of the tokens of the stacks.
    TokenKind tokens{};
    /// True if a stack of that many pieces on that segment reaches the cell, with or without a tile.
    std::function<bool(const StateData& state, Segment pile, int pieces, Cell cell)> reaches;
    /// Returns why such a stack cannot take the figure; empty if it can.
    std::function<std::optional<Refusal>(const RuleBook& book, const StateData& state, Segment pile,
                                         int pieces, const Figure& figure)>
        refusal;
};

} // namespace vozka
