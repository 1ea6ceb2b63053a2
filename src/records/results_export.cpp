// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/results_export.h"

#include "engine/expansions/list.h"
#include "records/game_head.h"

#include <chrono>
#include <cstdio>

namespace vozka::records {

namespace {

constexpr std::array tableColumns{"game",    "ended", "turns",  "edition", "sets",   "options", "seat",
                                  "players", "name",  "colour", "kind",    "points", "place"};

/// Returns the text as a cell of a CSV table, with quotation marks if necessary.
std::string tableCell(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted(1, '"');
    for (const char each : text)
        quoted.append(each == '"' ? 2 : 1, each);
    return quoted.append("\"");
}

/// Returns user text with an apostrophe if a spreadsheet would read it as a formula.
std::string withoutFormula(const std::string& text)
{
    return text.find_first_of("=+-@\t\r") == 0 ? "'" + text : text;
}

std::string tableRow(const std::vector<std::string>& cells)
{
    std::vector<std::string> quotedCells;
    quotedCells.reserve(cells.size());
    for (const auto& each : cells)
        quotedCells.push_back(tableCell(each));
    return records::joined(quotedCells, ",").append("\r\n");
}

std::string optionsOf(const RuleChoice& rules)
{
    std::vector<std::string> words;
    for (const auto& changed : rules.options.changed()) {
        const auto* const spec = findOption(changed.name);
        std::string word(changed.name);
        word.append("=");
        for (const auto& value : spec == nullptr ? std::vector<OptionValue>() : valuesOf(*spec))
            if (value.value == changed.value)
                words.push_back(word + std::string(value.word));
        if (spec != nullptr && valuesOf(*spec).empty())
            words.push_back(word + std::to_string(changed.value));
    }
    return records::joined(words, " ");
}

std::vector<std::string> tableRowOf(const FinishedGame& game, std::size_t seat)
{
    const auto& player = game.players[seat];
    return {game.game,
            utcTime(game.ended),
            std::to_string(game.turns),
            game.rules.options.edition() == Edition::C1 ? "C1" : "C2",
            records::joined(game.rules.sets, " "),
            optionsOf(game.rules),
            std::to_string(seat + 1),
            std::to_string(game.players.size()),
            withoutFormula(player.name),
            std::string(colourNames[static_cast<std::size_t>(player.colour)]),
            std::string(playerKindNames[static_cast<std::size_t>(player.kind)]),
            std::to_string(game.points[seat]),
            std::to_string(placeOf(game, seat))};
}

} // namespace

std::string utcTime(std::int64_t seconds)
{
    using namespace std::chrono;
    const sys_seconds time{std::chrono::seconds(seconds)};
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    std::array<char, 40> text{};
    const int size =
        std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02dZ",
                      static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                      static_cast<unsigned>(date.day()), static_cast<int>(clock.hours().count()),
                      static_cast<int>(clock.minutes().count()), static_cast<int>(clock.seconds().count()));
    return {text.data(), static_cast<std::size_t>(size)};
}

std::string resultsAsTable(std::span<const FinishedGame> games)
{
    std::string text = tableRow({tableColumns.begin(), tableColumns.end()});
    for (const auto& game : games)
        for (std::size_t seat = 0; seat < game.players.size(); ++seat)
            text += tableRow(tableRowOf(game, seat));
    return text;
}

std::string resultsAsJson(std::span<const FinishedGame> games)
{
    std::vector<std::string> lines;
    for (const auto& game : games) {
        std::vector<std::string> places;
        for (std::size_t seat = 0; seat < game.players.size(); ++seat)
            places.push_back(std::to_string(placeOf(game, seat)));
        std::string line = lineOf(game).text;
        line.pop_back();
        lines.push_back(line.append(", \"places\": ").append(listText(places, ",")).append("}"));
    }
    std::string text = "{\"format\": \"vozka-results-export\", \"version\": 1, \"games\": [\n ";
    return text.append(records::joined(lines, ",\n ")).append("\n]}\n");
}

} // namespace vozka::records
