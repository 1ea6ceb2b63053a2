// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Index types and their limits.
#pragma once

#include <cstdint>
#include <string_view>

namespace vozka {

/// Word of the file formats: a refusal, a term of a score, the kind of an event. Always refers to a literal,
/// so that it can be stored without a copy.
using Code = std::string_view;

/// Players are numbered from 0 in seating order, which is clockwise.
using Player = std::uint8_t;

/// No player: for items without an owner. As the player to move: the dealer.
inline constexpr Player noPlayer = 0xFF;

/// Tile kind, numbered by its catalogue.
using KindIndex = std::uint16_t;
inline constexpr KindIndex noKind = 0xFFFF;

/// Tile on the board, in the order of placement.
using TileIndex = std::uint16_t;
inline constexpr TileIndex noTile = 0xFFFF;

/// Feature of a tile kind, in the order of its tile set.
using FeatureIndex = std::uint8_t;
inline constexpr FeatureIndex noFeature = 0xFF;

/// Piece of a feature on one placed tile, numbered in the order of placement.
using Segment = std::uint16_t;
inline constexpr Segment noSegment = 0xFFFF;

/// Kind of a feature. Kinds of expansions are numbered by their list (see expansions/expansion.h).
enum class FeatureKind : std::uint8_t { Road, City, Field };

/// Kind of a figure. Kinds of expansions are numbered by the rule book.
enum class FigureKind : std::uint8_t { Follower };

/// Kind of a token. The core has none. All are numbered by the rule book.
enum class TokenKind : std::uint8_t {};

/// Place for figures and tokens off the board, numbered by the rule book.
using AreaIndex = std::uint8_t;

/// Kind of a link between features, and kind of a part that rules add to tiles. The rule book numbers both.
enum class LinkKind : std::uint8_t {};
using PartIndex = std::uint8_t;

[[nodiscard]] constexpr bool isOfExpansion(FeatureKind kind)
{
    return kind > FeatureKind::Field;
}

inline constexpr int maxPlayers = 6;
inline constexpr int minPlayers = 2;
inline constexpr int maxFeaturesOfTile = 12;
// Sets of these kinds are bit masks.
inline constexpr int maxFeatureKinds = 32;
inline constexpr int maxFigureKinds = 16;

// Limits of the index types. The tables of a state have the size that its rules need. Rules that need more
// are refused.
inline constexpr int maxTiles = 4095;
inline constexpr int maxKinds = 4095;
/// Copies of one tile kind.
inline constexpr int maxCopies = 255;
inline constexpr int maxSegments = 8191;
/// Figures of all players together.
inline constexpr int maxFigures = 255;
/// Items of all pools together.
inline constexpr int maxPoolItems = 0xFFFF;
/// Entries of the table of tokens.
inline constexpr int maxTokens = 1023;
/// Tokens of one kind if they are stacked.
inline constexpr int maxStack = 255;
/// Links between features, and parts added to tiles.
inline constexpr int maxLinks = 1023;
inline constexpr int maxParts = 1023;
/// Bytes of the data of all expansions together.
inline constexpr int maxSlotBytes = 0xFFFF;

[[nodiscard]] constexpr int index(FeatureKind kind)
{
    return static_cast<int>(kind);
}

[[nodiscard]] constexpr int index(FigureKind kind)
{
    return static_cast<int>(kind);
}

[[nodiscard]] constexpr int index(TokenKind kind)
{
    return static_cast<int>(kind);
}

} // namespace vozka
