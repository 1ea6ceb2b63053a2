// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes the fields of tokens as JSON.
#include "records/game_head.h"
#include "records/token_fields.h"
#include "records/tokens.h"

#include <algorithm>

namespace vozka::records {

namespace {

std::string figureText(const RuleBook& book, Player player, FigureKind kind)
{
    return ObjectText()
        .add("player", std::to_string(player))
        .add("kind", jsonText(book.figureRule(kind).name()))
        .text();
}

std::string tokenEntryText(const TokenSpec& spec, const PositionToken& token, const Rules& rules,
                           const ActionWords& words, const Position& position)
{
    if (token.at.kind() == SpotKind::Area)
        return jsonText(rules.book().areas()[token.at.area()].word);
    if (isHeldPiece(spec))
        return std::to_string(token.at.player());
    const Cell at = token.at.cell();
    if (isListedAsCell(spec))
        return cellText(at);
    ObjectText text;
    const auto feature = jsonText(words.featureId(token.at.ref()));
    if (spec.isPair())
        return text.add("player", std::to_string(token.owner))
            .add(pairNumber, std::to_string(token.number.value_or(0)))
            .add("at", cellText(at))
            .add(pairEnd, feature)
            .text();
    text.add("at", cellText(at));
    if (spec.arg == TokenArg::Link) {
        text.add(linkEnds, words.pairText(token.at.ref(), {at, token.to}));
    } else if (spec.feature) {
        text.add("pieces", std::to_string(token.count));
        for (const auto& figure : position.figures)
            if (figure.at == at && figure.feature == token.at.feature() && !figure.onCorner)
                text.add("closedBy", figureText(rules.book(), figure.player, figure.kind));
    } else {
        if (token.owner != noPlayer)
            text.add("player", std::to_string(token.owner))
                .add("figure", jsonText(rules.book().figureRule(token.figure).name()));
        if (token.at.isFeature())
            text.add("feature", feature);
    }
    return text.text();
}

/// Returns the entries for the tokens of these kinds that one player holds.
std::vector<std::string> entriesOf(const RuleBook& book, std::span<const PositionToken> tokens, Player player,
                                   const TokenKinds& kinds)
{
    std::vector<std::string> entries;
    for (const auto& spec : kinds) {
        int count = 0;
        for (const auto& token : tokens) {
            if (token.at != Spot::hand(player) || token.kind != spec.kind)
                continue;
            count += token.count;
            if (spec.isFigure())
                entries.push_back(figureText(book, token.owner, token.figure));
        }
        if (!spec.isFigure())
            entries.push_back(std::to_string(count));
    }
    return entries;
}

} // namespace

std::vector<NamedText> tokenTexts(const Rules& rules, const ActionWords& words, const Position& position)
{
    std::vector<NamedText> texts;
    for (const auto& kinds : tokenFields(rules.book(), false)) {
        const auto& spec = kinds.front();
        std::vector<std::string> entries;
        for (const auto& token : position.tokens)
            if (token.kind == spec.kind)
                entries.push_back(tokenEntryText(spec, token, rules, words, position));
        if (!entries.empty())
            texts.emplace_back(spec.listedAs, spec.most == 1 ? entries.front() : listText(entries, ","));
    }
    const auto isOfPlayer = [&](const PositionToken& token) {
        return token.at.kind() == SpotKind::Hand && !isHeldPiece(rules.book().token(token.kind));
    };
    if (std::ranges::any_of(position.tokens, isOfPlayer))
        std::ranges::copy(playerTokenTexts(rules.book(), position.tokens), std::back_inserter(texts));
    return texts;
}

std::vector<NamedText> playerTokenTexts(const RuleBook& book, std::span<const PositionToken> tokens)
{
    std::vector<NamedText> texts;
    for (const auto& kinds : tokenFields(book, true)) {
        std::vector<std::string> lists;
        for (int player = 0; player < book.playerCount(); ++player)
            lists.push_back("[" + joined(entriesOf(book, tokens, static_cast<Player>(player), kinds), ",")
                            + "]");
        texts.emplace_back(kinds.front().listedAs, "[" + joined(lists, ",") + "]");
    }
    return texts;
}

std::vector<NamedText> holderTexts(const RuleBook& book, std::span<const PositionToken> tokens)
{
    std::vector<NamedText> texts;
    for (const auto& spec : book.tokens()) {
        if (!isHeldPiece(spec))
            continue;
        const auto held = std::ranges::find(tokens, spec.kind, &PositionToken::kind);
        texts.emplace_back(spec.listedAs, held == tokens.end() ? "null" : std::to_string(held->at.player()));
    }
    return texts;
}

std::string pointerToToken(const RuleBook& book, std::span<const PositionToken> tokens,
                           std::size_t tokenIndex)
{
    const auto& token = tokens[tokenIndex];
    const auto& spec = book.token(token.kind);
    auto pointer = std::string("/").append(spec.listedAs);
    if (!isListedByHolder(spec) && spec.most == 1)
        return pointer;
    const auto isBefore = [&](const PositionToken& other) {
        return other.kind == token.kind && (!isListedByHolder(spec) || other.at == token.at);
    };
    auto entryIndex = std::ranges::count_if(tokens.first(tokenIndex), isBefore);
    if (isListedByHolder(spec)) {
        pointer.append("/").append(std::to_string(token.at.player()));
        if (!spec.isFigure())
            entryIndex = std::ranges::count_if(book.tokens(), [&](const TokenSpec& other) {
                return other.listedAs == spec.listedAs && other.kind < spec.kind;
            });
    }
    return pointer.append("/").append(std::to_string(entryIndex));
}

} // namespace vozka::records
