// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The data of a game at one time.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/state/expansion_slots.h"
#include "engine/rules/state/figure.h"
#include "engine/rules/state/game_header.h"
#include "engine/rules/state/pool.h"
#include "engine/rules/state/token_table.h"

#include <algorithm>

namespace vozka {

/// Data of a game without its board.
struct GameData : GameHeader {
    /// Figures on the board, in the order of deployment or move.
    StateTable<Figure> figures;
    /// Copies of each tile kind that can still be drawn.
    StateTable<std::uint8_t> bag;
    /// Number of remaining things of each item, for all pools.
    StateTable<std::uint8_t> pools;
    TokenTable tokens;
    /// In the order of their addition.
    StateTable<FigureInArea> inAreas;
    /// All surrounded features on the board.
    StateTable<SurroundedFeature> surrounded;
    // Not "slots": Qt defines a macro of that name.
    ExpansionSlots ofExpansions;

    [[nodiscard]] std::span<const Figure> figuresOnBoard() const { return figures.all(); }
    /// Returns the numbers of remaining things in the pool, by item.
    [[nodiscard]] std::span<const std::uint8_t> left(const Pool& pool) const
    {
        return pools.all().subspan(pool.first, pool.items);
    }
    [[nodiscard]] std::span<std::uint8_t> left(const Pool& pool)
    {
        return pools.all().subspan(pool.first, pool.items);
    }
    [[nodiscard]] std::span<const Token> tokensOf(TokenKind kind) const { return tokens.of(kind); }
    /// First token of that kind; null if no token of it is in play.
    [[nodiscard]] const Token* token(TokenKind kind) const
    {
        const auto found = tokensOf(kind);
        return found.empty() ? nullptr : found.data();
    }
    /// Number of tokens of that kind in the player's hand.
    [[nodiscard]] int held(Player player, TokenKind kind) const
    {
        int count = 0;
        for (const auto& token : tokensOf(kind))
            count += token.isHeldBy(player) ? token.count : 0;
        return count;
    }
    /// Height of the stack of that kind on the segment; 0 if none.
    [[nodiscard]] int stackOn(Segment segment, TokenKind kind) const
    {
        const auto stacks = tokensOf(kind);
        const auto found =
            std::ranges::find_if(stacks, [&](const Token& token) { return token.isOn(segment); });
        return found == stacks.end() ? 0 : found->count;
    }
    bool operator==(const GameData&) const = default;
};

struct StateData : GameData {
    Board board;

    /// Tile of the token; noTile if it is not on a tile.
    [[nodiscard]] TileIndex tileOf(const Token& token) const
    {
        return token.spot == SpotKind::Tile      ? token.where
               : token.spot == SpotKind::Feature ? board.segment(token.where).tile
                                                 : noTile;
    }
    /// Requires: the token is on a tile.
    [[nodiscard]] Cell cellOf(const Token& token) const { return board.tiles()[tileOf(token)].cell; }
    /// True if the first token of that kind is on the tile.
    [[nodiscard]] bool isOn(TokenKind kind, TileIndex tile) const
    {
        const auto* const found = token(kind);
        return found != nullptr && tileOf(*found) == tile;
    }
    /// True if the first token of that kind is on the cell.
    [[nodiscard]] bool isAt(TokenKind kind, Cell cell) const
    {
        const auto* const found = token(kind);
        return found != nullptr && tileOf(*found) != noTile && cellOf(*found) == cell;
    }
    /// First figure on the feature of the segment for which `which(figure)` is true; null if none.
    template<class Which>
    [[nodiscard]] const Figure* figureOn(Segment segment, Which which) const
    {
        const Segment root = board.root(segment);
        // Most features have no figures.
        if (board.segment(root).figures != 0)
            for (const auto& figure : figuresOnBoard())
                if (board.root(figure.segment) == root && which(figure))
                    return &figure;
        return nullptr;
    }
    [[nodiscard]] const Figure* figureOn(Segment segment) const
    {
        return figureOn(segment, [](const Figure&) { return true; });
    }
    bool operator==(const StateData&) const = default;
};

} // namespace vozka
