// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/finished_game.h"

#include "records/document.h"
#include "records/game_head.h"

#include <algorithm>

namespace vozka::records {

namespace {

constexpr std::string_view resultsFormat = "vozka-results";
/// Largest integer that a JSON number can store exactly.
constexpr std::int64_t maxSeedOfResults = (std::int64_t{1} << 53) - 1;
/// The end of the year 9999.
constexpr std::int64_t maxEnd = 253'402'300'799;

std::vector<int> readPointsOfSeats(const Value& value, std::size_t players)
{
    std::vector<int> points;
    const auto entries = value.list();
    if (entries.size() != players)
        value.fail(error::wrongLength, {std::to_string(players)});
    points.reserve(entries.size());
    for (const auto& entry : entries)
        points.push_back(entry.integer(-maxPoints, maxPoints));
    return points;
}

std::vector<std::string> readSetNames(const Value& rules)
{
    std::vector<std::string> sets;
    for (const auto& set : rules.fields().at("sets").list())
        sets.push_back(set.id());
    return sets;
}

ResultLine readResultLine(std::string_view text, const std::string& file, std::size_t number)
{
    Document document(text, file);
    auto fields = document.root().fields();
    FinishedGame game;
    if (const auto name = fields.find("game"))
        game.game = name->id();
    game.seed = static_cast<std::uint64_t>(fields.at("seed").number(0, maxSeedOfResults));
    game.ended = fields.at("ended").number(0, maxEnd);
    game.turns = fields.at("turns").integer(0, maxTurns);
    const auto rules = fields.at("rules");
    game.rules = readRuleChoice(rules);
    game.rules.sets = readSetNames(rules);
    game.players = readPlayers(fields.at("players"), PlayerFields::Game);
    game.points = readPointsOfSeats(fields.at("points"), game.players.size());
    fields.refuseUnread();
    if (auto fault = document.faults().first()) {
        fault->pointer.insert(0, "/" + std::to_string(number));
        return {std::string(text), {}, std::move(fault)};
    }
    return {std::string(text), std::move(game)};
}

/// Returns the lines without spaces and carriage returns at their ends.
std::vector<std::string_view> textLinesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        auto line = text.substr(0, end);
        while (line.ends_with('\r') || line.ends_with(' '))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

} // namespace

bool isSameGame(const FinishedGame& one, const FinishedGame& other)
{
    return one.game == other.game && one.seed == other.seed;
}

int placeOf(const FinishedGame& game, std::size_t seat)
{
    const int own = game.points.at(seat);
    return 1 + static_cast<int>(std::ranges::count_if(game.points, [&](int points) { return points > own; }));
}

Result<std::vector<ResultLine>> readResults(std::string_view text, const std::string& file)
{
    const auto lines = textLinesOf(text);
    Document head(lines.empty() ? std::string_view() : lines.front(), file);
    head.fieldsAfterHead(resultsFormat).refuseUnread();
    if (const auto& fault = head.faults().first())
        return *fault;
    std::vector<ResultLine> results;
    for (std::size_t i = 1; i < lines.size(); ++i)
        if (!lines[i].empty())
            results.push_back(readResultLine(lines[i], file, i + 1));
    return results;
}

std::string writeResults(std::span<const ResultLine> lines)
{
    std::string text = ObjectText()
                           .add("format", jsonText(resultsFormat))
                           .add("version", std::to_string(fileVersion))
                           .text();
    text += '\n';
    for (const auto& line : lines)
        text.append(line.text).append("\n");
    return text;
}

ResultLine lineOf(FinishedGame game)
{
    std::vector<std::string> points;
    for (const int each : game.points)
        points.push_back(std::to_string(each));
    ObjectText text;
    if (!game.game.empty())
        text.add("game", jsonText(game.game));
    text.add("seed", std::to_string(game.seed))
        .add("ended", std::to_string(game.ended))
        .add("turns", std::to_string(game.turns))
        .add("rules", ruleChoiceText(game.rules))
        .add("players", playersText(game.players, PlayerFields::Game))
        .add("points", listText(points, ","));
    return {text.text(), std::move(game)};
}

} // namespace vozka::records
