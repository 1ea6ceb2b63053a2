// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Common fields of games and positions: rules and players.
#pragma once

#include "engine/rules/rules.h"
#include "records/game.h"
#include "records/json_reader.h"

namespace vozka::records {

[[nodiscard]] RuleChoice readRuleChoice(const Value& value);
[[nodiscard]] std::string ruleChoiceText(const RuleChoice& rules);

/// Fields of each player: in a game name, colour and kind, in a position name and colour. A position can
/// leave out the colour.
enum class PlayerFields { Game, Position };
[[nodiscard]] std::vector<PlayerEntry> readPlayers(const Value& value, PlayerFields included);
[[nodiscard]] std::string playersText(const std::vector<PlayerEntry>& players, PlayerFields included);

/// Returns the rules of that choice, or an error. Does not check for a start tile. All rules of games are
/// created here.
[[nodiscard]] Result<Rules> makeRules(const RuleChoice& choice, std::size_t players,
                                      const TileLibrary& library, const std::string& file);

/// Returns the text as a JSON string with quotation marks.
[[nodiscard]] std::string jsonText(std::string_view text);
[[nodiscard]] std::string cellText(Cell cell);

/// Builds a JSON object on one line. Values must be JSON already.
class ObjectText {
public:
    ObjectText& add(std::string_view name, std::string_view value);
    [[nodiscard]] std::string text() const;

private:
    std::string m_text;
};

/// Joins the parts with `separator`.
[[nodiscard]] std::string joined(const std::vector<std::string>& parts, std::string_view separator);
/// Returns a JSON list.
[[nodiscard]] std::string listText(const std::vector<std::string>& parts, std::string_view separator);

} // namespace vozka::records
