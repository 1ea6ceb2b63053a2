// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A kind of tile as its tile set describes it, unturned.
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

/// End of a road on its tile. `type` is the word of the tile set ("junction", "gate", ...), `feature` the
/// feature at the end, if it is named.
struct RoadEnd {
    std::string type;
    FeatureIndex feature = noFeature;
};

/// Feature of a tile kind. Sides and half-edges are bit masks by their index.
struct TileFeature {
    std::string id;
    FeatureKind kind = FeatureKind::Field;
    std::uint8_t sides = 0;
    std::uint8_t halfEdges = 0;
    /// Number of sides of a road that branches on the tile; 0 for other features.
    std::uint8_t branches = 0;
    bool tunnel = false;
    std::vector<MarkCount> marks;
    std::vector<RoadEnd> ends;
    /// Features of this tile by index. `cities`: cities that a field touches, and features of expansions with
    /// half-edges that count as such. `touchesWall`: cities whose wall a road touches. `passes`: cities whose
    /// gate a road passes without ending. `within`: the city that surrounds the feature.
    std::vector<FeatureIndex> cities;
    std::vector<FeatureIndex> touchesWall;
    std::vector<FeatureIndex> passes;
    FeatureIndex within = noFeature;
    /// Only for kinds of features that have a direction, see `FeatureKindSpec`.
    std::optional<Direction> direction = {};

    /// True if the feature is at that side of a tile with these turns.
    [[nodiscard]] bool isAt(Side side, Turns turns) const
    {
        return (sides >> index(turned(side, static_cast<Turns>((sideCount - turns) % sideCount))) & 1) != 0;
    }
};

/// Road between a junction and a city gate. It is no feature: no figure can ever be on it.
struct ShortRoad {
    std::string id;
    FeatureIndex to = noFeature;
};

struct TileKind {
    std::string id;
    std::string drawing = {}; ///< Name of its drawing. Empty: the id.
    int count = 0;
    /// Number of copies with an additional mark, by the word of the mark. Without the expansion of the mark
    /// they are like the other copies.
    std::vector<MarkCount> copiesWith;
    bool start = false;
    /// Fixed cell of a start tile, which is not turned there; empty if none.
    std::optional<Cell> startAt = {};
    bool inBag = true;
    /// Stack that is drawn before all other tiles; 0 if none. The `second` tile of a stack is drawn after the
    /// start tile, the `last` after all others.
    int stack = 0;
    bool second = false;
    bool last = false;
    std::vector<TileFeature> features;
    /// Pairs of features that rules of expansions treat as connected on this tile.
    std::vector<std::pair<FeatureIndex, FeatureIndex>> links;
    std::vector<ShortRoad> shortRoads;
    /// Marks of the whole tile ("volcano"), by the words of the tile set.
    std::vector<std::string> marks;
    /// Unknown facts about the published tile, as text of the tile set; empty if all is known.
    std::string evidence;

    /// Index of the feature or short road with that id; noFeature if unknown. Short roads are numbered after
    /// the features.
    [[nodiscard]] FeatureIndex find(std::string_view featureId) const;
    /// Features with an end of that word, in ascending order.
    [[nodiscard]] std::vector<FeatureIndex> featuresEndingAt(std::string_view word) const;
    [[nodiscard]] bool isShortRoad(FeatureIndex feature) const
    {
        return feature >= features.size() && feature < features.size() + shortRoads.size();
    }
    /// Id of a feature or short road. Requires: it exists.
    [[nodiscard]] const std::string& idOf(FeatureIndex feature) const
    {
        return isShortRoad(feature) ? shortRoads[feature - features.size()].id : features[feature].id;
    }
};

struct TileSet {
    std::string name;
    /// False if only files can name the set.
    bool offered = true;
    std::vector<TileKind> tiles;
};

/// Fault of a tile kind: a code, and the id of the feature or another detail.
struct TileFault {
    Code code;
    std::string detail;
};

/// Checks a kind against the format: positive counts, unique ids, every side covered once. Half-edges must be
/// divided among fields and features of expansions. Cities and links must name features that exist and can be
/// linked. Returns the first fault; empty if none.
[[nodiscard]] std::optional<TileFault> check(const TileKind& kind);

} // namespace vozka
