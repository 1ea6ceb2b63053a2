// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What games and positions have in common: the rules they are played by and who sits at the table.
#pragma once

#include "engine/rules/rules.h"
#include "records/game.h"
#include "records/json_reader.h"

namespace vozka::records {

[[nodiscard]] RuleChoice readRuleChoice(const Value& value);
[[nodiscard]] std::string ruleChoiceText(const RuleChoice& rules);

/// In a game everybody has a colour and a kind, in a position a name is enough.
enum class PlayerFields { Game, Position };
[[nodiscard]] std::vector<PlayerEntry> readPlayers(const Value& value, PlayerFields expected);
[[nodiscard]] std::string playersText(const std::vector<PlayerEntry>& players, PlayerFields expected);

/// Rules of that choice, or the reason why no game can be played by them. The only way to rules for games.
[[nodiscard]] Result<Rules> makeRules(const RuleChoice& choice, std::size_t players,
                                      const TileLibrary& library, const std::string& file);

/// A text as JSON writes it, with its quotation marks.
[[nodiscard]] std::string jsonText(std::string_view text);
[[nodiscard]] std::string cellText(Cell cell);

/// One JSON object on one line, made field by field; the values are JSON already.
class ObjectText {
public:
    ObjectText& add(std::string_view name, std::string_view value);
    [[nodiscard]] std::string text() const;

private:
    std::string m_text;
};

/// Parts with the text between them.
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view between);
/// A JSON list.
[[nodiscard]] std::string listText(const std::vector<std::string>& parts, std::string_view between);

} // namespace vozka::records
