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

constexpr int maxLabel = 99;
constexpr std::size_t maxTextLength = 4000;

std::string readText(const Value& value)
{
    auto text = value.text();
    if (text.find_first_not_of(" \t\r\n") == std::string::npos)
        value.fail(error::textEmpty);
    if (records::countCharacters(text) > maxTextLength)
        value.fail(error::textTooLong, {std::to_string(maxTextLength)});
    return text;
}

std::string tileNameAt(Cell cell, const ReadingContext& context)
{
    const auto id = [&](KindIndex kind) { return context.rules.catalogue().kind(kind).id; };
    for (const auto& tile : context.lesson.position.position.tiles)
        if (tile.at == cell)
            return id(tile.kind);
    for (const auto& move : context.lesson.moves)
        if (move.type == Action::Type::Place && move.at.cell() == cell && move.tileKind() != noKind)
            return id(move.tileKind());
    return std::to_string(cell.x) + "," + std::to_string(cell.y);
}

SegmentRef readSegment(Fields& fields, const ReadingContext& context)
{
    SegmentRef segment;
    segment.at = fields.at("at").cell();
    const auto feature = fields.at("feature");
    segment.feature = context.words.readFeature(feature, segment.at);
    if (segment.feature == noFeature)
        feature.fail(error::featureUnknown, {feature.text(), tileNameAt(segment.at, context)});
    return segment;
}

std::vector<SegmentRef> readSegments(const Value& value, const ReadingContext& context)
{
    std::vector<SegmentRef> segments;
    for (const auto& entry : value.list()) {
        auto fields = entry.fields();
        segments.push_back(readSegment(fields, context));
        fields.refuseUnread();
    }
    return segments;
}

std::string segmentName(const SegmentRef& segment, const ReadingContext& context)
{
    return context.words.featureId(segment) + " " + std::to_string(segment.at.x) + ","
           + std::to_string(segment.at.y);
}

Blocker readBlocker(const Value& value, const ReadingContext& context)
{
    auto fields = value.fields();
    Blocker blocker;
    blocker.at = readSegment(fields, context);
    const int players = static_cast<int>(context.lesson.position.players.size());
    if (const auto player = fields.find("player"))
        blocker.player = static_cast<Player>(player->integer(0, players - 1));
    if (const auto kind = fields.find("kind"))
        blocker.figure = context.words.readFigure(*kind);
    fields.refuseUnread();
    return blocker;
}

/// Reads the segments with discs, which must be among `segments`. If the field is missing, the first segment
/// has the only disc.
std::vector<SegmentRef> readDiscs(const std::optional<Value>& value, const std::vector<SegmentRef>& segments,
                                  const ReadingContext& context)
{
    if (!value)
        return {segments.empty() ? SegmentRef{} : segments.front()};
    auto discs = readSegments(*value, context);
    const auto entries = value->list();
    for (std::size_t i = 0; i < discs.size(); ++i)
        if (std::ranges::find(segments, discs[i]) == segments.end())
            entries[i].fail(error::discElsewhere, {segmentName(discs[i], context)});
    return discs;
}

Claim readClaim(const Value& value, const ReadingContext& context, bool labelled)
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
        if (const auto blocker = fields.find("by"))
            claim.blocker = readBlocker(*blocker, context);
    }
    const auto tiles = fields.at("tiles");
    claim.segments = readSegments(tiles, context);
    if (claim.segments.empty())
        tiles.fail(error::wrongLength, {"1"});
    if (labelled)
        claim.discs = readDiscs(fields.find("discs"), claim.segments, context);
    fields.refuseUnread();
    return claim;
}

/// Returns every segment of the last tile.
std::vector<SegmentRef> segmentsOfLastTile(const ReadingContext& context)
{
    std::vector<SegmentRef> segments;
    for (const auto& move : context.lesson.moves)
        if (move.type == Action::Type::Place && move.tileKind() != noKind) {
            segments.clear();
            const auto size = context.rules.catalogue().kind(move.tileKind()).features.size();
            for (std::size_t i = 0; i < size; ++i)
                segments.push_back({move.at.cell(), static_cast<FeatureIndex>(i)});
        }
    return segments;
}

Label readLabel(const Value& value, const ReadingContext& context)
{
    auto fields = value.fields();
    Label label;
    label.number = fields.at("label").integer(0, maxLabel);
    label.text = context.texts.useText(fields.at("text"));
    if (label.number == 0) {
        label.discs = readDiscs(fields.at("discs"), segmentsOfLastTile(context), context);
    } else {
        const auto claims = fields.at("claims");
        for (const auto& claim : claims.list())
            label.claims.push_back(readClaim(claim, context, true));
        if (label.claims.empty())
            claims.fail(error::wrongLength, {"1"});
    }
    fields.refuseUnread();
    return label;
}

Step readStep(const Value& value, const Example& example, const ReadingContext& context)
{
    auto fields = value.fields();
    Step step;
    step.show = static_cast<Show>(fields.at("show").word(showNames));
    if (step.show != Show::Label) {
        step.text = context.texts.useText(fields.at("text"));
    } else {
        const auto number = fields.at("label");
        step.label = number.integer(0, maxLabel);
        if (const auto* label = example.label(step.label))
            step.text = label->text;
        else
            number.fail(error::labelUnknown, {std::to_string(step.label)});
    }
    fields.refuseUnread();
    return step;
}

/// Checks that each number is unique and shown, and that each segment has at most one disc and one claim.
void checkUniqueness(const Example& example, const Value& value, const ReadingContext& context)
{
    std::set<int> numbers;
    std::set<SegmentRef> discs;
    const auto addDiscs = [&](const std::vector<SegmentRef>& segments) {
        for (const auto& disc : segments)
            if (!discs.insert(disc).second)
                value.fail(error::discTwice, {segmentName(disc, context)});
    };
    for (const auto& label : example.labels) {
        const auto number = std::to_string(label.number);
        if (!numbers.insert(label.number).second)
            value.fail(error::labelTwice, {number});
        if (std::ranges::none_of(example.steps, [&](const Step& step) {
                return step.show == Show::Label && step.label == label.number;
            }))
            value.fail(error::labelNotShown, {number});
        addDiscs(label.discs);
        for (const auto& claim : label.claims)
            addDiscs(claim.discs);
    }
    std::set<SegmentRef> claimed;
    for (const auto* claim : example.claims())
        for (const auto& segment : claim->segments)
            if (!claimed.insert(segment).second)
                value.fail(error::claimTwice, {segmentName(segment, context)});
}

} // namespace

TextReader::TextReader(const Value& object) : m_object(object)
{
    auto fields = object.fields();
    for (const auto& id : fields.names()) {
        auto languages = fields.at(id).fields();
        m_texts[id] = {readText(languages.at("en")), readText(languages.at("cs"))};
        languages.refuseUnread();
    }
}

std::string TextReader::useText(const Value& value)
{
    auto id = value.text();
    if (!m_texts.contains(id))
        value.fail(error::textUnknown, {id});
    m_usedIds.insert(id);
    return id;
}

std::map<std::string, Text, std::less<>> TextReader::finish() const
{
    auto fields = m_object.fields();
    for (const auto& [id, text] : m_texts)
        if (!m_usedIds.contains(id))
            fields.at(id).fail(error::textUnused, {id});
    return m_texts;
}

Example readExample(const Value& value, const ReadingContext& context)
{
    constexpr std::array<std::string_view, 2> editions{"C1", "C2"};
    auto fields = value.fields();
    Example example;
    example.id = fields.at("id").id();
    example.title = context.texts.useText(fields.at("title"));
    example.edition = fields.at("edition").word(editions) == 0 ? Edition::C1 : Edition::C2;
    example.from = readSegment(fields, context);
    for (const auto& label : fields.at("labels").list())
        example.labels.push_back(readLabel(label, context));
    if (const auto others = fields.find("unlabelled"))
        for (const auto& claim : others->list())
            example.unlabelled.push_back(readClaim(claim, context, false));
    for (const auto& step : fields.at("steps").list())
        example.steps.push_back(readStep(step, example, context));
    fields.refuseUnread();
    if (value.hasNoFaults())
        checkUniqueness(example, value, context);
    return example;
}

} // namespace vozka::lessons
