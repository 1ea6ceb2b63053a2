// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens: all things of a game except tiles and figures on the board.
#pragma once

#include "engine/base/spot.h"
#include "engine/rules/state/figure.h"

namespace vozka {

/// Token, or stack of equal tokens.
struct Token {
    TokenKind kind{};
    /// Owner of the figure that it is, of the figure next to it, or of the pair; `noPlayer` for other tokens.
    Player owner = noPlayer;
    SpotKind spot = SpotKind::None;
    std::uint8_t count = 1;
    /// Number of the segment, tile or area, or the player who holds it.
    std::uint16_t where = 0;
    /// Argument, see `TokenSpec::arg`.
    std::uint16_t arg = 0;

    [[nodiscard]] static constexpr Token onTile(TokenKind kind, TileIndex tile)
    {
        return {.kind = kind, .spot = SpotKind::Tile, .where = tile};
    }
    [[nodiscard]] static constexpr Token onFeature(TokenKind kind, Segment segment, int count = 1)
    {
        return {.kind = kind,
                .spot = SpotKind::Feature,
                .count = static_cast<std::uint8_t>(count),
                .where = segment};
    }
    [[nodiscard]] static constexpr Token beside(TokenKind kind, const Figure& figure)
    {
        return {.kind = kind,
                .owner = figure.player,
                .spot = SpotKind::Feature,
                .where = figure.segment,
                .arg = static_cast<std::uint16_t>(index(figure.kind))};
    }
    [[nodiscard]] static constexpr Token inArea(TokenKind kind, AreaIndex area)
    {
        return {.kind = kind, .spot = SpotKind::Area, .where = area};
    }
    [[nodiscard]] static constexpr Token inHand(TokenKind kind, Player holder, int count = 1)
    {
        return {
            .kind = kind, .spot = SpotKind::Hand, .count = static_cast<std::uint8_t>(count), .where = holder};
    }
    /// A token of the pair with that number.
    [[nodiscard]] static constexpr Token ofPair(TokenKind kind, Player owner, int number, Segment segment)
    {
        return {.kind = kind,
                .owner = owner,
                .spot = SpotKind::Feature,
                .where = segment,
                .arg = static_cast<std::uint16_t>(number)};
    }
    /// A figure in the hand of `holder`.
    [[nodiscard]] static constexpr Token heldFigure(TokenKind kind, Player holder, Player owner,
                                                    FigureKind figure)
    {
        return {.kind = kind,
                .owner = owner,
                .spot = SpotKind::Hand,
                .where = holder,
                .arg = static_cast<std::uint16_t>(index(figure))};
    }

    [[nodiscard]] constexpr FigureKind figure() const { return static_cast<FigureKind>(arg); }
    [[nodiscard]] constexpr bool isOn(Segment segment) const
    {
        return where == segment && spot == SpotKind::Feature;
    }
    [[nodiscard]] constexpr bool isHeldBy(Player player) const
    {
        return spot == SpotKind::Hand && where == player;
    }
    /// Requires: the argument is `TokenArg::FigureBeside`.
    [[nodiscard]] constexpr bool isBeside(const Figure& other) const
    {
        return isOn(other.segment) && owner == other.player && figure() == other.kind;
    }
    /// True if both are equal, except for `count`.
    [[nodiscard]] constexpr bool equalsExceptCount(const Token& other) const
    {
        return kind == other.kind && owner == other.owner && spot == other.spot && where == other.where
               && arg == other.arg;
    }
    bool operator==(const Token&) const = default;
};
static_assert(sizeof(Token) == 8 && std::has_unique_object_representations_v<Token>);

} // namespace vozka
