// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/story_reader.h"

#include <algorithm>

namespace vozka::lessons {

namespace {

using records::Fields;
using records::Value;
namespace error = records::error;

constexpr int maxNumber = 99;
constexpr int maxPoints = 999;

bool readFlag(Fields& fields, std::string_view name)
{
    const auto field = fields.find(name);
    if (field)
        field->requireTrue();
    return field.has_value();
}

/// Adds a fault if two entries have the same number.
template<class Entry>
void checkNumbers(const std::vector<Entry>& entries, const Value& value)
{
    for (auto entry = entries.begin(); entry != entries.end(); ++entry)
        if (std::find_if(entries.begin(), entry,
                         [&](const Entry& other) { return other.number == entry->number; })
            != entry)
            value.fail(error::labelTwice, {std::to_string(entry->number)});
}

} // namespace

StoryReader::StoryReader(const Story& story, TextReader& texts)
    : m_players(static_cast<int>(story.players.size())), m_texts(&texts), m_actionReader(story.table.rules)
{
    for (const auto& tile : story.table.state->board.tiles())
        m_actionReader.addTile(tile.cell, tile.kind);
}

StoryStep StoryReader::readStep(const Value& value)
{
    auto fields = value.fields();
    StoryStep step;
    step.text = m_texts->useText(fields.at("text"));
    if (const auto moves = fields.find("moves"))
        step.moves = readMoves(*moves);
    step.ends = readFlag(fields, "end");
    if (const auto discs = fields.find("discs"))
        step.discs = readDiscs(*discs);
    if (const auto refused = fields.find("refused"))
        for (const auto& entry : refused->list())
            step.refused.push_back(readRefusal(entry));
    if (const auto scores = fields.find("scores"))
        for (const auto& entry : scores->list())
            step.scores.push_back(readScore(entry));
    if (const auto task = fields.find("task"))
        step.task = readTask(*task);
    else if (const auto question = fields.find("question"))
        step.question = readQuestion(*question);
    fields.refuseUnread();
    return step;
}

std::vector<Action> StoryReader::readMoves(const Value& value)
{
    std::vector<Action> moves;
    for (const auto& move : value.list())
        moves.push_back(m_actionReader.read(move));
    return moves;
}

Action StoryReader::readWithoutPlacing(const Value& value) const
{
    auto copy = m_actionReader;
    return copy.read(value);
}

Player StoryReader::readPlayer(const Value& value) const
{
    return static_cast<Player>(value.integer(0, m_players - 1));
}

std::string StoryReader::readTextOf(Fields& fields, std::string_view name)
{
    const auto field = fields.find(name);
    return field ? m_texts->useText(*field) : std::string();
}

std::vector<StoryDisc> StoryReader::readDiscs(const Value& value) const
{
    std::vector<StoryDisc> discs;
    for (const auto& entry : value.list()) {
        auto fields = entry.fields();
        StoryDisc disc;
        disc.number = fields.at("number").integer(0, maxNumber);
        if (const auto corner = fields.find("corner")) {
            disc.on = StoryDisc::On::Corner;
            disc.at = corner->cell();
        } else {
            disc.at = fields.at("at").cell();
            if (const auto feature = fields.find("feature")) {
                disc.on = StoryDisc::On::Feature;
                disc.feature = m_actionReader.readFeature(*feature, disc.at);
                if (disc.feature == noFeature)
                    feature->fail(error::featureUnknown, {feature->text(), std::to_string(disc.at.x) + ","
                                                                               + std::to_string(disc.at.y)});
            }
        }
        fields.refuseUnread();
        discs.push_back(disc);
    }
    checkNumbers(discs, value);
    return discs;
}

RefusalClaim StoryReader::readRefusal(const Value& value) const
{
    auto fields = value.fields();
    RefusalClaim claim;
    claim.action = readWithoutPlacing(fields.at("action"));
    claim.code = fields.at("code").id();
    if (const auto detail = fields.find("detail"))
        claim.detail = detail->id();
    claim.now = readFlag(fields, "now");
    fields.refuseUnread();
    return claim;
}

ScoreClaim StoryReader::readScore(const Value& value) const
{
    auto fields = value.fields();
    ScoreClaim claim;
    claim.player = readPlayer(fields.at("player"));
    claim.kind = fields.at("kind").id();
    claim.points = fields.at("points").integer(-maxPoints, maxPoints);
    if (const auto rule = fields.find("rule"))
        claim.rule = rule->id();
    fields.refuseUnread();
    return claim;
}

StoryTask StoryReader::readTask(const Value& value)
{
    auto fields = value.fields();
    StoryTask task;
    task.todo = m_texts->useText(fields.at("do"));
    const auto accept = fields.at("accept");
    // Read the first action last: reading it places its tile, which the other actions must not find.
    const auto accepted = accept.list();
    for (std::size_t i = 1; i < accepted.size(); ++i)
        task.accept.push_back(readWithoutPlacing(accepted[i]));
    if (const auto wrong = fields.find("wrong"))
        for (const auto& entry : wrong->list()) {
            auto each = entry.fields();
            task.wrong.push_back({readWithoutPlacing(each.at("action")), m_texts->useText(each.at("text"))});
            each.refuseUnread();
        }
    if (accepted.empty())
        accept.fail(error::wrongLength, {"1"});
    else
        task.accept.insert(task.accept.begin(), m_actionReader.read(accepted.front()));
    task.hint = m_texts->useText(fields.at("hint"));
    task.done = readTextOf(fields, "done");
    fields.refuseUnread();
    return task;
}

StoryQuestion StoryReader::readQuestion(const Value& value)
{
    auto fields = value.fields();
    StoryQuestion question;
    question.ask = m_texts->useText(fields.at("ask"));
    if (const auto marks = fields.find("marks")) {
        question.about = StoryQuestion::About::Marks;
        for (const auto& entry : marks->list()) {
            auto each = entry.fields();
            question.marks.push_back(
                {each.at("number").integer(0, maxNumber), readWithoutPlacing(each.at("action"))});
            each.refuseUnread();
        }
        if (question.marks.empty())
            marks->fail(error::wrongLength, {"1"});
        checkNumbers(question.marks, *marks);
    } else if (readFlag(fields, "who")) {
        question.about = StoryQuestion::About::Who;
    } else {
        question.player = readPlayer(fields.at("points"));
        for (const auto& choice : fields.at("choices").list())
            question.choices.push_back(choice.integer(0, maxPoints));
        if (const auto wrong = fields.find("wrong"))
            for (const auto& entry : wrong->list())
                question.wrong.push_back(readWrong(entry, question.choices));
    }
    readContinuation(question, value, fields);
    question.done = readTextOf(fields, "done");
    fields.refuseUnread();
    return question;
}

StoryQuestion::Wrong StoryReader::readWrong(const Value& value, const std::vector<int>& choices)
{
    auto fields = value.fields();
    StoryQuestion::Wrong wrong;
    for (const auto& entry : fields.at("points").list()) {
        wrong.points.push_back(entry.integer(0, maxPoints));
        if (std::ranges::find(choices, wrong.points.back()) == choices.end())
            entry.fail(error::unknownWord, {std::to_string(wrong.points.back())});
    }
    wrong.text = m_texts->useText(fields.at("text"));
    fields.refuseUnread();
    return wrong;
}

void StoryReader::readContinuation(StoryQuestion& question, const Value& value, Fields& fields)
{
    if (const auto then = fields.find("then"))
        question.then = readMoves(*then);
    question.ends = readFlag(fields, "end");
    if (question.about != StoryQuestion::About::Marks && question.then.empty() && !question.ends)
        value.fail(error::missingField, {"then"});
}

} // namespace vozka::lessons
