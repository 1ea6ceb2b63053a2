// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wording/messages.h"

#include "engine/expansions/list.h"

namespace vozka::wording {

namespace {

constexpr std::array<std::string_view, sideCount> sideWords{"north", "east", "south", "west"};

Argument playerName(Player player, const Names& names)
{
    return player < names.players.size() ? Argument(names.players[player].name)
                                         : Argument(std::string_view{});
}

Argument figureWord(FigureKind figure, const Names& names)
{
    if (names.book != nullptr)
        for (const auto& rule : names.book->figureRules())
            if (rule->kind() == figure)
                return word("figure", rule->name());
    return word("figure", "any");
}

Argument tileId(KindIndex kind, const Names& names)
{
    const bool known = names.book != nullptr && kind < names.book->catalogue().kindCount();
    return known ? Argument(names.book->catalogue().kind(kind).id) : Argument(std::string_view{});
}

/// What tells the variants of a refusal's sentence apart.
std::string detailOf(const Refusal& refusal)
{
    if (refusal.code == refusal::sideDoesNotMatch)
        return std::string(terrainName(refusal.shows)).append("/").append(terrainName(refusal.meets));
    return refusal.featureKind ? std::string(featureKindName(*refusal.featureKind)) : std::string();
}

Message scoreMessage(const Event& event, const Names& names)
{
    std::vector<Message> terms;
    for (const auto& term : event.line.terms)
        terms.push_back({&lookUp("score", "term"),
                         {messageOf(term), std::string_view(std::to_string(term.points))},
                         term.points});
    return {&lookUp("event", event::score),
            {playerName(event.player, names), kindOf(event.line), Argument(std::move(terms))},
            event.line.points};
}

} // namespace

Message messageOf(const Refusal& refusal, const Names& names)
{
    Message message{&lookUp("refusal", refusal.code, detailOf(refusal)), {}, {}};
    if (refusal.code == refusal::sideDoesNotMatch)
        message.arguments = {
            word("side", sideWords[static_cast<std::size_t>(index(refusal.side.value_or(Side::N)))])};
    else if (refusal.figure)
        message.arguments = {playerName(refusal.player, names), figureWord(*refusal.figure, names)};
    else
        message.arguments = {std::string_view(refusal.code)};
    return message;
}

Message messageOf(const records::Error& error, const Names& names)
{
    if (error.refusal)
        return messageOf(*error.refusal, names);
    Message message{&lookUp("error", error.code), {}, {}};
    for (const auto& argument : error.arguments)
        message.arguments.emplace_back(std::string_view(argument));
    if (message.wording->key.empty())
        message.arguments = {std::string_view(error.code)};
    return message;
}

Message messageOf(const Event& event, const Names& names)
{
    if (event.type == event::score)
        return scoreMessage(event, names);
    Message message{&lookUp("event", event.type, featureKindName(event.featureKind)), {}, {}};
    if (event.type == event::deploy || event.type == event::returned)
        message.arguments = {playerName(event.player, names), figureWord(event.figure, names)};
    else if (event.type == event::draw || event.type == event::place || event.type == event::discard)
        message.arguments = {playerName(event.player, names), tileId(event.kind, names)};
    else
        message.arguments = {std::string_view(event.type)};
    return message;
}

Message messageOf(const ScoreTerm& term)
{
    return {&lookUp("term", term.term), {std::string_view(term.term)}, term.count};
}

Message kindOf(const ScoreLine& line)
{
    return word("line", line.kind);
}

Message stepMessage(Code step)
{
    return word("step", step);
}

} // namespace vozka::wording
