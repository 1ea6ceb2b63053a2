// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The data of one kind of tile that its drawings must match.
// Sides and half-edges are named as in the data: unturned, "N", "EL".
#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace vozka::art {

struct Kind {
    /// The tile's id, with "-garden" at its end for the copies with a garden, or "-entrances" for the drawing
    /// with two roads at the entrances of a tunnel; the key in anchors.json.
    std::string key;
    /// Features of the data that have places for figures, and the garden.
    std::set<std::string> features;
    /// All parts of a drawing with a separate area: features, the garden, short roads, the village at a
    /// junction, the lake of a ferry, a crop circle and the hill of tunnels.
    std::set<std::string> regions;
    /// The marks of the tile and of its features.
    std::set<std::string> marks;
    /// Names of the symbols of small drawings.
    std::multiset<std::string> signs;
    /// Id of the feature at each side. Sides that consist of two half-edges are missing.
    std::map<std::string, std::string> sides;
    std::map<std::string, std::string> halfEdges;

    /// Returns the terrain of a side ("city", "road", "river", "abbey", "field"), or the terrains of its
    /// halves, clockwise ("field+carcassonne").
    std::string terrainOfSide(const std::string& side) const;
    /// Returns the file name of the drawing in this rotation: "am-10-garden-r2.svg".
    std::string fileName(int turns) const;
};

/// The sides clockwise from the north.
inline const std::array<std::string, 4> sideNames = {"N", "E", "S", "W"};

/// Returns every kind of every tile set, each variant after its kind. Leaves out sets without
/// drawings that are not offered yet.
std::vector<Kind> readKinds();

} // namespace vozka::art
