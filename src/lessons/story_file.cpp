// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/story_file.h"

#include "lessons/rule_ids.h"
#include "lessons/story_check.h"
#include "lessons/story_reader.h"
#include "records/actions.h"
#include "records/document.h"
#include "records/game_head.h"
#include "records/position_fields.h"

namespace vozka::lessons {

namespace {

using records::Value;
namespace error = records::error;

struct StoryStart {
    records::RuleChoice choice;
    std::vector<records::PlayerEntry> players;
    records::LoadedPosition table;
};

records::Result<StoryStart> newGame(const Value& value, const records::TileLibrary& library,
                                    const records::Faults& faults, const std::string& file)
{
    auto fields = value.fields();
    auto choice = records::readRuleChoice(fields.at("rules"));
    auto players = records::readPlayers(fields.at("players"), records::PlayerFields::Position);
    fields.refuseUnread();
    if (faults.first())
        return *faults.first();
    auto rules = records::makeRules(choice, players.size(), library, file);
    if (!rules) {
        auto error = rules.error();
        error.pointer.insert(0, value.pointer());
        return error;
    }
    if (rules->book().startTiles().empty())
        return records::Error{file, value.pointer() + "/rules/sets", std::string(error::noStartTile), {}};
    const auto state = rules->start();
    return StoryStart{std::move(choice), std::move(players), {std::move(*rules), state}};
}

std::vector<KindIndex> readBag(const Value& value, const Rules& rules)
{
    const records::ActionWords words(rules);
    std::vector<KindIndex> kinds;
    for (const auto& entry : value.list())
        kinds.push_back(words.readKind(entry));
    return kinds;
}

/// Reads a story that starts from a position. `bag`: tiles left in the bag, which positions do not contain.
records::Result<StoryStart> fromPosition(const Value& value, const std::optional<Value>& bag,
                                         const records::TileLibrary& library, const records::Faults& faults,
                                         const std::string& file)
{
    auto fields = value.fields();
    auto record = records::readPositionFields(value, fields, library);
    if (!record)
        return *faults.first();
    auto table = records::layOut(*record, file, library);
    if (table && bag) {
        record->position.bag = readBag(*bag, table->rules);
        if (faults.first())
            return *faults.first();
        table = records::layOut(*record, file, library);
        if (!table)
            return table.error();
    }
    if (!table) {
        auto error = table.error();
        error.pointer.insert(0, value.pointer());
        return error;
    }
    return StoryStart{record->rules, record->players, std::move(*table)};
}

/// Reads one kind for each player.
std::vector<records::PlayerKind> readKinds(const Value& value, std::size_t players)
{
    std::vector<records::PlayerKind> kinds;
    for (const auto& entry : value.list())
        kinds.push_back(static_cast<records::PlayerKind>(entry.word(records::playerKindNames)));
    if (kinds.size() != players)
        value.fail(error::wrongLength, {std::to_string(players)});
    return kinds;
}

} // namespace

records::Result<Story> readStory(std::string_view text, const std::string& file,
                                 const records::TileLibrary& library)
{
    records::Document document(text, file);
    auto fields = document.fieldsAfterHead("vozka-story");
    const auto id = fields.at("id").id();
    TextReader texts(fields.at("texts"));
    const auto title = texts.useText(fields.at("title"));
    auto rules = readRules(fields.at("rules"));
    const auto course = fields.find("course");
    constexpr int maxCourseLength = 99;
    const int coursePosition = course ? course->integer(1, maxCourseLength) : 0;
    const auto introduces = fields.find("introduces");
    if (introduces)
        introduces->requireTrue();
    const auto position = fields.find("position");
    const auto bag = position ? fields.find("bag") : std::nullopt;
    const auto game = position ? std::nullopt : std::optional(fields.at("game"));
    // After a position no game can continue: the moves before it are unknown.
    const auto kindsOfPlayers = position ? std::nullopt : fields.find("goesOn");
    const auto steps = fields.at("steps");
    fields.refuseUnread();
    if (const auto& fault = document.faults().first())
        return *fault;
    auto start = position ? fromPosition(*position, bag, library, document.faults(), file)
                          : newGame(*game, library, document.faults(), file);
    if (!start)
        return start.error();

    Story story{{id, title, std::move(rules), {}},
                coursePosition,
                introduces.has_value(),
                kindsOfPlayers ? readKinds(*kindsOfPlayers, start->players.size())
                               : std::vector<records::PlayerKind>(),
                std::move(start->choice),
                std::move(start->players),
                std::move(start->table),
                {},
                {}};
    StoryReader reader(story, texts);
    for (const auto& step : steps.list()) {
        story.steps.push_back(reader.readStep(step));
        if (const auto& fault = document.faults().first())
            return *fault;
    }
    if (story.steps.empty())
        steps.fail(error::wrongLength, {"1"});
    story.texts = texts.finish();
    if (const auto& fault = document.faults().first())
        return *fault;
    if (auto fault = playAndCheck(story)) {
        fault->file = file;
        return *fault;
    }
    if (kindsOfPlayers && story.history.back().data().over)
        return records::Error{
            file, kindsOfPlayers->pointer(), std::string(refusal::gameOver), {}, Refusal{refusal::gameOver}};
    return story;
}

} // namespace vozka::lessons
