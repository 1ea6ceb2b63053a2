// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Common functions to read and write tokens.
#pragma once

#include "engine/rules/hooks/rule_book.h"

#include <vector>

namespace vozka::records {

inline constexpr Code linkEnds = "roads";

using TokenKinds = std::vector<TokenSpec>;

/// True if files list the players who hold tokens of that kind. Tokens that all players have at the start are
/// not listed.
[[nodiscard]] inline bool isListedByHolder(const TokenSpec& spec)
{
    return spec.spots == setOf(SpotKind::Hand);
}
/// True if files have only the cell of such a token.
[[nodiscard]] inline bool isListedAsCell(const TokenSpec& spec)
{
    return spec.spots == setOf(SpotKind::Tile) && spec.arg == TokenArg::None;
}

/// Returns the kinds of each field, in the order of the rules.
[[nodiscard]] std::vector<TokenKinds> tokenFields(const RuleBook& book, bool byHolder);

} // namespace vozka::records
