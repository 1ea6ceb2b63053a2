// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kind.h"

#include "folders.h"

#include <algorithm>
#include <cctype>

namespace vozka::art {

namespace {

using nlohmann::json;

/// True if tiles have places for figures on features of that kind.
bool isForFigures(const std::string& kind)
{
    const std::set<std::string> without = {"river", "carcassonne", "quarter"};
    return without.count(kind) == 0;
}

std::string sortOf(const std::string& feature)
{
    return feature.substr(0, feature.find('-'));
}

void addFeature(Kind& kind, const json& feature)
{
    const std::string id = feature.at("id");
    if (isForFigures(feature.at("kind")))
        kind.features.insert(id);
    kind.regions.insert(id);
    for (const auto& mark : feature.value("marks", json::array())) {
        kind.marks.insert(mark);
        kind.signs.insert(mark);
    }
    for (int coats = feature.value("coatsOfArms", 0); coats > 0; --coats)
        kind.signs.insert("coat-of-arms");
    const std::set<std::string> shown = {"monastery", "abbey", "tower", "flying-machine"};
    if (shown.count(feature.at("kind")) > 0)
        kind.signs.insert(feature.at("kind"));
    else if (feature.at("kind") == "quarter")
        kind.signs.insert(id);
    // The data has no edges for an abbey, because it is at every side.
    const std::string edges = feature.at("kind") == "abbey" ? "NESW" : feature.value("edges", "");
    for (const char side : edges)
        kind.sides[std::string(1, side)] = id;
    for (const auto& halfEdge : feature.value("halfEdges", json::array()))
        kind.halfEdges[halfEdge] = id;
    for (const auto& end : feature.value("ends", json::array()))
        if (end.contains("junction"))
            kind.regions.insert("village");
        else if (end.contains("ferry"))
            kind.regions.insert("lake");
}

Kind read(const json& tile, bool garden)
{
    Kind kind;
    kind.key = tile.at("id").get<std::string>() + (garden ? "-garden" : "");
    for (const auto& feature : tile.at("features"))
        addFeature(kind, feature);
    for (const auto& mark : tile.value("marks", json::array())) {
        kind.marks.insert(mark);
        kind.signs.insert(mark);
    }
    for (const auto& shortRoad : tile.value("shortRoads", json::array()))
        kind.regions.insert(shortRoad.at("id"));
    if (garden) {
        kind.features.insert("garden");
        kind.signs.insert("garden");
        kind.regions.insert("garden");
    }
    return kind;
}

} // namespace

std::string Kind::sortOfSide(const std::string& side) const
{
    const auto found = sides.find(side);
    if (found != sides.end())
        return sortOf(found->second);
    const auto ofHalf = [&](const char* half) {
        const auto owner = halfEdges.find(side + half);
        return owner == halfEdges.end() ? std::string("field") : sortOf(owner->second);
    };
    const std::string left = ofHalf("L");
    const std::string right = ofHalf("R");
    return left == right ? left : left + "+" + right;
}

std::string Kind::fileName(int turns) const
{
    std::string name = key;
    std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return std::tolower(c); });
    return name + "-r" + std::to_string(turns) + ".svg";
}

namespace {

/// True for a set without drawings that is not offered in the program yet.
bool waitsForDrawings(const json& set)
{
    const auto& first = set.at("tiles").front();
    return !set.value("offered", true)
           && !std::filesystem::exists(drawingFolder() / "tiles" / read(first, false).fileName(0));
}

} // namespace

std::vector<Kind> readKinds()
{
    std::vector<Kind> kinds;
    for (const auto& file : filesIn(tileSetFolder(), ".json")) {
        const json set = readJson(file);
        if (waitsForDrawings(set))
            continue;
        for (const auto& tile : set.at("tiles")) {
            kinds.push_back(read(tile, false));
            if (tile.value("gardenCopies", 0) > 0)
                kinds.push_back(read(tile, true));
        }
    }
    return kinds;
}

} // namespace vozka::art
