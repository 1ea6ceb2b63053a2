// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "wording/messages.h"

#include "engine/expansions/list.h"
#include "records/error_codes.h"
#include "records/quote.h"

#include <algorithm>

namespace vozka::wording {

namespace {

constexpr std::array<std::string_view, sideCount> sideWords{"north", "east", "south", "west"};

/// Last part of the keys for a figure on a corner.
constexpr Code onCorner = "corner";
constexpr Code classicEdition = "C1";

Argument playerName(Player player, const Names& names)
{
    return player < names.players.size() ? Argument(names.players[player].name)
                                         : Argument(std::string_view{});
}

/// Returns the name of that figure in the edition of the game.
Message figureName(std::string_view name, const Names& names)
{
    const bool classic = names.book != nullptr && names.book->options().edition() == Edition::C1;
    return {&lookUp("figure", name, classic ? classicEdition : Code()), {Argument(name)}, {}};
}

Message figureName(FigureKind figure, const Names& names)
{
    if (names.book != nullptr)
        for (const auto& rule : names.book->figureRules())
            if (rule->kind() == figure)
                return figureName(rule->name(), names);
    return word("figure", "any");
}

/// Returns the word of the token and of its area, "figure" or "forced", empty without a book.
std::string pieceDetail(const Event& event, const Names& names)
{
    std::string detail(names.book == nullptr ? Code() : names.book->token(event.token).word);
    const Code target = event.owner != noPlayer ? Code("figure")
                        : event.isForced        ? Code("forced")
                                                : event.what;
    return target.empty() ? detail : detail.append("/").append(target);
}

Code sideName(std::optional<FeatureKind> kind)
{
    return kind ? featureKindName(*kind) : Code("nothing");
}

/// Returns the last part of the key for the message of a refusal.
std::string detailOf(const Refusal& refusal)
{
    if (refusal.code == refusal::sideDoesNotMatch)
        return std::string(sideName(refusal.shows)).append("/").append(sideName(refusal.neighbourTerrain));
    if (!refusal.detail.empty())
        return std::string(refusal.detail);
    if (refusal.pieces)
        return "pieces";
    return refusal.featureKind ? std::string(featureKindName(*refusal.featureKind)) : std::string();
}

/// Returns the text of a summand: "5 tiles × 2". The factor is left out if it is 1.
Message summand(const ScoreTerm& term)
{
    const int pointsPerUnit = term.count != 0 ? term.points / term.count : 0;
    auto message = messageOf(term);
    // Terms without a count have no factor.
    if (pointsPerUnit == 1 || !message.wording->isCounted())
        return message;
    return {&lookUp("score", "each"), {messageOf(term), std::string_view(std::to_string(pointsPerUnit))}, {}};
}

Message scoreMessage(const Event& event)
{
    std::vector<Message> terms;
    for (const auto& term : event.line.terms)
        terms.push_back(summand(term));
    return {
        &lookUp("event", event::score),
        {kindOf(event.line), Argument(std::move(terms)), std::string_view(std::to_string(event.line.points))},
        {}};
}

/// True if the argument of an error with that code is a list. Such arguments may be longer.
bool isList(std::string_view code)
{
    return code == records::error::claimFalse || code == records::error::claimSegments;
}

constexpr std::size_t maxListLength = 1000;

/// Returns the message of a system reason if the argument is its code. Quotes other arguments.
Argument argumentOf(const records::Error& error, const std::string& argument, std::size_t maxLength)
{
    const bool isSystemError =
        error.code == records::error::cannotRead || error.code == records::error::cannotWrite;
    const auto* const reason = isSystemError ? find("system/" + argument) : nullptr;
    if (reason != nullptr)
        return Message{reason, {}, {}};
    return std::string_view(records::quote(argument, maxLength));
}

/// Returns the number of tiles. A tile with two segments counts once.
int tilesOf(const std::vector<SegmentRef>& segments)
{
    std::vector<Cell> cells;
    cells.reserve(segments.size());
    for (const auto& segment : segments)
        cells.push_back(segment.at);
    std::ranges::sort(cells);
    return static_cast<int>(std::unique(cells.begin(), cells.end()) - cells.begin());
}

} // namespace

Message messageOf(const Refusal& refusal, const Names& names)
{
    Message message{&lookUp("refusal", refusal.code, detailOf(refusal)), {}, {}};
    if (refusal.side)
        message.arguments = {word("side", sideWords[static_cast<std::size_t>(index(*refusal.side))])};
    else if (refusal.figure)
        message.arguments = {playerName(refusal.player, names), figureName(*refusal.figure, names)};
    else if (refusal.player != noPlayer)
        message.arguments = {playerName(refusal.player, names)};
    else
        message.arguments = {std::string_view(refusal.code)};
    message.count = refusal.pieces;
    return message;
}

Message messageOf(const records::Error& error, const Names& names)
{
    if (error.refusal) {
        auto message = messageOf(*error.refusal, names);
        if (error.arguments.size() == 2)
            message.arguments = {std::string_view(records::quote(error.arguments[0])),
                                 figureName(error.arguments[1], names)};
        return message;
    }
    Message message{&lookUp("error", error.code), {}, {}};
    const auto maxLength = isList(error.code) ? maxListLength : records::longestQuote;
    for (const auto& argument : error.arguments)
        message.arguments.push_back(argumentOf(error, argument, maxLength));
    if (message.wording->key.empty())
        message.arguments = {std::string_view(error.code)};
    return message;
}

Message messageOf(const Event& event, const Names& names)
{
    if (event.type == event::score)
        return scoreMessage(event);
    const bool isPlacement = event.type == event::place && names.book != nullptr;
    const std::string detail = isPlacement ? std::string(ownTileName(*names.book, event.kind))
                               : event.type == event::piece ? pieceDetail(event, names)
                               : !event.what.empty()        ? std::string(event.what)
                               : event.onCorner             ? std::string(onCorner)
                                                            : std::string(featureKindName(event.featureKind));
    Message message{&lookUp("event", event.type, detail), {}, {}};
    if (event.type == event::deploy || event.type == event::returned || event.type == event::moved
        || event.type == event::captured || event.type == event::released || event.type == event::entered
        || event.type == event::left || event.type == event::withdrawn)
        message.arguments = {figureName(event.figure, names), playerName(event.owner, names)};
    else if (event.owner != noPlayer)
        message.arguments = {messageOf(Action::deploy(event.figure, Spot()), event.featureKind, names)};
    else if (event.type == event::complete)
        message.count = tilesOf(event.segments);
    else if (message.wording->isCounted())
        message.count = event.count;
    else
        message.arguments = {std::string_view(event.type)};
    return message;
}

namespace {

/// Returns the role of a follower on that kind of feature ("knight"), or the name of another figure.
std::string roleOf(const Event& event, const Names& names)
{
    const Code on = featureKindName(event.featureKind);
    if (event.figure != FigureKind::Follower)
        return std::string(names.book->figureRule(event.figure).name());
    if (event.featureKind == FeatureKind::City)
        return "knight";
    if (event.featureKind == FeatureKind::Field)
        return "farmer";
    if (event.featureKind == FeatureKind::Road)
        return names.book->options().edition() == Edition::C1 ? "thief" : "highwayman";
    for (const auto* role : {"monk", "follower"})
        if (find(std::string("log/deploy/").append(role).append("/").append(on)) != nullptr)
            return role;
    return {};
}

} // namespace

Message logMessageOf(const Event& event, const Names& names, const std::string& shows, Code keeps)
{
    if (event.type == event::place)
        return {keeps.empty() ? &lookUp("log", event::place, ownTileName(*names.book, event.kind))
                              : &lookUp("log", "keep-and-place", keeps),
                {std::string_view(shows)},
                {}};
    if (event.type != event::deploy && event.type != event::returned)
        return messageOf(event, names);
    std::string detail = roleOf(event, names);
    const auto on = "/" + std::string(event.onCorner ? onCorner : featureKindName(event.featureKind));
    if (event.type == event::deploy || find("log/return/" + detail + on) != nullptr)
        detail += on;
    const auto classicDetail = std::string(detail).append("/").append(classicEdition);
    if (names.book->options().edition() == Edition::C1
        && find(std::string("log/").append(event.type).append("/").append(classicDetail)) != nullptr)
        detail = classicDetail;
    return {&lookUp("log", event.type, detail), {figureName(event.figure, names)}, {}};
}

Message messageWithName(const Event& event, const Names& names)
{
    // No player causes these events.
    const bool hasNoPlayer = event.player == noPlayer || event.type == event::complete
                             || event.type == event::discard || event.type == event::aside;
    auto message = messageOf(event, names);
    if (hasNoPlayer)
        return message;
    return {&lookUp("event", "by"), {playerName(event.player, names), std::move(message)}, {}};
}

Message messageOf(const Action& action, FeatureKind on, const Names& names)
{
    constexpr int degrees = 90;
    const auto number = [](int value) { return Argument(std::string_view(std::to_string(value))); };
    switch (action.type) {
    case Action::Type::Place:
        return {&lookUp("choice", "place"),
                {number(action.at.cell().x), number(action.at.cell().y), number(degrees * action.turns)},
                {}};
    case Action::Type::Deploy:
        return {&lookUp("event", event::deploy, action.at.isCorner() ? onCorner : featureKindName(on)),
                {figureName(action.figure, names)},
                {}};
    case Action::Type::Move:
        return {action.isReturn() ? &lookUp("choice", "home")
                                  : &lookUp("choice", "move", featureKindName(on)),
                {figureName(action.figure, names)},
                {}};
    case Action::Type::Pass:
        return {&lookUp("choice", "pass"), {}, {}};
    default:
        break;
    }
    // The forms of the rules describe all other actions that players can choose.
    const auto* form = names.book->formOf(action);
    if (form == nullptr || !isOfExpansion(action.type))
        return {&lookUp("choice", "unknown"), {Argument(std::string_view("?"))}, {}};
    const auto figure = figureName(action.figure, names);
    const Message figureOnFeature{&lookUp("event", event::deploy, featureKindName(on)), {figure}, {}};
    // A figure or piece goes to an area, or a figure goes from there to a feature.
    const bool entersArea = action.at.kind() == SpotKind::Area && !action.to.isFeature();
    const auto& first = form->args.front();
    const bool isOwn = form->names(ArgType::Player) && action.player == names.mover;
    std::string detail(isOwn                         ? Code("own")
                       : entersArea                  ? names.book->areas()[action.at.area()].word
                       : first.type == ArgType::Word ? first.words[static_cast<std::size_t>(action.number)]
                                                     : featureKindName(on));
    if (form->names(ArgType::Number))
        detail = std::to_string(action.number + 1);
    return {&lookUp("choice", form->word(), detail),
            {figure, playerName(action.player, names), action.at.isFeature() ? figureOnFeature : figure},
            {}};
}

Message figureMessage(FigureKind figure, const Names& names)
{
    return figureName(figure, names);
}

Message messageOf(const ScoreTerm& term)
{
    return {&lookUp("term", term.term), {std::string_view(term.term)}, term.count};
}

Message kindOf(const ScoreLine& line)
{
    return {&lookUp("line", line.kind, line.rule), {Argument(std::string_view(line.kind))}, {}};
}

Code ownTileName(const RuleBook& book, KindIndex kind)
{
    return kind == noKind || book.ownTileRule(kind) == nullptr
               ? Code()
               : featureKindName(book.catalogue().kind(kind).features.front().kind);
}

Message keepMessage(Code ownTile)
{
    return {&lookUp("event", "keep", ownTile), {}, {}};
}

Message endMessage(Code ownTile, const std::string& players)
{
    return {&lookUp("event", event::end, ownTile), {std::string_view(players)}, {}};
}

Message featureMessage(FeatureKind kind)
{
    return word("feature", featureKindName(kind));
}

} // namespace vozka::wording
