// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board as it lies on the table, told as a list of tiles and figures, and how it becomes a state.
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

/// A piece that is nobody's: on the tile, or beside that figure on it.
struct PositionPiece {
    PieceKind kind{};
    Cell at;
    std::optional<PositionFigure> by;
    bool operator==(const PositionPiece&) const = default;
};

/// Pieces of the players piled up on a feature.
struct PositionPile {
    Cell at;
    FeatureIndex feature = noFeature;
    int pieces = 0;
    bool operator==(const PositionPile&) const = default;
};

/// Tiles in the order of placement; the last one is the tile just placed. The first may lie anywhere.
struct Position {
    Player toMove = 0;
    std::vector<PositionTile> tiles;
    std::vector<PositionFigure> figures;
    /// Empty, or one for each player.
    std::vector<int> scores;
    std::vector<PositionPiece> pieces;
    std::vector<PositionPile> piles;
    /// What the players hold, in the order in which they took it.
    std::vector<Holding> holdings;
    /// What is still to be drawn; nothing told = all that does not lie on the board.
    std::optional<std::vector<KindIndex>> bag;
};

/// The first entry that does not hold: of the tiles, of the figures, of the bag or of what players hold, by
/// its index.
struct PositionFault {
    enum class Where : std::uint8_t { Tile, Figure, Bag, Holding, Piece, Pile };
    Where where = Where::Tile;
    std::size_t index = 0;
    Refusal refusal;
};

/// A position becomes a state in which `toMove` has just placed the last tile and may deploy.
class PositionLayout {
public:
    /// Nothing and `fault` filled in if the position cannot lie on a table.
    [[nodiscard]] static std::optional<State> make(const Rules& rules, const Position& position,
                                                   PositionFault& fault);
};

} // namespace vozka
