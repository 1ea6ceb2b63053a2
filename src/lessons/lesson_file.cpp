// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/lesson_file.h"

#include "lessons/claims.h"
#include "records/actions.h"
#include "records/document.h"
#include "records/game_head.h"
#include "records/position_fields.h"

#include <algorithm>
#include <set>

namespace vozka::lessons {

namespace {

using records::Fields;
using records::Value;
namespace error = records::error;

constexpr int highestLabel = 99;

/// The texts of the file, and which of them something shows.
class TextReader {
public:
    explicit TextReader(const Value& object) : m_object(object)
    {
        auto fields = object.fields();
        for (const auto& id : fields.names()) {
            auto both = fields.at(id).fields();
            m_texts[id] = {readText(both.at("en")), readText(both.at("cs"))};
            both.end();
        }
    }

    /// The id of a text; it is shown then.
    std::string shown(const Value& value)
    {
        auto id = value.text();
        if (!m_texts.contains(id))
            value.fail(error::textUnknown, {id});
        m_shown.insert(id);
        return id;
    }

    [[nodiscard]] std::map<std::string, Text, std::less<>> finish() const
    {
        auto fields = m_object.fields();
        for (const auto& [id, text] : m_texts)
            if (!m_shown.contains(id))
                fields.at(id).fail(error::textUnused, {id});
        return m_texts;
    }

private:
    static std::string readText(const Value& value)
    {
        auto text = value.text();
        if (text.find_first_not_of(" \t\r\n") == std::string::npos)
            value.fail(error::textEmpty);
        return text;
    }

    Value m_object;
    std::map<std::string, Text, std::less<>> m_texts;
    std::set<std::string> m_shown;
};

/// What the parts of a lesson are read with.
struct Reading {
    const Rules& rules;
    const Lesson& lesson;
    records::ActionWords& words;
    TextReader& texts;
};

std::string kindOn(Cell cell, const Reading& reading)
{
    const auto id = [&](KindIndex kind) { return reading.rules.catalogue().kind(kind).id; };
    for (const auto& tile : reading.lesson.position.position.tiles)
        if (tile.at == cell)
            return id(tile.kind);
    for (const auto& move : reading.lesson.moves)
        if (move.type == Action::Type::Place && move.at == cell)
            return id(move.kind);
    return std::to_string(cell.x) + "," + std::to_string(cell.y);
}

SegmentRef readSegment(Fields& fields, const Reading& reading)
{
    SegmentRef segment;
    segment.at = fields.at("at").cell();
    const auto feature = fields.at("feature");
    segment.feature = reading.words.readFeature(feature, segment.at);
    if (segment.feature == noFeature)
        feature.fail(error::featureUnknown, {feature.text(), kindOn(segment.at, reading)});
    return segment;
}

std::vector<SegmentRef> readSegments(const Value& value, const Reading& reading)
{
    std::vector<SegmentRef> segments;
    for (const auto& entry : value.list()) {
        auto fields = entry.fields();
        segments.push_back(readSegment(fields, reading));
        fields.end();
    }
    return segments;
}

std::string segmentWord(const SegmentRef& segment, const Reading& reading)
{
    return reading.words.featureId(segment.at, segment.feature) + " " + std::to_string(segment.at.x) + ","
           + std::to_string(segment.at.y);
}

Culprit readCulprit(const Value& value, const Reading& reading)
{
    auto fields = value.fields();
    Culprit by;
    by.at = readSegment(fields, reading);
    const int players = static_cast<int>(reading.lesson.position.players.size());
    if (const auto player = fields.find("player"))
        by.player = static_cast<Player>(player->integer(0, players - 1));
    if (const auto kind = fields.find("kind"))
        by.figure = reading.words.readFigure(*kind);
    fields.end();
    return by;
}

/// Discs lie where what they speak of lies; without any, there is one on the first segment.
std::vector<SegmentRef> readDiscs(const std::optional<Value>& value, const std::vector<SegmentRef>& segments,
                                  const Reading& reading)
{
    if (!value)
        return {segments.empty() ? SegmentRef{} : segments.front()};
    auto discs = readSegments(*value, reading);
    const auto entries = value->list();
    for (std::size_t i = 0; i < discs.size(); ++i)
        if (std::ranges::find(segments, discs[i]) == segments.end())
            entries[i].fail(error::discElsewhere, {segmentWord(discs[i], reading)});
    return discs;
}

Claim readClaim(const Value& value, const Reading& reading, bool labelled)
{
    constexpr std::array<std::string_view, 2> verdicts{"target", "refused"};
    auto fields = value.fields();
    Claim claim;
    claim.target = fields.at("verdict").word(verdicts) == 0;
    if (claim.target) {
        if (const auto via = fields.find("via"))
            claim.via = via->id();
    } else {
        claim.reason = fields.at("reason").id();
        if (const auto detail = fields.find("detail"))
            claim.detail = detail->id();
        if (const auto by = fields.find("by"))
            claim.by = readCulprit(*by, reading);
    }
    const auto tiles = fields.at("tiles");
    claim.segments = readSegments(tiles, reading);
    if (claim.segments.empty())
        tiles.fail(error::wrongLength, {"1"});
    if (labelled)
        claim.discs = readDiscs(fields.find("discs"), claim.segments, reading);
    fields.end();
    return claim;
}

/// Every segment of the tile just placed.
std::vector<SegmentRef> lastTile(const Reading& reading)
{
    std::vector<SegmentRef> segments;
    for (const auto& move : reading.lesson.moves)
        if (move.type == Action::Type::Place && move.kind != noKind) {
            segments.clear();
            const auto size = reading.rules.catalogue().kind(move.kind).features.size();
            for (std::size_t i = 0; i < size; ++i)
                segments.push_back({move.at, static_cast<FeatureIndex>(i)});
        }
    return segments;
}

Label readLabel(const Value& value, const Reading& reading)
{
    auto fields = value.fields();
    Label label;
    label.number = fields.at("label").integer(0, highestLabel);
    label.text = reading.texts.shown(fields.at("text"));
    if (label.number == 0) {
        label.discs = readDiscs(fields.at("discs"), lastTile(reading), reading);
    } else {
        const auto claims = fields.at("claims");
        for (const auto& claim : claims.list())
            label.claims.push_back(readClaim(claim, reading, true));
        if (label.claims.empty())
            claims.fail(error::wrongLength, {"1"});
    }
    fields.end();
    return label;
}

Step readStep(const Value& value, const Example& example, const Reading& reading)
{
    constexpr std::array<std::string_view, 5> kinds{"board", "tile", "score", "range", "label"};
    auto fields = value.fields();
    Step step;
    step.show = static_cast<Show>(fields.at("show").word(kinds));
    if (step.show != Show::Label) {
        step.text = reading.texts.shown(fields.at("text"));
    } else {
        const auto number = fields.at("label");
        step.label = number.integer(0, highestLabel);
        if (const auto* label = example.label(step.label))
            step.text = label->text;
        else
            number.fail(error::labelUnknown, {std::to_string(step.label)});
    }
    fields.end();
    return step;
}

/// Numbers stand once and are shown, discs lie apart, and no feature is spoken of twice.
void checkTogether(const Example& example, const Value& value, const Reading& reading)
{
    std::set<int> numbers;
    std::set<SegmentRef> discs;
    const auto takeDiscs = [&](const std::vector<SegmentRef>& some) {
        for (const auto& disc : some)
            if (!discs.insert(disc).second)
                value.fail(error::discTwice, {segmentWord(disc, reading)});
    };
    for (const auto& label : example.labels) {
        const auto number = std::to_string(label.number);
        if (!numbers.insert(label.number).second)
            value.fail(error::labelTwice, {number});
        if (std::ranges::none_of(example.steps, [&](const Step& step) {
                return step.show == Show::Label && step.label == label.number;
            }))
            value.fail(error::labelNotShown, {number});
        takeDiscs(label.discs);
        for (const auto& claim : label.claims)
            takeDiscs(claim.discs);
    }
    std::set<SegmentRef> claimed;
    for (const auto* claim : example.claims())
        for (const auto& segment : claim->segments)
            if (!claimed.insert(segment).second)
                value.fail(error::claimTwice, {segmentWord(segment, reading)});
}

Example readExample(const Value& value, const Reading& reading)
{
    constexpr std::array<std::string_view, 2> editions{"C1", "C2"};
    auto fields = value.fields();
    Example example;
    example.id = fields.at("id").id();
    example.title = reading.texts.shown(fields.at("title"));
    example.edition = fields.at("edition").word(editions) == 0 ? Edition::C1 : Edition::C2;
    example.from = readSegment(fields, reading);
    for (const auto& label : fields.at("labels").list())
        example.labels.push_back(readLabel(label, reading));
    if (const auto others = fields.find("unlabelled"))
        for (const auto& claim : others->list())
            example.unlabelled.push_back(readClaim(claim, reading, false));
    for (const auto& step : fields.at("steps").list())
        example.steps.push_back(readStep(step, example, reading));
    fields.end();
    if (value.isFlawless())
        checkTogether(example, value, reading);
    return example;
}

void readFigure(const Value& value, Lesson& lesson, const Rules& rules, const records::ActionWords& words)
{
    auto fields = value.fields();
    const int players = static_cast<int>(lesson.position.players.size());
    lesson.player = static_cast<Player>(fields.at("player").integer(0, players - 1));
    const auto kind = fields.at("kind");
    lesson.figure = words.readFigure(kind);
    if (!rules.book().figureRule(lesson.figure).mayMoveOn())
        kind.fail(error::figureUnknown, {kind.text()});
    fields.end();
}

void readExamples(const Value& value, Lesson& lesson, const Reading& reading)
{
    const auto list = value.list();
    if (list.empty())
        value.fail(error::examplesNone);
    for (const auto& entry : list) {
        auto example = readExample(entry, reading);
        if (lesson.example(example.id) != nullptr)
            entry.fail(error::exampleTwice, {example.id});
        lesson.examples.push_back(std::move(example));
    }
}

/// What is well formed and yet cannot be taught: moves that are not legal, claims that are not true.
std::optional<records::Error> faultOf(const Lesson& lesson, const std::string& file)
{
    for (std::size_t i = 0; i < lesson.examples.size(); ++i) {
        const auto& example = lesson.examples[i];
        const auto pointer = "/examples/" + std::to_string(i);
        const auto stage = Stage::set(lesson, example, file);
        if (!stage) {
            auto error = stage.error();
            if (error.pointer.empty())
                error.pointer = pointer;
            return error;
        }
        if (auto error = faultOf(example, *stage)) {
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
    auto fields = document.head("vozka-lesson");
    Lesson lesson;
    lesson.id = fields.at("id").id();
    TextReader texts(fields.at("texts"));
    lesson.title = texts.shown(fields.at("title"));
    const auto position = fields.at("position");
    const auto moves = fields.at("moves");
    const auto figure = fields.at("figure");
    const auto examples = fields.at("examples");
    fields.end();
    auto positionFields = position.fields();
    if (auto record = records::readPositionFields(position, positionFields, library))
        lesson.position = std::move(*record);
    if (const auto& fault = document.faults().first())
        return *fault;

    const auto rules =
        records::makeRules(lesson.position.rules, lesson.position.players.size(), library, file);
    if (!rules)
        return rules.error();
    // Before anything is said of it: does it lie on a table at all?
    if (auto table = records::layOut(lesson.position, file, library); !table) {
        auto error = table.error();
        error.pointer.insert(0, position.pointer());
        return error;
    }
    records::ActionWords words(*rules);
    for (const auto& tile : lesson.position.position.tiles)
        words.lay(tile.at, tile.kind);
    for (const auto& move : moves.list())
        lesson.moves.push_back(words.read(move));
    if (lesson.moves.empty())
        moves.fail(error::movesNone);
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
