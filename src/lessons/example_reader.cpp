// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lessons/example_reader.h"

#include "records/quote.h"

#include <algorithm>

namespace vozka::lessons {

namespace {

using records::Fields;
using records::Value;
namespace error = records::error;

constexpr int highestLabel = 99;
constexpr std::size_t longestText = 4000;

std::string readText(const Value& value)
{
    auto text = value.text();
    if (text.find_first_not_of(" \t\r\n") == std::string::npos)
        value.fail(error::textEmpty);
    if (records::countCharacters(text) > longestText)
        value.fail(error::textTooLong, {std::to_string(longestText)});
    return text;
}

std::string kindOn(Cell cell, const Reading& reading)
{
    const auto id = [&](KindIndex kind) { return reading.rules.catalogue().kind(kind).id; };
    for (const auto& tile : reading.lesson.position.position.tiles)
        if (tile.at == cell)
            return id(tile.kind);
    for (const auto& move : reading.lesson.moves)
        if (move.type == Action::Type::Place && move.at.cell() == cell && move.tileKind() != noKind)
            return id(move.tileKind());
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
    return reading.words.featureId(segment) + " " + std::to_string(segment.at.x) + ","
           + std::to_string(segment.at.y);
}

Blocker readBlocker(const Value& value, const Reading& reading)
{
    auto fields = value.fields();
    Blocker by;
    by.at = readSegment(fields, reading);
    const int players = static_cast<int>(reading.lesson.position.players.size());
    if (const auto player = fields.find("player"))
        by.player = static_cast<Player>(player->integer(0, players - 1));
    if (const auto kind = fields.find("kind"))
        by.figure = reading.words.readFigure(*kind);
    fields.end();
    return by;
}

/// Reads the segments with discs, which must be among `segments`. If the field is missing, the first segment
/// has the only disc.
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
            claim.by = readBlocker(*by, reading);
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

/// Returns every segment of the last tile.
std::vector<SegmentRef> lastTile(const Reading& reading)
{
    std::vector<SegmentRef> segments;
    for (const auto& move : reading.lesson.moves)
        if (move.type == Action::Type::Place && move.tileKind() != noKind) {
            segments.clear();
            const auto size = reading.rules.catalogue().kind(move.tileKind()).features.size();
            for (std::size_t i = 0; i < size; ++i)
                segments.push_back({move.at.cell(), static_cast<FeatureIndex>(i)});
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
    auto fields = value.fields();
    Step step;
    step.show = static_cast<Show>(fields.at("show").word(showNames));
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

/// Checks that each number is unique and shown, and that each segment has at most one disc and one claim.
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

} // namespace

TextReader::TextReader(const Value& object) : m_object(object)
{
    auto fields = object.fields();
    for (const auto& id : fields.names()) {
        auto both = fields.at(id).fields();
        m_texts[id] = {readText(both.at("en")), readText(both.at("cs"))};
        both.end();
    }
}

std::string TextReader::shown(const Value& value)
{
    auto id = value.text();
    if (!m_texts.contains(id))
        value.fail(error::textUnknown, {id});
    m_shown.insert(id);
    return id;
}

std::map<std::string, Text, std::less<>> TextReader::finish() const
{
    auto fields = m_object.fields();
    for (const auto& [id, text] : m_texts)
        if (!m_shown.contains(id))
            fields.at(id).fail(error::textUnused, {id});
    return m_texts;
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
    if (value.hasNoFaults())
        checkTogether(example, value, reading);
    return example;
}

} // namespace vozka::lessons
