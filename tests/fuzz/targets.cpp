// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "targets.h"

#include "lessons/lesson_file.h"
#include "lessons/lesson_writer.h"
#include "lessons/rule_pages.h"
#include "lessons/story_file.h"
#include "match/match.h"
#include "records/finished_game.h"
#include "records/position.h"
#include "records/results_export.h"

#include <array>
#include <cstdio>
#include <cstdlib>

namespace vozka::fuzz {

namespace {

constexpr auto file = "fuzz";

void feedTileSet(std::string_view bytes)
{
    const auto set = records::readTileSet(bytes, file);
    if (set)
        demand(!set->name.empty(), "a read tile set has a name");
}

void feedPosition(std::string_view bytes)
{
    const auto record = records::readPosition(bytes, file);
    if (!record)
        return;
    const auto text = records::writePosition(*record);
    const auto again = records::readPosition(text, file);
    demand(again && records::writePosition(*again) == text, "a written position is read unchanged");
    const auto table = records::layOut(*record, file);
    if (table)
        demand(table->state->toMove < table->state->playerCount, "a player is to move");
}

void feedGame(std::string_view bytes)
{
    const auto record = records::readGame(bytes, file);
    if (!record)
        return;
    const auto again = records::readGame(records::writeGame(*record), file);
    demand(again && *again == *record, "a written game is read unchanged");
    const auto replayed = Match::replay(*record);
    if (replayed && !replayed->fault)
        demand(replayed->match.record().actions == record->actions, "a replayed game has the same actions");
}

void feedLesson(std::string_view bytes)
{
    const auto lesson = lessons::readLesson(bytes, file);
    if (!lesson)
        return;
    const auto text = lessons::writeLesson(*lesson);
    const auto again = lessons::readLesson(text, file);
    demand(again && lessons::writeLesson(*again) == text, "a written lesson is read unchanged");
}

void feedStory(std::string_view bytes)
{
    const auto story = lessons::readStory(bytes, file);
    if (story)
        demand(!story->steps.empty(), "a read story has steps");
}

void feedRules(std::string_view bytes)
{
    lessons::RuleBookText book;
    const auto error = lessons::readRulePages(bytes, file, "base", book);
    if (!error)
        demand(!book.chapters.empty(), "read rules have a chapter");
}

void feedResults(std::string_view bytes)
{
    const auto lines = records::readResults(bytes, file);
    if (!lines)
        return;
    const auto again = records::readResults(records::writeResults(*lines), file);
    demand(again && again->size() == lines->size(), "written results have as many lines as before");
    std::vector<records::FinishedGame> games;
    for (const auto& line : *lines) {
        if (!line.game)
            continue;
        games.push_back(*line.game);
        const auto same =
            records::readResults(records::writeResults(std::vector{records::lineOf(*line.game)}), file);
        demand(same && same->size() == 1 && same->front().game == line.game,
               "a written finished game is read unchanged");
    }
    demand(!records::resultsAsTable(games).empty() && !records::resultsAsJson(games).empty(),
           "read results can be exported");
}

constexpr std::array all{Target{"tile-set", feedTileSet}, Target{"position", feedPosition},
                         Target{"game", feedGame},        Target{"lesson", feedLesson},
                         Target{"story", feedStory},      Target{"rules", feedRules},
                         Target{"results", feedResults}};

} // namespace

std::span<const Target> targets()
{
    return all;
}

void demand(bool condition, const char* message)
{
    if (condition)
        return;
    std::fprintf(stderr, "Not true: %s\n", message);
    std::abort();
}

} // namespace vozka::fuzz
