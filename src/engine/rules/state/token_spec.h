// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Kinds of tokens.
#pragma once

#include "engine/base/spot.h"

#include <optional>

namespace vozka {

/// Meaning of the argument of a token.
enum class TokenArg : std::uint8_t {
    None,
    /// The token is next to a figure of its owner: the kind of that figure.
    FigureBeside,
    /// The token is a figure out of the supply of its owner: its kind.
    Figure,
    /// The token is a link of the board: the tag of that link.
    Link,
};

/// A kind of token. Expansions add it to the rule book.
struct TokenSpec {
    /// Its word, for pictures and messages.
    Code word;
    /// Field of files that lists it, together with all kinds of the same field. Empty: the word.
    Code listedAs = {};
    /// The places where it can be.
    SpotSet spots = 0;
    /// Number of tokens in the game. RuleBook::seal replaces 0 by the number of all figures.
    int most = 1;
    /// Number that each player has in the hand at the start.
    int each = 0;
    /// Several at one place are one entry with their number.
    bool isStack = false;
    TokenArg arg = TokenArg::None;
    /// Stacks are on features of this kind. An expansion can add an empty stack to each of them.
    std::optional<FeatureKind> feature = {};
    /// Kind of the links whose tags are the arguments.
    LinkKind link = {};
    /// Word of the road ends that such a link joins, both on the tile of the token, which is the only one
    /// there.
    Code roadEnd = {};
    /// Final points of each player who has most of them.
    int pointsForMost = 0;
    /// Given by the rule book.
    TokenKind kind{};

    [[nodiscard]] bool canBe(SpotKind spot) const { return (spots & setOf(spot)) != 0; }
    /// The only one of its kind. It moves between tiles.
    [[nodiscard]] bool isPiece() const { return most == 1 && canBe(SpotKind::Tile); }
    [[nodiscard]] bool isFigure() const { return arg == TokenArg::Figure; }
    /// It is stacked on features of the board.
    [[nodiscard]] bool isPile() const { return isStack && canBe(SpotKind::Feature); }
};

} // namespace vozka
