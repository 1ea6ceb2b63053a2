// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/values_json.h"

#include "engine/expansions/list.h"

#include <algorithm>

namespace vozka::cli {

namespace {

constexpr std::array<Code, sideCount> sideNames{"N", "E", "S", "W"};

std::string featureId(const SegmentRef& segment, const RuleBook& book, const Board& board)
{
    const auto tile = board.tileAt(segment.at);
    if (tile == noTile)
        return {};
    const auto& kind = book.catalogue().kind(board.tiles()[tile].kind);
    const bool exists = segment.feature < kind.features.size() + kind.shortRoads.size();
    return exists ? kind.idOf(segment.feature) : std::string();
}

std::string figureName(FigureKind figure, const RuleBook& book)
{
    for (const auto& rule : book.figureRules())
        if (rule->kind() == figure)
            return std::string(rule->name());
    return {};
}

/// True for an event about two features of the same kind on one tile, which it joins.
bool isPair(const Event& event, const Board& board)
{
    if (event.at.feature == noFeature || event.to.feature == noFeature || event.at.at != event.to.at)
        return false;
    const auto tile = board.tileAt(event.at.at);
    const auto kindOf = [&](FeatureIndex feature) {
        return board.segment(board.segmentOf(tile, feature)).kind;
    };
    return kindOf(event.at.feature) == kindOf(event.to.feature);
}

/// Adds the tile, the two features that are joined now, and the two that were joined before, if any.
void addPair(Json& json, const Event& event, const RuleBook& book, const Board& board)
{
    const auto ids = [&](std::vector<SegmentRef> segments) {
        auto list = Json::array();
        for (const auto& segment : segments)
            list.push_back(featureId(segment, book, board));
        std::sort(list.begin(), list.end());
        return list;
    };
    json["at"] = toJson(event.at.at);
    json["roads"] = ids({event.at, event.to});
    if (!event.segments.empty())
        json["from"] = ids(event.segments);
}

/// Adds all fields of the event except its type.
void addDetails(Json& json, const Event& event, const RuleBook& book, const Board& board)
{
    const auto addTile = [&] { json["tile"] = book.catalogue().kind(event.kind).id; };
    const auto addFigure = [&] {
        json["player"] = event.player;
        json["figure"] = figureName(event.figure, book);
    };
    if (event.type == event::draw || event.type == event::discard || event.type == event::aside) {
        json["player"] = event.player;
        addTile();
    } else if (event.type == event::place) {
        json["player"] = event.player;
        addTile();
        json["at"] = toJson(event.at.at);
        json["turns"] = event.turns;
    } else if (event.type == event::deploy) {
        addFigure();
        if (event.onCorner)
            json["corner"] = toJson(event.at.at);
        else
            json.update(toJson(event.at, book, board));
    } else if (event.type == event::returned) {
        addFigure();
        json["from"] = event.onCorner ? Json{{"corner", toJson(event.at.at)}} : toJson(event.at, book, board);
    } else if (event.type == event::moved) {
        addFigure();
        json["from"] = toJson(event.at, book, board);
        json["to"] = toJson(event.to, book, board);
    } else if (event.type == event::entered || event.type == event::left || event.type == event::withdrawn) {
        addFigure();
        json["area"] = event.what;
        if (event.type == event::left)
            json["to"] = toJson(event.at, book, board);
    } else if (event.type == event::complete) {
        json["kind"] = featureKindName(event.featureKind);
        auto& segments = json["segments"] = Json::array();
        for (const auto& segment : event.segments)
            segments.push_back(toJson(segment, book, board));
    } else if (event.type == event::piece) {
        json["player"] = event.player;
        json["piece"] = book.token(event.token).word;
        json["at"] = toJson(event.at.at);
        if (event.at.feature != noFeature)
            json["feature"] = featureId(event.at, book, board);
    } else if (event.type == event::raised) {
        json["player"] = event.player;
        json["at"] = toJson(event.at.at);
        json["pieces"] = event.count;
    } else if (event.type == event::captured || event.type == event::released) {
        addFigure();
        json["owner"] = event.owner;
        if (event.type == event::captured)
            json["from"] = toJson(event.at, book, board);
    } else if (event.type == event::turn) {
        json["player"] = event.player;
    } else if (event.type == event::taken) {
        json["player"] = event.player;
        json["what"] = event.what;
        json["count"] = event.count;
    } else if (event.type == event::extraTurn || event.type == event::noEffect) {
        json["player"] = event.player;
        json["by"] = event.what;
    } else if (event.type == event::score) {
        json.update(toJson(event.line, book, board));
    } else {
        if (event.player != noPlayer)
            json["player"] = event.player;
        if (event.count != 0)
            json["count"] = event.count;
        if (!event.what.empty())
            json["what"] = event.what;
        if (isPair(event, board))
            return addPair(json, event, book, board);
        if (event.at.feature != noFeature)
            json.update(toJson(event.at, book, board));
        if (event.to.feature != noFeature)
            json["to"] = toJson(event.to, book, board);
    }
}

} // namespace

Json toJson(Cell cell)
{
    return Json::array({cell.x, cell.y});
}

Json toJson(const SegmentRef& segment, const RuleBook& book, const Board& board)
{
    return {{"at", toJson(segment.at)}, {"feature", featureId(segment, book, board)}};
}

Json toJson(const ScoreLine& line, const RuleBook& book, const Board& board)
{
    Json terms = Json::array();
    for (const auto& term : line.terms)
        terms.push_back({{"term", term.term}, {"count", term.count}, {"points", term.points}});
    return {{"player", line.player},
            {"kind", line.kind},
            {"points", line.points},
            {"at", line.hasPlace() ? toJson(line.at) : Json()},
            {"feature", line.hasPlace() ? Json(featureId({line.at, line.feature}, book, board)) : Json()},
            {"terms", std::move(terms)}};
}

Json toJson(const Event& event, const RuleBook& book, const Board& board)
{
    Json json{{"event", event.type}};
    addDetails(json, event, book, board);
    return json;
}

Json toJson(const Refusal& refusal, const RuleBook& book, const Board& board)
{
    Json by = Json::object();
    if (refusal.at)
        by["at"] = toJson(*refusal.at);
    if (refusal.at && refusal.feature != noFeature)
        by["feature"] = featureId({*refusal.at, refusal.feature}, book, board);
    if (refusal.side)
        by["side"] = sideNames[static_cast<std::size_t>(index(*refusal.side))];
    if (refusal.shows)
        by["shows"] = featureKindName(*refusal.shows);
    if (refusal.neighbourTerrain)
        by["meets"] = featureKindName(*refusal.neighbourTerrain);
    if (refusal.player != noPlayer)
        by["player"] = refusal.player;
    // "kind": a figure on the board that blocks the action, "figure": the figure of the action.
    if (refusal.figure)
        by[refusal.isFigureOnBoard ? "kind" : "figure"] = figureName(*refusal.figure, book);
    if (refusal.featureKind)
        by["featureKind"] = featureKindName(*refusal.featureKind);
    if (refusal.pieces)
        by["height"] = *refusal.pieces;
    return by;
}

Json deploymentJson(const Action& action, const RuleBook& book, const Board& board)
{
    Json json{{"figure", figureName(action.figure, book)}};
    if (action.at.isCorner())
        json["corner"] = toJson(action.at.cell());
    else
        json.update(toJson(action.at.ref(), book, board));
    return json;
}

Json scoresJson(const StateData& state)
{
    Json scores = Json::array();
    for (Player player = 0; player < state.playerCount; ++player)
        scores.push_back(state.scores[player]);
    return scores;
}

} // namespace vozka::cli
