// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads one tile set. The engine and its expansions define the words for kinds of features and marks.
#include "engine/expansions/list.h"
#include "records/document.h"
#include "records/tile_library.h"

#include <algorithm>

namespace vozka::records {

namespace {

constexpr std::array<std::string_view, halfEdgeCount> halfEdgeNames{"NL", "NR", "EL", "ER",
                                                                    "SL", "SR", "WL", "WR"};
constexpr std::array<std::string_view, directionCount> directionNames{"N", "NE", "E", "SE",
                                                                      "S", "SW", "W", "NW"};
constexpr std::string_view sideNames = "NESW";
constexpr int maxCoatsOfArms = 9;

/// Reads a text with one letter for each side. A repeated letter is a fault.
std::uint8_t readSides(const Value& value)
{
    unsigned sides = 0;
    for (const char letter : value.text()) {
        const auto side = sideNames.find(letter);
        if (side == std::string_view::npos) {
            value.fail(error::unknownWord, {std::string(1, letter), "N, E, S, W"});
            return 0;
        }
        if ((sides >> side & 1U) != 0)
            value.fail(error::edgeTwice, {std::string(1, letter)});
        sides |= 1U << side;
    }
    return static_cast<std::uint8_t>(sides);
}

std::uint8_t readHalfEdges(const Value& value)
{
    unsigned halves = 0;
    for (const auto& entry : value.list()) {
        const auto half = entry.word(halfEdgeNames);
        if ((halves >> half & 1U) != 0)
            entry.fail(error::edgeTwice, {std::string(halfEdgeNames[half])});
        halves |= 1U << half;
    }
    return static_cast<std::uint8_t>(halves);
}

/// Returns the feature of the same tile with that id.
FeatureIndex readReference(const Value& value, const TileKind& tile)
{
    const auto id = value.text();
    const auto found = tile.find(id);
    if (found >= tile.features.size())
        value.fail(error::featureUnknown, {id, tile.id});
    return found;
}

std::vector<FeatureIndex> readReferences(const Value& value, const TileKind& tile)
{
    std::vector<FeatureIndex> found;
    for (const auto& entry : value.list())
        found.push_back(readReference(entry, tile));
    return found;
}

/// Reads one of `{"junction": true}`, `{"gate": "city-n"}`, ... `isPassed`: the road does not end there.
RoadEnd readRoadEnd(const Value& value, const TileKind& tile, bool isPassed = false)
{
    auto fields = value.fields();
    RoadEnd end;
    for (const auto& spec : roadEndSpecs()) {
        const auto field = isPassed && !spec.mayBePassed ? std::nullopt : fields.find(spec.word);
        if (!field)
            continue;
        end.type = spec.word;
        if (spec.namesFeature)
            end.feature = readReference(*field, tile);
        else
            field->requireTrue();
    }
    fields.refuseUnread();
    if (fields.names().size() != 1)
        value.fail(error::wrongLength, {"1"});
    return end;
}

/// Reads the id and the kind of a feature. They are read before all other fields, which may refer to later
/// features.
TileFeature readIdAndKind(const Value& value)
{
    auto fields = value.fields();
    TileFeature feature;
    feature.id = fields.at("id").id();
    const auto kind = fields.at("kind");
    const auto word = kind.text();
    if (const auto known = findFeatureKind(word))
        feature.kind = *known;
    else
        kind.fail(error::unknownFeatureKind, {word});
    return feature;
}

/// Reads a list of words. The feature has a mark as often as the list has its word.
void readMarks(const Value& value, TileFeature& feature)
{
    for (const auto& entry : value.list()) {
        const auto word = entry.id();
        if (!isMark(word, feature.kind))
            entry.fail(error::unknownMark, {word});
        const auto known = std::ranges::find(feature.marks, word, &MarkCount::word);
        if (known == feature.marks.end())
            feature.marks.push_back({word, 1});
        else
            ++known->count;
    }
}

std::vector<std::string> readTileMarks(const Value& value)
{
    std::vector<std::string> marks;
    for (const auto& entry : value.list()) {
        marks.push_back(entry.id());
        if (!isTileMark(marks.back()))
            entry.fail(error::unknownMark, {marks.back()});
    }
    return marks;
}

void readFeature(const Value& value, const TileKind& tile, TileFeature& feature)
{
    auto fields = value.fields();
    (void)fields.find("id");
    (void)fields.find("kind");
    if (const auto edges = fields.find("edges"))
        feature.sides = readSides(*edges);
    if (const auto halves = fields.find("halfEdges"))
        feature.halfEdges = readHalfEdges(*halves);
    if (const auto coats = fields.find("coatsOfArms"))
        if (const int count = coats->integer(0, maxCoatsOfArms); count > 0)
            feature.marks.push_back({std::string(mark::coatOfArms), count});
    if (const auto marks = fields.find("marks"))
        readMarks(*marks, feature);
    if (const auto branches = fields.find("branches"))
        feature.branches = static_cast<std::uint8_t>(branches->integer(3, sideCount));
    if (const auto tunnel = fields.find("tunnel"))
        feature.tunnel = tunnel->trueOrFalse();
    if (const auto ends = fields.find("ends"))
        for (const auto& end : ends->list())
            feature.ends.push_back(readRoadEnd(end, tile));
    if (const auto passes = fields.find("passes"))
        for (const auto& pass : passes->list())
            feature.passes.push_back(readRoadEnd(pass, tile, true).feature);
    if (const auto cities = fields.find("cities"))
        feature.cities = readReferences(*cities, tile);
    if (const auto walls = fields.find("touchesWall"))
        feature.touchesWall = readReferences(*walls, tile);
    if (const auto within = fields.find("within"))
        feature.within = readReference(*within, tile);
    if (hasDirection(feature.kind))
        feature.direction = static_cast<Direction>(fields.at("direction").word(directionNames));
    fields.refuseUnread();
}

void readLink(const Value& value, TileKind& tile)
{
    const auto pair = readReferences(value, tile);
    if (pair.size() == 2)
        tile.links.emplace_back(pair[0], pair[1]);
    else
        value.fail(error::wrongLength, {"2"});
}

ShortRoad readShortRoad(const Value& value, const TileKind& tile)
{
    constexpr std::array<std::string_view, 1> origins{"junction"};
    auto fields = value.fields();
    ShortRoad road;
    road.id = fields.at("id").id();
    (void)fields.at("from").word(origins);
    road.to = readReference(fields.at("to"), tile);
    fields.refuseUnread();
    return road;
}

TileKind readTile(const Value& value, const Faults& faults)
{
    auto fields = value.fields();
    TileKind tile;
    tile.id = fields.at("id").id();
    tile.count = fields.at("count").integer(1, maxCopies);
    if (const auto start = fields.find("start"))
        tile.start = start->trueOrFalse();
    if (const auto at = fields.find("startAt"))
        tile.startAt = at->cell();
    if (const auto bag = fields.find("bag"))
        tile.inBag = bag->trueOrFalse();
    if (const auto stack = fields.find("stack"))
        tile.stack = stack->integer(1, 1);
    if (const auto second = fields.find("second"))
        tile.second = second->trueOrFalse();
    if (const auto last = fields.find("last"))
        tile.last = last->trueOrFalse();
    for (const auto& spec : copiesSpecs())
        if (const auto copies = fields.find(spec.key))
            tile.copiesWith.push_back({std::string(spec.word), copies->integer(0, maxCopies)});
    const auto features = fields.at("features").list();
    if (features.size() > static_cast<std::size_t>(maxFeaturesOfTile)) {
        value.fail("tile.features", {tile.id});
        return tile;
    }
    for (const auto& feature : features)
        tile.features.push_back(readIdAndKind(feature));
    for (std::size_t i = 0; i < features.size(); ++i)
        readFeature(features[i], tile, tile.features[i]);
    if (const auto links = fields.find("links"))
        for (const auto& link : links->list())
            readLink(link, tile);
    if (const auto roads = fields.find("shortRoads"))
        for (const auto& road : roads->list())
            tile.shortRoads.push_back(readShortRoad(road, tile));
    if (const auto marks = fields.find("marks"))
        tile.marks = readTileMarks(*marks);
    if (const auto evidence = fields.find("evidence"))
        tile.evidence = evidence->text();
    fields.refuseUnread();
    if (faults.none())
        if (const auto fault = check(tile))
            value.fail(fault->code, {fault->detail});
    return tile;
}

/// True if both start tiles have fixed cells, and the cells are different.
bool haveDifferentCells(const std::optional<Cell>& one, const std::optional<Cell>& other)
{
    return one && other && *one != *other;
}

/// Adds faults of tiles in comparison with other tiles: repeated ids and start tiles.
void checkRepeatedTiles(const std::vector<Value>& values, const std::vector<TileKind>& tiles)
{
    for (std::size_t i = 0; i < tiles.size(); ++i)
        for (std::size_t earlier = 0; earlier < i; ++earlier) {
            if (tiles[i].id == tiles[earlier].id)
                values[i].fail(error::tileIdTwice, {tiles[i].id});
            if (tiles[i].start && tiles[earlier].start
                && !haveDifferentCells(tiles[i].startAt, tiles[earlier].startAt))
                values[i].fail(error::startTwice, {tiles[i].id});
        }
}

} // namespace

Result<TileSet> readTileSet(std::string_view text, const std::string& file)
{
    Document document(text, file);
    auto fields = document.fieldsAfterHead("vozka-tiles");
    TileSet set;
    set.name = fields.at("set").id();
    if (const auto offered = fields.find("offered"))
        set.offered = offered->trueOrFalse();
    const auto list = fields.at("tiles");
    const auto tiles = list.list();
    fields.refuseUnread();
    if (tiles.empty())
        list.fail(error::tilesNone);
    if (tiles.size() > static_cast<std::size_t>(maxKinds))
        list.fail(error::tilesTooMany, {std::to_string(maxKinds)});
    for (const auto& tile : tiles)
        if (document.faults().none())
            set.tiles.push_back(readTile(tile, document.faults()));
    checkRepeatedTiles(tiles, set.tiles);
    if (const auto& fault = document.faults().first())
        return *fault;
    return set;
}

} // namespace vozka::records
