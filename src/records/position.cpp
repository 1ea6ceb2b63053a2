// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/position.h"

#include "records/actions.h"
#include "records/areas.h"
#include "records/document.h"
#include "records/game_head.h"
#include "records/position_fields.h"
#include "records/tokens.h"

#include <algorithm>
#include <iterator>

namespace vozka::records {

namespace {

constexpr int maxScore = 9999;

PositionTile readTile(const Value& value, ActionWords& words, const Rules& rules, int players)
{
    auto fields = value.fields();
    PositionTile tile;
    tile.kind = words.readKind(fields.at("tile"));
    tile.at = fields.at("at").cell();
    tile.turns = static_cast<Turns>(fields.at("turns").integer(0, sideCount - 1));
    // Only tiles that are never in the bag can have an owner.
    if (tile.kind != noKind && !rules.catalogue().kind(tile.kind).inBag)
        if (const auto owner = fields.find("player"))
            tile.owner = static_cast<Player>(owner->integer(0, players - 1));
    fields.refuseUnread();
    if (tile.kind != noKind)
        words.addTile(tile.at, tile.kind);
    return tile;
}

PositionFigure readFigure(const Value& value, const ActionWords& words, int players)
{
    auto fields = value.fields();
    PositionFigure figure;
    figure.player = static_cast<Player>(fields.at("player").integer(0, players - 1));
    figure.kind = words.readFigure(fields.at("kind"));
    if (const auto corner = fields.find("corner")) {
        figure.at = corner->cell();
        figure.onCorner = true;
    } else {
        figure.at = fields.at("at").cell();
        figure.feature = words.readFeature(fields.at("feature"), figure.at);
    }
    fields.refuseUnread();
    return figure;
}

std::vector<int> readScores(const Value& value, std::size_t players)
{
    std::vector<int> scores;
    for (const auto& score : value.list())
        scores.push_back(score.integer(0, maxScore));
    if (scores.size() != players)
        value.fail(error::wrongLength, {std::to_string(players)});
    return scores;
}

std::string tileText(const PositionTile& tile, const Rules& rules)
{
    ObjectText text;
    text.add("tile", jsonText(rules.catalogue().kind(tile.kind).id));
    text.add("at", cellText(tile.at));
    text.add("turns", std::to_string(tile.turns));
    if (tile.owner != noPlayer)
        text.add("player", std::to_string(tile.owner));
    return text.text();
}

std::string figureText(const PositionFigure& figure, const ActionWords& words, const Rules& rules)
{
    ObjectText text;
    text.add("player", std::to_string(figure.player));
    text.add("kind", jsonText(rules.book().figureRule(figure.kind).name()));
    if (figure.onCorner) {
        text.add("corner", cellText(figure.at));
    } else {
        text.add("at", cellText(figure.at));
        text.add("feature", jsonText(words.featureId({figure.at, figure.feature})));
    }
    return text.text();
}

/// Returns the names of the player and the figure of the refusal, an empty list if it has no figure.
std::vector<std::string> namesOfRefusal(const Refusal& refusal, const PositionRecord& record,
                                        const Rules& rules)
{
    if (!refusal.figure || refusal.player >= record.players.size())
        return {};
    return {record.players[refusal.player].name,
            std::string(rules.book().figureRule(*refusal.figure).name())};
}

bool hasFixedTiles(const RuleBook& book)
{
    return std::ranges::any_of(book.startTiles(), &StartTile::isFixed);
}

std::string pointerPrefix(PositionFault::Where where)
{
    switch (where) {
    case PositionFault::Where::Tile:
        return "/tiles/";
    case PositionFault::Where::Figure:
        return "/figures/";
    case PositionFault::Where::Bag:
        return "/bag/";
    case PositionFault::Where::Area:
    case PositionFault::Where::Token:
        break;
    }
    return {};
}

/// Returns the JSON pointer to the entry that is not possible.
std::string pointerTo(const PositionFault& fault, const PositionRecord& record, const RuleBook& book)
{
    if (fault.where == PositionFault::Where::Token)
        return pointerToToken(book, record.position.tokens, fault.index);
    if (fault.where == PositionFault::Where::Area)
        return pointerToFigureInArea(book, record.position.inAreas, fault.index);
    return pointerPrefix(fault.where) + std::to_string(fault.index);
}

} // namespace

std::optional<PositionRecord> readPositionFields(const Value& object, Fields& fields,
                                                 const TileLibrary& library)
{
    PositionRecord record;
    auto& position = record.position;
    record.rules = readRuleChoice(fields.at("rules"));
    record.players = readPlayers(fields.at("players"), PlayerFields::Position);
    const int players = static_cast<int>(record.players.size());
    position.toMove = static_cast<Player>(fields.at("toMove").integer(0, players - 1));
    const auto tilesField = fields.at("tiles");
    const auto tiles = tilesField.list();
    const auto figures = fields.find("figures");
    if (const auto scores = fields.find("scores"))
        position.scores = readScores(*scores, record.players.size());
    // Create the rules first: they define the kinds of tokens, and so the further fields.
    std::optional<Result<Rules>> rules;
    if (object.hasNoFaults())
        rules = makeRules(record.rules, record.players.size(), library, {});
    const bool hasRules = rules && *rules;
    const auto tokens = hasRules ? findTokenFields(fields, (*rules)->book()) : std::vector<TokenField>();
    const auto areas = hasRules ? findAreaFields(fields, (*rules)->book()) : std::vector<AreaField>();
    fields.refuseUnread();
    // Tiles with fixed cells are on the board without an entry.
    if (tiles.empty() && !(hasRules && hasFixedTiles((*rules)->book())))
        tilesField.fail(error::tilesNone);
    if (!object.hasNoFaults())
        return {};
    if (!hasRules) {
        object.fail(rules->error());
        return {};
    }
    ActionWords words(**rules);
    for (const auto& tile : tiles)
        position.tiles.push_back(readTile(tile, words, **rules, players));
    if (figures)
        for (const auto& figure : figures->list())
            position.figures.push_back(readFigure(figure, words, players));
    for (const auto& field : areas)
        readFiguresInAreas(field, **rules, words, position.inAreas);
    for (const auto& field : tokens)
        readTokens(field, **rules, words, position);
    if (!object.hasNoFaults())
        return {};
    return record;
}

Result<PositionRecord> readPosition(std::string_view text, const std::string& file,
                                    const TileLibrary& library)
{
    Document document(text, file);
    auto fields = document.fieldsAfterHead("vozka-position");
    auto record = readPositionFields(document.root(), fields, library);
    if (const auto& fault = document.faults().first())
        return *fault;
    return std::move(*record);
}

std::string positionFieldsText(const PositionRecord& record, const TileLibrary& library,
                               std::string_view indent)
{
    const auto& position = record.position;
    const auto line = std::string("\n").append(indent);
    const auto entry = line + " ";
    std::vector<std::string> tiles;
    std::vector<std::string> figures;
    std::vector<NamedText> tokens;
    if (const auto rules = makeRules(record.rules, record.players.size(), library, {})) {
        ActionWords words(*rules);
        for (const auto& tile : position.tiles) {
            words.addTile(tile.at, tile.kind);
            tiles.push_back(entry + tileText(tile, *rules));
        }
        tokens = tokenTexts(*rules, words, position);
        std::ranges::copy(areaTexts(rules->book(), position.inAreas), std::back_inserter(tokens));
        for (const auto& figure : position.figures)
            if (!isListedWithStack(*rules, position, figure))
                figures.push_back(entry + figureText(figure, words, *rules));
    }
    std::vector<std::string> scores;
    for (const auto score : position.scores)
        scores.push_back(std::to_string(score));
    std::string text = "\"rules\": " + ruleChoiceText(record.rules);
    text.append(",").append(line).append("\"players\": ");
    text.append(playersText(record.players, PlayerFields::Position));
    text.append(",").append(line).append("\"toMove\": ").append(std::to_string(position.toMove));
    if (!scores.empty())
        text.append(",").append(line).append("\"scores\": [").append(joined(scores, ",")).append("]");
    for (const auto& [name, value] : tokens)
        text.append(",").append(line).append("\"").append(name).append("\": ").append(value);
    text.append(",").append(line).append("\"tiles\": [").append(joined(tiles, ",")).append(line).append("]");
    text.append(",").append(line).append("\"figures\": [").append(joined(figures, ","));
    text.append(line).append("]");
    return text;
}

std::string writePosition(const PositionRecord& record, const TileLibrary& library)
{
    return std::string("{\"format\": \"vozka-position\", \"version\": 1,\n ")
        .append(positionFieldsText(record, library, " "))
        .append("}\n");
}

Result<LoadedPosition> layOut(const PositionRecord& record, const std::string& file,
                              const TileLibrary& library)
{
    auto rules = makeRules(record.rules, record.players.size(), library, file);
    if (!rules)
        return rules.error();
    PositionFault fault;
    if (auto state = PositionLoader::make(*rules, record.position, fault))
        return LoadedPosition{std::move(*rules), *state};
    return Error{file, pointerTo(fault, record, rules->book()), std::string(fault.refusal.code),
                 namesOfRefusal(fault.refusal, record, *rules), fault.refusal};
}

Result<Action> readAction(std::string_view text, const std::string& file, const PositionRecord& record,
                          const Rules& rules)
{
    Document document(text, file);
    ActionWords words(rules);
    for (const auto& tile : record.position.tiles)
        words.addTile(tile.at, tile.kind);
    const auto action = words.read(document.root());
    if (const auto& fault = document.faults().first())
        return *fault;
    return action;
}

} // namespace vozka::records
