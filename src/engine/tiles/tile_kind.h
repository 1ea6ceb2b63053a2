// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A kind of tile as its tile set describes it, unturned. Made by the readers, checked by `check`.
#pragma once

#include "engine/base/cell.h"
#include "engine/base/direction.h"
#include "engine/base/ids.h"
#include "engine/base/side.h"
#include "engine/tiles/marks.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace vozka {

/// What closes a road on its tile: `type` is the word of the tile set ("junction", "gate", ...),
/// `feature` the feature it leads to, if it names one.
struct RoadEnd {
    std::string type;
    FeatureIndex feature = noFeature;
};

/// A feature of a tile kind. Sides and half-edges are bit masks by their index.
struct TileFeature {
    std::string id;
    FeatureKind kind = FeatureKind::Field;
    std::uint8_t sides = 0;
    std::uint8_t halfEdges = 0;
    std::uint8_t branches = 0;
    bool tunnel = false;
    std::vector<MarkCount> marks;
    std::vector<RoadEnd> ends;
    /// Features of this tile by index: cities that a field touches, and features of expansions with
    /// half-edges that count as such; cities whose wall a road only touches, cities whose gate a road passes
    /// without ending, the city that a feature stands within.
    std::vector<FeatureIndex> cities;
    std::vector<FeatureIndex> touchesWall;
    std::vector<FeatureIndex> passes;
    FeatureIndex within = noFeature;
    /// Only for kinds of features that have one, see `FeatureKindSpec`.
    std::optional<Direction> direction = {};

    /// True if it is at that side of a tile that was turned so often.
    [[nodiscard]] bool isAt(Side side, Turns turns) const
    {
        return (sides >> index(turned(side, static_cast<Turns>((sideCount - turns) % sideCount))) & 1) != 0;
    }
};

/// A stub between a junction and a city gate: no feature, nothing may ever stand on it.
struct ShortRoad {
    std::string id;
    FeatureIndex to = noFeature;
};

struct TileKind {
    std::string id;
    int count = 0;
    /// How many of the copies show something more, by the word of the expansion that knows what it is;
    /// without that expansion they are like the others.
    std::vector<MarkCount> copiesWith;
    bool start = false;
    /// Cell of a start tile in every game, not turned.
    std::optional<Cell> startAt = {};
    bool inBag = true;
    /// Of a stack that is drawn before all other tiles: 0 = of none. Of a stack the `second` comes right
    /// behind the start tile, and the `last` behind all others.
    int stack = 0;
    bool second = false;
    bool last = false;
    std::vector<TileFeature> features;
    std::vector<std::pair<FeatureIndex, FeatureIndex>> links;
    std::vector<ShortRoad> shortRoads;
    /// What the tile as a whole is marked with ("volcano"), by the words of the tile set.
    std::vector<std::string> marks;
    /// What is known of the published tile and what is not, in the words of the tile set; empty = all is
    /// known.
    std::string evidence;

    /// The feature of that id; short roads are numbered on behind the features; noFeature if there is none.
    [[nodiscard]] FeatureIndex find(std::string_view featureId) const;
    [[nodiscard]] bool isShortRoad(FeatureIndex feature) const
    {
        return feature >= features.size() && feature < features.size() + shortRoads.size();
    }
    /// The id of a feature or short road. Requires: it exists.
    [[nodiscard]] const std::string& idOf(FeatureIndex feature) const
    {
        return isShortRoad(feature) ? shortRoads[feature - features.size()].id : features[feature].id;
    }
};

struct TileSet {
    std::string name;
    bool offered = true;
    std::vector<TileKind> tiles;
};

/// What is wrong with a tile kind: a code, and what it is about.
struct TileFault {
    Code code;
    std::string what;
};

/// Checks what the format promises: counts positive, ids unique, every side covered once, half-edges
/// partitioned among fields and features of expansions, cities and links naming features that exist and may
/// be linked.
[[nodiscard]] std::optional<TileFault> check(const TileKind& kind);

} // namespace vozka
