// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shortest chains of direct connections from a feature, to explain why another feature is not adjacent. Only
// refusals use them: `connectedFeatures` in wagon_move.h decides which moves are legal.
#pragma once

#include "engine/board/board.h"

#include <optional>
#include <vector>

namespace vozka::wagon {

/// Reason why a feature is not adjacent, and the rule. `obstacle`: last segment of the chain before that
/// feature. Without a chain, its segment that is nearest to the start; empty if it is far.
struct Separation {
    Code detail;
    Code rule;
    std::optional<SegmentRef> obstacle;
};

class Chains {
public:
    Chains(const TileCatalogue& catalogue, const Board& board, Segment from);
    /// Requires: `target` is on another feature that is not directly connected.
    [[nodiscard]] Separation separation(Segment target) const;

private:
    /// Properties of the shortest chains to a feature or short road. `links`: number of links; -1 if no chain
    /// exists.
    struct Node {
        int links = -1;
        bool overAbbey = false;
        bool overShortRoad = false;
        bool lastIsJunction = false;
        std::optional<SegmentRef> obstacle;
    };
    struct ShortRoadAt {
        TileIndex tile;
        FeatureIndex road;
    };

    void visitFeature(std::size_t node);
    void visitShortRoad(std::size_t node);
    void reachShortRoads(std::size_t node, TileIndex tile, const SegmentRef& obstacle);
    void reach(std::size_t from, std::size_t to, bool junction, const SegmentRef& obstacle);
    [[nodiscard]] bool isShortRoad(std::size_t node) const { return node >= m_features; }

    const TileCatalogue& m_catalogue;
    const Board& m_board;
    Segment m_from;
    std::size_t m_features;
    std::vector<ShortRoadAt> m_shortRoads;
    /// By root segment, then the short roads.
    std::vector<Node> m_nodes;
    std::vector<std::size_t> m_queue;
};

/// Returns the relation of two features without a chain between them.
[[nodiscard]] Separation separationWithoutChain(const TileCatalogue& catalogue, const Board& board, Segment a,
                                                Segment b);

} // namespace vozka::wagon
