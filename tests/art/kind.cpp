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
bool acceptsFigures(const std::string& kind)
{
    const std::set<std::string> withoutFigures = {"river", "carcassonne", "quarter"};
    return withoutFigures.count(kind) == 0;
}

std::string terrainOf(const std::string& feature)
{
    return feature.substr(0, feature.find('-'));
}

void addFeature(Kind& kind, const json& feature)
{
    const std::string id = feature.at("id");
    if (acceptsFigures(feature.at("kind")))
        kind.features.insert(id);
    kind.regions.insert(id);
    for (const auto& mark : feature.value("marks", json::array())) {
        kind.marks.insert(mark);
        kind.signs.insert(mark);
    }
    for (int coats = feature.value("coatsOfArms", 0); coats > 0; --coats)
        kind.signs.insert("coat-of-arms");
    const std::set<std::string> withSymbol = {"monastery", "abbey", "tower", "flying-machine"};
    // A shrine has the symbol of its mark only.
    if (withSymbol.count(feature.at("kind")) > 0 && kind.marks.count("shrine") == 0)
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
        else if (end.contains("tunnelMouth") && !feature.contains("tunnel")) {
            if (kind.regions.insert("hill").second)
                kind.signs.insert("tunnel");
        }
}

/// True for a road through a tunnel.
bool isInTunnel(const json& feature)
{
    return feature.value("tunnel", false);
}

/// Adds a road through a tunnel as two roads, which end at its entrances.
void addEntrances(Kind& kind, json road)
{
    for (const char side : road.at("edges").get<std::string>()) {
        road["id"] = std::string("road-") + static_cast<char>(std::tolower(side));
        road["edges"] = std::string(1, side);
        addFeature(kind, road);
    }
}

/// `variant`: "", "garden" or "entrances".
Kind readKind(const json& tile, const std::string& variant)
{
    Kind kind;
    kind.key = tile.at("id").get<std::string>() + (variant.empty() ? "" : "-" + variant);
    for (const auto& feature : tile.at("features"))
        if (variant == "entrances" && isInTunnel(feature))
            addEntrances(kind, feature);
        else
            addFeature(kind, feature);
    for (const auto& mark : tile.value("marks", json::array())) {
        kind.marks.insert(mark);
        kind.signs.insert(mark);
        if (mark.get<std::string>().rfind("crop-circle", 0) == 0)
            kind.regions.insert("circle");
    }
    for (const auto& shortRoad : tile.value("shortRoads", json::array()))
        kind.regions.insert(shortRoad.at("id"));
    if (variant == "garden") {
        kind.features.insert("garden");
        kind.signs.insert("garden");
        kind.regions.insert("garden");
    }
    return kind;
}

} // namespace

std::string Kind::terrainOfSide(const std::string& side) const
{
    const auto found = sides.find(side);
    if (found != sides.end())
        return terrainOf(found->second);
    const auto ofHalf = [&](const char* half) {
        const auto owner = halfEdges.find(side + half);
        return owner == halfEdges.end() ? std::string("field") : terrainOf(owner->second);
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
bool isUnfinished(const json& set)
{
    const auto& first = set.at("tiles").front();
    return !set.value("offered", true)
           && !std::filesystem::exists(drawingFolder() / "tiles" / readKind(first, "").fileName(0));
}

} // namespace

std::vector<Kind> readKinds()
{
    std::vector<Kind> kinds;
    for (const auto& file : filesIn(tileSetFolder(), ".json")) {
        const json set = readJson(file);
        if (isUnfinished(set))
            continue;
        for (const auto& tile : set.at("tiles")) {
            kinds.push_back(readKind(tile, ""));
            if (tile.value("gardenCopies", 0) > 0)
                kinds.push_back(readKind(tile, "garden"));
            const auto& features = tile.at("features");
            if (std::any_of(features.begin(), features.end(), isInTunnel))
                kinds.push_back(readKind(tile, "entrances"));
        }
    }
    return kinds;
}

} // namespace vozka::art
