// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/tokens.h"

#include "records/areas.h"
#include "records/token_fields.h"

#include <algorithm>

namespace vozka::records {

namespace {

/// Maximum number of pieces of a stack in a file.
constexpr int maxStackHeight = 99;

/// Returns the feature of that kind on the tile of the cell, `noFeature` if none.
FeatureIndex featureOf(const Rules& rules, const Position& position, Cell at, FeatureKind kind)
{
    const auto tile = std::ranges::find(position.tiles, at, &PositionTile::at);
    // An unknown kind of tile is a fault that was added before.
    if (tile == position.tiles.end() || tile->kind == noKind)
        return noFeature;
    const auto& features = rules.catalogue().kind(tile->kind).features;
    const auto found = std::ranges::find(features, kind, &TileFeature::kind);
    return found == features.end() ? noFeature : static_cast<FeatureIndex>(found - features.begin());
}

Player readPlayer(const Value& value, const Rules& rules)
{
    return static_cast<Player>(value.integer(0, rules.book().playerCount() - 1));
}

/// Reads the two ends of a link, by the ids of the features.
void readEnds(const Value& value, const ActionWords& words, PositionToken& token)
{
    const Cell at = token.at.cell();
    const auto ends = value.list();
    if (ends.size() != 2)
        return value.fail(error::wrongLength, {"2"});
    token.at = Spot::feature(at, words.readFeature(ends[0], at));
    token.to = words.readFeature(ends[1], at);
}

/// Reads the owner and the number of a pair, and the road end.
void readPair(Fields& fields, const TokenSpec& spec, const Rules& rules, const ActionWords& words,
              PositionToken& token)
{
    token.owner = readPlayer(fields.at("player"), rules);
    token.number = fields.at(pairNumber).integer(0, spec.pairs - 1);
    token.at = Spot::feature(token.at.cell(), words.readFeature(fields.at(pairEnd), token.at.cell()));
}

/// Reads the figure next to the token, if the entry has one.
void readFigureBeside(Fields& fields, const Rules& rules, const ActionWords& words, PositionToken& token)
{
    const auto player = fields.find("player");
    if (!player)
        return;
    token.owner = readPlayer(*player, rules);
    token.figure = words.readFigure(fields.at("figure"));
    token.at = Spot::feature(token.at.cell(), words.readFeature(fields.at("feature"), token.at.cell()));
}

/// Reads a stack with the figure on it. The stack is on the tile's feature of the kind `spec.feature`.
void readStack(Fields& fields, const TokenSpec& spec, const Rules& rules, const ActionWords& words,
               Position& position, PositionToken& token)
{
    const Cell at = token.at.cell();
    token.at = Spot::feature(at, featureOf(rules, position, at, *spec.feature));
    token.count = fields.at("pieces").integer(0, maxStackHeight);
    if (const auto closer = fields.find("closedBy")) {
        auto closerFields = closer->fields();
        PositionFigure figure;
        figure.player = readPlayer(closerFields.at("player"), rules);
        figure.kind = words.readFigure(closerFields.at("kind"));
        figure.at = at;
        figure.feature = token.at.feature();
        position.figures.push_back(figure);
        closerFields.refuseUnread();
    }
}

void readTokenEntry(const TokenSpec& spec, const Value& value, const Rules& rules, const ActionWords& words,
                    Position& position)
{
    PositionToken token{.kind = spec.kind};
    if (spec.spots == setOf(SpotKind::Area)) {
        token.at = Spot::area(readArea(value, rules.book()));
        position.tokens.push_back(token);
        return;
    }
    if (isHeldPiece(spec)) {
        token.at = Spot::hand(readPlayer(value, rules));
    } else if (isListedAsCell(spec)) {
        token.at = Spot::tile(value.cell());
    } else {
        auto fields = value.fields();
        token.at = Spot::tile(fields.at("at").cell());
        if (spec.arg == TokenArg::Link)
            readEnds(fields.at(linkEnds), words, token);
        else if (spec.isPair())
            readPair(fields, spec, rules, words, token);
        else if (spec.arg == TokenArg::FigureBeside)
            readFigureBeside(fields, rules, words, token);
        else if (spec.feature)
            readStack(fields, spec, rules, words, position, token);
        else
            token.at =
                Spot::feature(token.at.cell(), words.readFeature(fields.at("feature"), token.at.cell()));
        fields.refuseUnread();
    }
    position.tokens.push_back(token);
}

void readFigures(const std::vector<Value>& entries, const Rules& rules, const ActionWords& words,
                 const PositionToken& prototype, Position& position)
{
    for (const auto& entry : entries) {
        auto fields = entry.fields();
        PositionToken token = prototype;
        token.owner = readPlayer(fields.at("player"), rules);
        token.figure = words.readFigure(fields.at("kind"));
        fields.refuseUnread();
        position.tokens.push_back(token);
    }
}

int countOf(const std::vector<PositionToken>& tokens, TokenKind kind)
{
    int count = 0;
    for (const auto& token : tokens)
        count += token.kind == kind ? token.count : 0;
    return count;
}

/// Reads the tokens that players hold, one list for each player: figures, or the number of tokens of each
/// kind.
void readPlayerTokens(const TokenField& field, const Rules& rules, const ActionWords& words,
                      Position& position)
{
    const auto& kinds = field.kinds;
    const auto lists = field.value.list();
    const auto players = static_cast<std::size_t>(rules.book().playerCount());
    if (lists.size() != players)
        return field.value.fail(error::wrongLength, {std::to_string(players)});
    for (std::size_t holder = 0; holder < players; ++holder) {
        const auto entries = lists[holder].list();
        const auto hand = Spot::hand(static_cast<Player>(holder));
        if (kinds.front().isFigure()) {
            readFigures(entries, rules, words, {.kind = kinds.front().kind, .at = hand}, position);
            continue;
        }
        if (entries.size() != kinds.size())
            return lists[holder].fail(error::wrongLength, {std::to_string(kinds.size())});
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const auto kind = kinds[i].kind;
            const int count = entries[i].integer(0, kinds[i].most - countOf(position.tokens, kind));
            if (count > 0)
                position.tokens.push_back({.kind = kind, .at = hand, .count = count});
        }
    }
}

} // namespace

std::vector<TokenKinds> tokenFields(const RuleBook& book, bool byHolder)
{
    std::vector<TokenKinds> fields;
    for (const auto& spec : book.tokens()) {
        if (isListedByHolder(spec) != byHolder)
            continue;
        const auto field = std::ranges::find_if(
            fields, [&](const TokenKinds& kinds) { return kinds.front().listedAs == spec.listedAs; });
        if (field == fields.end())
            fields.push_back({spec});
        else
            field->push_back(spec);
    }
    return fields;
}

std::vector<TokenField> findTokenFields(Fields& fields, const RuleBook& book)
{
    std::vector<TokenField> result;
    for (const bool byHolder : {false, true})
        for (const auto& kinds : tokenFields(book, byHolder))
            if (const auto value = fields.find(kinds.front().listedAs))
                result.push_back({kinds, *value});
    return result;
}

void readTokens(const TokenField& field, const Rules& rules, const ActionWords& words, Position& position)
{
    const auto& spec = field.kinds.front();
    if (isListedByHolder(spec))
        return readPlayerTokens(field, rules, words, position);
    if (spec.most == 1)
        return readTokenEntry(spec, field.value, rules, words, position);
    for (const auto& entry : field.value.list())
        readTokenEntry(spec, entry, rules, words, position);
}

bool isListedWithStack(const Rules& rules, const Position& position, const PositionFigure& figure)
{
    return !figure.onCorner && figure.feature != noFeature
           && std::ranges::any_of(rules.book().tokens(), [&](const TokenSpec& spec) {
                  return spec.feature
                         && featureOf(rules, position, figure.at, *spec.feature) == figure.feature;
              });
}

} // namespace vozka::records
