// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/wagon/chains.h"

#include "engine/board/tile_view.h"
#include "engine/expansions/wagon/links.h"

namespace vozka::wagon {

Chains::Chains(const TileCatalogue& catalogue, const Board& board, Segment from)
    : m_catalogue(catalogue),
      m_board(board),
      m_from(board.root(from)),
      m_features(static_cast<std::size_t>(board.segmentCount()))
{
    for (std::size_t tile = 0; tile < board.tiles().size(); ++tile) {
        const auto& kind = catalogue.kind(board.tiles()[tile].kind);
        for (std::size_t i = 0; i < kind.shortRoads.size(); ++i)
            m_shortRoads.push_back(
                {static_cast<TileIndex>(tile), static_cast<FeatureIndex>(kind.features.size() + i)});
    }
    m_nodes.resize(m_features + m_shortRoads.size());
    m_nodes[m_from].links = 0;
    m_queue.push_back(m_from);
    // The queue grows while it is read.
    std::size_t next = 0;
    while (next < m_queue.size()) {
        const auto at = m_queue[next++];
        if (isShortRoad(at))
            visitShortRoad(at);
        else
            visitFeature(at);
    }
}

void Chains::visitFeature(std::size_t node)
{
    m_board.forEachSegment(static_cast<Segment>(node), [&](Segment at) {
        const auto obstacle = m_board.ref(at);
        forEachLink(m_catalogue, m_board, at, [&](Segment other) {
            reach(node, m_board.root(other), viaOf(m_catalogue, m_board, at, other) == viaJunction, obstacle);
        });
        reachShortRoads(node, m_board.segment(at).tile, obstacle);
    });
}

/// Short roads are linked to their city, and at the junction to every road that ends there.
void Chains::reachShortRoads(std::size_t node, TileIndex tile, const SegmentRef& obstacle)
{
    const auto& kind = m_catalogue.kind(m_board.tiles()[tile].kind);
    for (std::size_t i = 0; i < m_shortRoads.size(); ++i) {
        const auto& road = m_shortRoads[i];
        if (road.tile != tile)
            continue;
        const bool atCity = kind.shortRoads[road.road - kind.features.size()].to == obstacle.feature;
        const bool atJunction =
            isShortRoad(node)
            || endsAtJunction(describe(m_board, m_catalogue, m_board.segmentOf(tile, obstacle.feature)));
        if (atCity || atJunction)
            reach(node, m_features + i, atJunction, obstacle);
    }
}

void Chains::visitShortRoad(std::size_t node)
{
    const auto& road = m_shortRoads[node - m_features];
    const auto& tile = m_board.tiles()[road.tile];
    const auto& kind = m_catalogue.kind(tile.kind);
    const SegmentRef obstacle{tile.cell, road.road};
    reach(node,
          m_board.root(m_board.segmentOf(road.tile, kind.shortRoads[road.road - kind.features.size()].to)),
          false, obstacle);
    for (std::size_t i = 0; i < kind.features.size(); ++i)
        if (endsAtJunction(kind.features[i]))
            reach(node, m_board.root(m_board.segmentOf(road.tile, static_cast<FeatureIndex>(i))), true,
                  obstacle);
    reachShortRoads(node, road.tile, obstacle);
}

/// Of several shortest chains, a chain over an abbey has priority, then one over a short road or a junction.
void Chains::reach(std::size_t from, std::size_t to, bool junction, const SegmentRef& obstacle)
{
    const auto before = m_nodes[from];
    auto& node = m_nodes[to];
    if (node.links < 0) {
        node.links = before.links + 1;
        m_queue.push_back(to);
    }
    if (node.links != before.links + 1)
        return;
    const bool abbey =
        before.links == 1 && !isShortRoad(from)
        && coversCell(m_catalogue, m_board.tiles()[m_board.segment(static_cast<Segment>(from)).tile]);
    const bool shortRoad = before.overShortRoad || isShortRoad(to);
    const bool better =
        (abbey && !node.overAbbey)
        || (!node.overAbbey && !node.overShortRoad && !node.lastIsJunction && (shortRoad || junction));
    if (!node.obstacle || better)
        node.obstacle = obstacle;
    node.overAbbey |= abbey;
    node.overShortRoad |= shortRoad;
    node.lastIsJunction |= junction;
}

Separation Chains::separation(Segment target) const
{
    const auto& node = m_nodes[m_board.root(target)];
    if (node.links < 0)
        return separationWithoutChain(m_catalogue, m_board, m_from, target);
    if (node.overAbbey)
        return {"abbey-between", "am.wagon.c1.onestep", node.obstacle};
    // Rule: am.wagon.c1.shortroad - a short road closes the gate, and no figure can use it
    if (node.overShortRoad)
        return {"junction-between", "am.wagon.c1.shortroad", node.obstacle};
    // Rule: am.wagon.c1.onestep, am.wagon.c1.between - one step only, not across other features
    if (node.lastIsJunction)
        return {"junction-between", "am.wagon.c1.onestep", node.obstacle};
    return {"feature-between", "am.wagon.c1.between", node.obstacle};
}

} // namespace vozka::wagon
