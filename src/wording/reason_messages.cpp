// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/list.h"
#include "wording/messages.h"

#include <algorithm>
#include <cmath>

namespace vozka::wording {

namespace {

std::string nameOf(Player player, const Names& names)
{
    return player < names.players.size() ? names.players[player].name : std::string();
}

/// True if the text of that code depends on the owner of the points, and not only on the name of a feature.
bool namesOwner(Code code)
{
    return isOneOf(code, {fact::taken, fact::supply, fact::home, fact::lastFigure, fact::returning,
                          fact::points, fact::tokens, fact::ownTiles, fact::turn, fact::expected,
                          fact::removed, fact::vacated, fact::alone, fact::tied, fact::lost});
}

/// Variants of a text that depend on the numbers of the fact.
std::string numbersOf(const Fact& reason)
{
    if (reason.code == fact::home)
        return reason.targets.empty() ? "" : "-several";
    if (reason.code == fact::returning && reason.count == 0)
        return reason.less ? "-little-less" : "-little";
    if (reason.code == fact::lastFigure)
        return reason.feature ? "-next" : "";
    if (reason.code == fact::ownTiles)
        return reason.count == 0 ? "-none" : "";
    return reason.less ? "-less" : "";
}

std::string variantOf(const Fact& reason, const ReasonNames& places)
{
    const Player reader = places.reader;
    if (reason.code == fact::worth && reason.count == 0)
        return reason.less ? "little-less" : "little";
    if (reason.code == fact::scored)
        return reason.of > 0 ? "stays" : "";
    if (reason.code == fact::danger || reason.code == fact::ahead)
        return std::string(reason.detail).append(reason.less ? "-less" : "");
    if (reason.code == fact::movingOn && !reason.detail.empty())
        return reason.targets.empty()                                           ? "none"
               : !places.hasLetters                                             ? "unnamed"
               : reason.targets.size() < static_cast<std::size_t>(reason.count) ? "some"
                                                                                : "";
    if (!places.hasLetters && isOneOf(reason.code, {fact::dead, fact::join}))
        return "unnamed";
    if (!namesOwner(reason.code))
        return reason.less ? "less" : "";
    if (reason.code == fact::lost && reason.rival == reader)
        return "other-to-you";
    return std::string(reason.player == reader ? "yours" : "other").append(numbersOf(reason));
}

/// Returns the text of an expansion for such a fact with that detail; null if it has none.
const Template* templateOfExpansion(const Fact& reason, const std::string& variant)
{
    if (reason.detail.empty()
        || !isOneOf(reason.code, {fact::expected, fact::allOrNothing, fact::taken, fact::movingOn,
                                  fact::removed, fact::guarded}))
        return nullptr;
    const std::string name = "reason/" + std::string(reason.code) + "-" + std::string(reason.detail);
    return find(variant.empty() ? name : name + "/" + variant);
}

std::string listOf(const std::vector<std::string>& parts)
{
    std::string list;
    for (const auto& part : parts)
        list += list.empty() ? part : ", " + part;
    return list;
}

/// Returns "A", "A and B" or "A, B and C".
Argument enumerationOf(std::vector<std::string> all)
{
    if (all.size() < 2)
        return std::string_view(listOf(all));
    const std::string last = all.back();
    all.pop_back();
    return Message{&lookUp("reason-names", "and"),
                   {Argument(std::string_view(listOf(all))), Argument(std::string_view(last))},
                   {}};
}

Argument namesOf(const std::vector<Player>& players, const Names& names)
{
    std::vector<std::string> all;
    for (const Player player : players)
        all.push_back(nameOf(player, names));
    return enumerationOf(std::move(all));
}

Message featureName(const Fact& reason, const Names& names, const ReasonNames& places)
{
    const bool isFree = isOneOf(reason.code, {fact::taken, fact::removed, fact::vacated, fact::tied});
    std::vector<Player> owners{reason.player};
    owners.insert(owners.end(), reason.sharing.begin(), reason.sharing.end());
    const auto owner = isFree                           ? "free"
                       : reason.player == places.reader ? "yours"
                       : owners.size() > 1              ? "several"
                                                        : "other";
    return {&lookUp("feature-of", owner, featureKindName(reason.feature->kind)),
            {Argument(places.feature), namesOf(owners, names)},
            {}};
}

/// Adds the number after the other one of the two moves.
Message withOtherNumber(const Fact& reason, const ReasonNames& places, Message message)
{
    if (reason.spacesOtherwise < 0 && reason.countOtherwise < 0)
        return message;
    const bool isField = reason.code == fact::field;
    const auto counted = isField                         ? "points"
                         : reason.code == fact::movingOn ? "targets"
                         : reason.code == fact::oneLeft  ? "completing"
                                                         : "fitting";
    constexpr int neighbours = 8;
    const bool isAround = reason.code == fact::around;
    const auto spaces = isField ? "cities" : isAround ? "neighbours" : "open";
    const int number = reason.spacesOtherwise < 0 ? reason.countOtherwise
                       : isAround                 ? neighbours - reason.spacesOtherwise
                                                  : reason.spacesOtherwise;
    Message part{reason.spacesOtherwise < 0 ? &lookUp("reason-count", counted)
                                            : &lookUp("reason-spaces", spaces),
                 {},
                 number};
    const auto after = reason.isOfOther           ? "after-this"
                       : places.otherMove.empty() ? "after-other"
                                                  : "after-numbered";
    return {
        &lookUp("reason-of", after), {std::move(message), std::move(part), Argument(places.otherMove)}, {}};
}

/// Says which features the move has joined.
Message withParts(const Fact& reason, const ReasonNames& places, Message message)
{
    if (reason.parts.empty())
        return message;
    if (!places.hasLetters)
        return {&lookUp("reason-joined", "unnamed"), {std::move(message)}, {}};
    return {&lookUp("reason-joined", featureKindName(reason.feature->kind)),
            {std::move(message), enumerationOf(places.parts)},
            {}};
}

Argument contentsOf(const Fact& reason)
{
    std::vector<Message> terms;
    for (const auto& term : reason.terms) {
        // A term that needs its line of the score board as context has another text here.
        const auto* own = find("reason-term/" + std::string(term.term));
        terms.push_back(own != nullptr ? Message{own, {}, {}} : messageOf(term));
    }
    if (terms.empty())
        terms.push_back(messageOf(ScoreTerm{"city.tiles", reason.tiles, 0}));
    return terms;
}

Argument numberOf(int number)
{
    return std::string_view(std::to_string(number));
}

/// Returns the text of the example. It says if the example is about the other move, and the reason is not.
Message exampleOf(const Fact& reason, const Names& names, const ReasonNames& places)
{
    Fact example = reason.example.front();
    example.isOfOther = example.isOfOther && !reason.isOfOther;
    example.points = std::abs(example.points);
    return messageOf(example, names, places);
}

/// Arguments %1 to %5 of the templates; see reason_templates.cpp.
std::vector<Argument> argumentsOf(const Fact& reason, const Names& names, const ReasonNames& places)
{
    const bool isMajority = isOneOf(reason.code, {fact::alone, fact::tied, fact::lost});
    std::vector<Argument> arguments(5, std::string_view());
    if (reason.code == fact::tokens)
        arguments[0] = word("holding", reason.detail);
    else if (!reason.example.empty())
        arguments[0] = exampleOf(reason, names, places);
    else if (reason.feature)
        arguments[0] = featureName(reason, names, places);
    if (reason.code == fact::join)
        arguments[1] = std::string_view(places.joined);
    else if (isMajority)
        arguments[1] = numberOf(reason.strength);
    else if (isOneOf(reason.code, {fact::around, fact::field, fact::allOrNothing}))
        arguments[1] = numberOf(reason.tiles);
    else if (reason.code == fact::movingOn)
        arguments[1] = std::string_view(listOf(places.targets));
    else if (reason.code == fact::home)
        arguments[1] = enumerationOf(places.targets);
    else if (reason.code == fact::lastFigure)
        arguments[1] = Message{&lookUp("reason-spaces", "open"), {}, reason.spaces};
    else if (reason.code == fact::tokens)
        arguments[1] = numberOf(reason.against);
    else
        arguments[1] = contentsOf(reason);
    if (isOneOf(reason.code, {fact::open, fact::allOrNothing}))
        arguments[2] = Message{&lookUp("reason-spaces", "open"), {}, reason.spaces};
    else if (reason.code == fact::field)
        arguments[2] = numberOf(reason.spaces);
    else
        arguments[2] = isMajority && reason.code != fact::tied ? numberOf(reason.against)
                                                               : Argument(nameOf(reason.player, names));
    if (reason.code == fact::tied)
        arguments[3] = namesOf(reason.sharing, names);
    else if (isMajority)
        arguments[3] = std::string_view(nameOf(reason.rival, names));
    else
        arguments[3] = reason.code == fact::tokens ? numberOf(reason.count) : Argument(places.cell);
    arguments[4] = numberOf(reason.of);
    return arguments;
}

} // namespace

Message messageOf(const Fact& reason, const Names& names, const ReasonNames& places)
{
    if (reason.code == fact::home && !reason.targets.empty() && !places.hasLetters) {
        Fact supply = reason;
        supply.code = fact::supply;
        return messageOf(supply, names, places);
    }
    if (reason.code == fact::equal) {
        const auto variant = places.otherMove.empty() ? (reason.count == 0 ? "alone" : "")
                             : reason.count == 0      ? "other-alone"
                                                      : "other";
        return {&lookUp("reason", reason.code, variant), {Argument(places.otherMove)}, {}};
    }
    const auto variant = variantOf(reason, places);
    const auto* special = templateOfExpansion(reason, variant);
    Message message{special != nullptr ? special : &lookUp("reason", reason.code, variant),
                    argumentsOf(reason, names, places), reason.count};
    message = withParts(reason, places, withOtherNumber(reason, places, std::move(message)));
    const bool isAgainst = reason.points < 0 && reason.code != fact::rest;
    if (!reason.isOfOther)
        return isAgainst ? Message{&lookUp("reason-of", "against"), {std::move(message)}, {}} : message;
    const auto other = places.otherMove.empty() ? "next" : "other";
    return {&lookUp("reason-of", std::string(other).append(isAgainst ? "-against" : "")),
            {std::move(message), Argument(places.otherMove)},
            {}};
}

} // namespace vozka::wording
