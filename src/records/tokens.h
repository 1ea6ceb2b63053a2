// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads and writes the tokens of a position. The kinds of tokens of the rules determine the fields.
#pragma once

#include "engine/rules/position.h"
#include "records/actions.h"
#include "records/json_reader.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace vozka::records {

/// A field that a file has, with all kinds of tokens that it can list.
struct TokenField {
    std::vector<TokenSpec> kinds;
    Value value;
};
/// Returns the fields of tokens that the file has. The fields with a list for each player are the last.
[[nodiscard]] std::vector<TokenField> findTokenFields(Fields& fields, const RuleBook& book);

/// Adds the tokens of the field. The figure that the entry of a stack lists (`closedBy`) is added to the
/// figures of the position. Requires: the tiles of the position are read.
void readTokens(const TokenField& field, const Rules& rules, const ActionWords& words, Position& position);

/// True if the figure is on a feature with stacks of pieces. Then the entry of the stack lists the figure.
[[nodiscard]] bool isListedWithStack(const Rules& rules, const Position& position,
                                     const PositionFigure& figure);

/// A field and its value as JSON.
using NamedText = std::pair<Code, std::string>;

[[nodiscard]] std::vector<NamedText> tokenTexts(const Rules& rules, const ActionWords& words,
                                                const Position& position);
/// Returns the field of each token that is the only one of its kind and that players hold: the player, or
/// `null`.
[[nodiscard]] std::vector<NamedText> holderTexts(const RuleBook& book, std::span<const PositionToken> tokens);
/// Returns all fields of lists of tokens that players hold, including empty ones.
[[nodiscard]] std::vector<NamedText> playerTokenTexts(const RuleBook& book,
                                                      std::span<const PositionToken> tokens);

/// Returns the JSON pointer to the entry of a file that lists the token with the index `tokenIndex`.
[[nodiscard]] std::string pointerToToken(const RuleBook& book, std::span<const PositionToken> tokens,
                                         std::size_t tokenIndex);

} // namespace vozka::records
