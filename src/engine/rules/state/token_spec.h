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
    /// Kind of the figure next to the token. The token has the owner of the figure.
    FigureBeside,
    /// Kind of the figure that the token is. The token has the owner of the figure, which is not in the
    /// supply.
    Figure,
    /// Tag of the link of the board that the token is.
    Link,
    /// Number of a pair of tokens of one player. When both are on road ends, they link the two roads.
    Pair,
};

/// Kind of token. Expansions add it to the rule book.
struct TokenSpec {
    /// Word for pictures and messages.
    Code word;
    /// Field of files that lists its tokens. Kinds can share a field. Empty: the word.
    Code listedAs = {};
    /// Kinds of places where a token can be.
    SpotSet spots = 0;
    /// Number of tokens in the game. RuleBook::seal replaces 0 by the number of all figures.
    int most = 1;
    /// Number that each player has in the hand at the start. Of pairs: tokens of one pair.
    int each = 0;
    /// Number of pairs of each player. 1 for other tokens.
    int pairs = 1;
    /// True if several tokens at one place are one entry with their number.
    bool isStack = false;
    TokenArg arg = TokenArg::None;
    /// Kind of the features of its stacks. An expansion can add an empty stack to each of them.
    std::optional<FeatureKind> feature = {};
    /// Kind of the links whose tags are the arguments, or of the links of pairs.
    LinkKind link = {};
    /// Word of the road ends that such a link joins. TokenArg::Link: both are on the tile of the token, which
    /// has only one such token. TokenArg::Pair: each end has one token, and is open until its pair is linked.
    Code roadEnd = {};
    /// Final points of each player who has most tokens of the kind.
    int pointsForMost = 0;
    /// Set by the rule book.
    TokenKind kind{};

    [[nodiscard]] bool canBe(SpotKind spot) const { return (spots & setOf(spot)) != 0; }
    /// True if the game has one token of the kind, which moves between tiles.
    [[nodiscard]] bool isPiece() const { return most == 1 && canBe(SpotKind::Tile); }
    [[nodiscard]] bool isFigure() const { return arg == TokenArg::Figure; }
    [[nodiscard]] bool isPair() const { return arg == TokenArg::Pair; }
    /// True if tokens of the kind link features.
    [[nodiscard]] bool isLink() const { return arg == TokenArg::Link || isPair(); }
    /// Greatest number of its links at the same time.
    [[nodiscard]] int maxLinks() const { return isPair() ? most / 2 : arg == TokenArg::Link ? most : 0; }
    /// True if it is stacked on features of the board.
    [[nodiscard]] bool isPile() const { return isStack && canBe(SpotKind::Feature); }
};

} // namespace vozka
