// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Description of a board by lists of tiles, figures and tokens, and how it becomes a state.
#pragma once

#include "engine/rules/rules.h"

#include <optional>
#include <string_view>
#include <vector>

namespace vozka {

struct PositionTile {
    KindIndex kind = noKind;
    Cell at;
    Turns turns = 0;
    Player owner = nature;
};

struct PositionFigure {
    Player player = 0;
    FigureKind kind = FigureKind::Follower;
    Cell at;
    FeatureIndex feature = noFeature;
    /// Not on a feature but on the north-west corner of `at`.
    bool onCorner = false;
    bool operator==(const PositionFigure&) const = default;
};

/// A token, or a stack of equal ones.
struct PositionToken {
    TokenKind kind{};
    /// Tile, feature, area or hand.
    Spot at;
    int count = 1;
    /// The figure that it is, or beside it. Without a figure the owner is `nature`.
    Player owner = nature;
    FigureKind figure = FigureKind::Follower;
    /// Feature of the same tile that the link of the token joins with that of `at`.
    FeatureIndex to = noFeature;
    [[nodiscard]] bool isOn(Cell cell) const
    {
        return (at.isFeature() || at.kind() == SpotKind::Tile) && at.cell() == cell;
    }
    /// True if the token is next to that figure.
    [[nodiscard]] bool isBeside(const PositionFigure& other) const
    {
        return !other.onCorner && owner == other.player && figure == other.kind
               && at == Spot::feature(other.at, other.feature);
    }
    bool operator==(const PositionToken&) const = default;
};

/// Tiles in the order of placement; the last one is the tile just placed. The first can be on any cell. Start
/// tiles with fixed cells are on the board before, whether they are listed or not.
struct Position {
    Player toMove = 0;
    std::vector<PositionTile> tiles;
    std::vector<PositionFigure> figures;
    /// Empty, or one for each player.
    std::vector<int> scores;
    std::vector<FigureInArea> inAreas;
    /// Tokens of one kind are in the order of their arrival.
    std::vector<PositionToken> tokens;
    /// Tiles that can be drawn. If it is not set: all that are not on the board.
    std::optional<std::vector<KindIndex>> bag;
};

/// The first entry that is not possible: its list and its place there.
struct PositionFault {
    enum class Where : std::uint8_t { Tile, Figure, Area, Bag, Token };
    Where where = Where::Tile;
    std::size_t index = 0;
    Refusal refusal;
};

/// A position becomes a state in which `toMove` has just placed the last tile and may deploy.
class PositionLoader {
public:
    /// Nothing and `fault` filled in if the position cannot lie on a table.
    [[nodiscard]] static std::optional<State> make(const Rules& rules, const Position& position,
                                                   PositionFault& fault);
};

} // namespace vozka
