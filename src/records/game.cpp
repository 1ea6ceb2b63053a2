// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/game.h"

#include "records/actions.h"
#include "records/document.h"
#include "records/game_head.h"

namespace vozka::records {

namespace {

/// Largest integer that a JSON number can store exactly.
constexpr std::int64_t maxSeed = (std::int64_t{1} << 53) - 1;

ActionWords makeActionWords(const Rules& rules)
{
    ActionWords words(rules);
    for (const auto& start : rules.book().startTiles())
        words.addTile(start.at, start.kind);
    return words;
}

} // namespace

Result<GameRecord> readGame(std::string_view text, const std::string& file, const TileLibrary& library)
{
    Document document(text, file);
    auto fields = document.fieldsAfterHead("vozka-game");
    GameRecord game;
    game.rules = readRuleChoice(fields.at("rules"));
    game.players = readPlayers(fields.at("players"), PlayerFields::Game);
    game.seed = static_cast<std::uint64_t>(fields.at("seed").number(0, maxSeed));
    const auto actions = fields.at("actions").list();
    fields.refuseUnread();
    if (const auto& fault = document.faults().first())
        return *fault;

    const auto rules = makeRules(game.rules, game.players.size(), library, file);
    if (!rules)
        return rules.error();
    auto words = makeActionWords(*rules);
    for (const auto& action : actions) {
        game.actions.push_back(words.read(action));
        if (const auto& fault = document.faults().first())
            return *fault;
    }
    return game;
}

namespace {

std::string gameText(const GameRecord& game, const Rules* rules)
{
    std::vector<std::string> lines;
    if (rules != nullptr) {
        auto words = makeActionWords(*rules);
        for (const auto& action : game.actions)
            lines.push_back("\n  " + words.write(action));
    }
    std::string text = R"({"format": "vozka-game", "version": 1,)";
    text.append("\n \"rules\": ").append(ruleChoiceText(game.rules));
    text.append(",\n \"players\": ").append(playersText(game.players, PlayerFields::Game));
    text.append(",\n \"seed\": ").append(std::to_string(game.seed));
    text.append(",\n \"actions\": [").append(joined(lines, ",")).append("\n ]}\n");
    return text;
}

} // namespace

std::string writeGame(const GameRecord& game, const TileLibrary& library)
{
    const auto rules = makeRules(game.rules, game.players.size(), library, {});
    // Sets without valid rules have no actions.
    return gameText(game, rules ? &*rules : nullptr);
}

std::string writeGame(const GameRecord& game, const Rules& rules)
{
    return gameText(game, &rules);
}

} // namespace vozka::records
