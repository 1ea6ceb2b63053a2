// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tree of a search: nodes where somebody decides or nature draws, edges for what may be done there. It
// holds no states; they come by doing again what leads to a node. Its memory is bounded.
#pragma once

#include "engine/rules/rules.h"
#include "players/terms.h"

#include <span>
#include <vector>

namespace vozka {

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex noNode = 0xFFFFFFFF;

struct SearchEdge {
    Action action;
    NodeIndex child = noNode;
    /// Weight of the outcome if the dealer acts at the node.
    std::uint32_t weight = 1;
    std::uint32_t visits = 0;
    /// The lead that the evaluation promises, for who decides at the node.
    float prior = 0;
    /// The lead that was found below, for the same; `prior` as long as nothing was.
    float value = 0;
};

struct SearchNode {
    std::uint32_t firstEdge = 0;
    std::uint16_t edgeCount = 0;
    /// Who decides; nature where a tile is drawn.
    Player toMove = nature;
    bool expanded = false;
    std::uint32_t visits = 0;
    /// The node above, and the hash of the state here once it is expanded: to find it again.
    NodeIndex parent = noNode;
    std::size_t stateHash = 0;
    /// What was found below: where a player decides, that of his best edge; where nature does, the mean of
    /// what it did.
    Values values{};
};

class SearchTree {
public:
    explicit SearchTree(std::size_t maxBytes);

    /// Forgets all; a root that is not expanded.
    void clear();
    [[nodiscard]] SearchNode& node(NodeIndex at) { return m_nodes[at]; }
    [[nodiscard]] const SearchNode& node(NodeIndex at) const { return m_nodes[at]; }
    [[nodiscard]] std::span<SearchEdge> edges(NodeIndex at)
    {
        return {m_edges.data() + m_nodes[at].firstEdge, m_nodes[at].edgeCount};
    }
    [[nodiscard]] std::span<const SearchEdge> edges(NodeIndex at) const
    {
        return {m_edges.data() + m_nodes[at].firstEdge, m_nodes[at].edgeCount};
    }
    static constexpr NodeIndex root = 0;

    [[nodiscard]] std::size_t bytes() const
    {
        return m_nodes.size() * sizeof(SearchNode) + m_edges.size() * sizeof(SearchEdge);
    }
    /// True if so many further edges and a node have room.
    [[nodiscard]] bool hasRoom(std::size_t edges) const
    {
        return bytes() + sizeof(SearchNode) + edges * sizeof(SearchEdge) <= m_maxBytes;
    }
    /// A new node below that one. Requires: there is room.
    NodeIndex addNode(NodeIndex parent);
    /// Gives the node its edges. Requires: there is room, it has none.
    void expand(NodeIndex at, Player toMove, std::size_t stateHash, std::span<const SearchEdge> edges);

    /// Makes the node the root and forgets what does not lie below it.
    void keepBelow(NodeIndex newRoot);
    /// The actions that lead from the root to the node.
    [[nodiscard]] std::vector<Action> pathTo(NodeIndex at) const;
    /// Expanded nodes with that hash.
    [[nodiscard]] std::vector<NodeIndex> find(std::size_t stateHash) const;

private:
    std::vector<SearchNode> m_nodes;
    std::vector<SearchEdge> m_edges;
    std::size_t m_maxBytes;
};

} // namespace vozka
