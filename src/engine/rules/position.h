// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Description of a board by lists of tiles, figures and tokens, and its conversion to a state.
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
    Player owner = noPlayer;
};

struct PositionFigure {
    Player player = 0;
    FigureKind kind = FigureKind::Follower;
    Cell at;
    FeatureIndex feature = noFeature;
    /// True if the figure is on the north-west corner of `at`, not on a feature.
    bool onCorner = false;
    bool operator==(const PositionFigure&) const = default;
};

/// Token, or stack of equal tokens.
struct PositionToken {
    TokenKind kind{};
    /// Tile, feature, area or hand.
    Spot at;
    int count = 1;
    /// Owner and kind of the figure that the token is, or of the figure next to it; or owner of the pair. For
    /// other tokens the owner is `noPlayer`.
    Player owner = noPlayer;
    FigureKind figure = FigureKind::Follower;
    /// Feature of the same tile that the token links to the feature of `at`.
    FeatureIndex to = noFeature;
    /// Number of its pair; empty if it is of no pair.
    std::optional<int> number = {};
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

/// Tiles are in the order of placement. The last one is the tile just placed. Start tiles with fixed cells
/// are on the board first, even if they are not listed. Without such tiles, the first can be on any cell.
struct Position {
    Player toMove = 0;
    std::vector<PositionTile> tiles;
    std::vector<PositionFigure> figures;
    /// Empty, or one for each player.
    std::vector<int> scores;
    std::vector<FigureInArea> inAreas;
    /// Tokens of one kind are in the order of their addition.
    std::vector<PositionToken> tokens;
    /// Tiles that can be drawn. If not set: all tiles that are not on the board.
    std::optional<std::vector<KindIndex>> bag;
};

/// First entry that is not possible: its list and its index there.
struct PositionFault {
    enum class Where : std::uint8_t { Tile, Figure, Area, Bag, Token };
    Where where = Where::Tile;
    std::size_t index = 0;
    Refusal refusal;
};

/// Makes a state of a position. In this state, the player `toMove` has just placed the last tile and can
/// deploy.
class PositionLoader {
public:
    /// Returns no state, and the reason in `fault`, if the position is not possible.
    [[nodiscard]] static std::optional<State> make(const Rules& rules, const Position& position,
                                                   PositionFault& fault);
};

} // namespace vozka
