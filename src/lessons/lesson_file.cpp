// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/lesson_file.h"

#include "lessons/claims.h"
#include "lessons/example_reader.h"
#include "lessons/rule_ids.h"
#include "records/document.h"
#include "records/game_head.h"
#include "records/position_fields.h"

namespace vozka::lessons {

namespace {

using records::Value;
namespace error = records::error;

void readFigure(const Value& value, Lesson& lesson, const Rules& rules, const records::ActionWords& words)
{
    auto fields = value.fields();
    const int players = static_cast<int>(lesson.position.players.size());
    lesson.player = static_cast<Player>(fields.at("player").integer(0, players - 1));
    const auto kind = fields.at("kind");
    lesson.figure = words.readFigure(kind);
    if (!rules.book().figureRule(lesson.figure).spec().movesAfterScoring)
        kind.fail(error::figureUnknown, {kind.text()});
    fields.refuseUnread();
}

void readExamples(const Value& value, Lesson& lesson, const ReadingContext& context)
{
    const auto list = value.list();
    if (list.empty())
        value.fail(error::examplesNone);
    for (const auto& entry : list) {
        if (!value.hasNoFaults())
            return;
        auto example = readExample(entry, context);
        if (lesson.example(example.id) != nullptr)
            entry.fail(error::exampleTwice, {example.id});
        lesson.examples.push_back(std::move(example));
    }
}

/// Returns the first illegal move or false claim of a lesson without other faults, `std::nullopt` if none.
std::optional<records::Error> faultOf(const Lesson& lesson, const std::string& file)
{
    for (std::size_t i = 0; i < lesson.examples.size(); ++i) {
        const auto& example = lesson.examples[i];
        const auto pointer = "/examples/" + std::to_string(i);
        const auto played = PlayedExample::create(lesson, example, file);
        if (!played) {
            auto error = played.error();
            if (error.pointer.empty())
                error.pointer = pointer;
            return error;
        }
        if (auto error = faultOf(example, *played)) {
            error->file = file;
            error->pointer.insert(0, pointer);
            return error;
        }
    }
    return {};
}

} // namespace

records::Result<Lesson> readLesson(std::string_view text, const std::string& file,
                                   const records::TileLibrary& library)
{
    records::Document document(text, file);
    auto fields = document.fieldsAfterHead("vozka-lesson");
    Lesson lesson;
    lesson.id = fields.at("id").id();
    TextReader texts(fields.at("texts"));
    lesson.title = texts.useText(fields.at("title"));
    lesson.rules = readRules(fields.at("rules"));
    const auto position = fields.at("position");
    const auto moves = fields.at("moves");
    const auto figure = fields.at("figure");
    const auto examples = fields.at("examples");
    fields.refuseUnread();
    auto positionFields = position.fields();
    if (auto record = records::readPositionFields(position, positionFields, library))
        lesson.position = std::move(*record);
    if (const auto& fault = document.faults().first())
        return *fault;

    const auto rules =
        records::makeRules(lesson.position.rules, lesson.position.players.size(), library, file);
    if (!rules)
        return rules.error();
    // Check the position first: faults of the moves and examples are only reported for a legal position.
    if (auto table = records::layOut(lesson.position, file, library); !table) {
        auto error = table.error();
        error.pointer.insert(0, position.pointer());
        return error;
    }
    records::ActionWords words(*rules);
    for (const auto& tile : lesson.position.position.tiles)
        words.addTile(tile.at, tile.kind);
    for (const auto& move : moves.list())
        lesson.moves.push_back(words.read(move));
    if (lesson.moves.empty())
        moves.fail(error::movesNone);
    // Read the examples only after moves without faults, because examples refer to the tiles of the moves.
    if (const auto& fault = document.faults().first())
        return *fault;
    readFigure(figure, lesson, *rules, words);
    readExamples(examples, lesson, {*rules, lesson, words, texts});
    lesson.texts = texts.finish();
    if (const auto& fault = document.faults().first())
        return *fault;
    if (auto fault = faultOf(lesson, file))
        return *fault;
    return lesson;
}

} // namespace vozka::lessons
