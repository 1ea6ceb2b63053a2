// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens of a position in a file. The kinds of tokens of the rules give the fields.
#pragma once

#include "engine/rules/position.h"
#include "records/actions.h"
#include "records/json_reader.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace vozka::records {

/// A field that is in a file, with all kinds that it lists.
struct TokenField {
    std::vector<TokenSpec> kinds;
    Value value;
};
/// Returns the fields in the file. Fields of tokens on the board come before fields of tokens that players
/// hold.
[[nodiscard]] std::vector<TokenField> findTokens(Fields& fields, const RuleBook& book);

/// Adds the tokens of the field. A figure on a stack becomes a figure of the position. Requires: the tiles of
/// the position are read.
void readTokens(const TokenField& field, const Rules& rules, const ActionWords& words, Position& position);

/// True if the figure is on a stack, and so is listed with it.
[[nodiscard]] bool isListedWithStack(const Rules& rules, const Position& position,
                                     const PositionFigure& figure);

/// A field and its value as JSON.
using NamedText = std::pair<Code, std::string>;

[[nodiscard]] std::vector<NamedText> tokenTexts(const Rules& rules, const ActionWords& words,
                                                const Position& position);
/// Returns all fields of tokens that players hold, including empty ones.
[[nodiscard]] std::vector<NamedText> heldTexts(const RuleBook& book, std::span<const PositionToken> tokens);

/// Returns the pointer to the entry of a file that lists this token.
[[nodiscard]] std::string pointerToToken(const RuleBook& book, std::span<const PositionToken> tokens,
                                         std::size_t which);

} // namespace vozka::records
