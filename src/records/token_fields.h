// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Common functions to read and write tokens.
#pragma once

#include "engine/rules/hooks/rule_book.h"

#include <vector>

namespace vozka::records {

inline constexpr Code linkEnds = "roads";
/// Road end of a token of a pair, and the number of the pair.
inline constexpr Code pairEnd = "road";
inline constexpr Code pairNumber = "token";

using TokenKinds = std::vector<TokenSpec>;

/// True if the game has one token of that kind, which only players hold. Files store only the player.
[[nodiscard]] inline bool isHeldPiece(const TokenSpec& spec)
{
    return spec.spots == setOf(SpotKind::Hand) && spec.most == 1 && !spec.isStack && !spec.isFigure();
}
/// True if tokens of that kind are only in the hands of players, so that files list them for each player.
[[nodiscard]] inline bool isListedByHolder(const TokenSpec& spec)
{
    return spec.spots == setOf(SpotKind::Hand) && !isHeldPiece(spec);
}
/// True if files store only the cell of such a token.
[[nodiscard]] inline bool isListedAsCell(const TokenSpec& spec)
{
    return spec.spots == setOf(SpotKind::Tile) && spec.arg == TokenArg::None;
}

/// Returns the kinds of tokens of each field, in the order of the rules. `byHolder`: true for fields
/// with a list for each player (`isListedByHolder`), false for all other fields.
[[nodiscard]] std::vector<TokenKinds> tokenFields(const RuleBook& book, bool byHolder);

} // namespace vozka::records
