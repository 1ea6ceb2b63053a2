// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tree of a search: decision nodes, chance nodes, and edges for their actions. It stores no states: the
// state of a node is computed by applying the actions of its path. Its memory is bounded.
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
    /// Lead of the player who decides at the node, by the evaluation.
    float prior = 0;
    /// Lead of the same player by the search below the edge. Equals `prior` before the first visit.
    float value = 0;
};

struct SearchNode {
    std::uint32_t firstEdge = 0;
    std::uint16_t edgeCount = 0;
    /// Player who decides, `noPlayer` if the dealer acts.
    Player toMove = noPlayer;
    bool expanded = false;
    std::uint32_t visits = 0;
    /// `parent`: `noNode` for the root. `stateHash`: hash of the node's state, 0 until the node is expanded.
    NodeIndex parent = noNode;
    std::size_t stateHash = 0;
    /// Lead of each player by the search below the node. Decision node: values of the best edge. Chance node:
    /// mean of the outcomes.
    Values values{};
};

class SearchTree {
public:
    explicit SearchTree(std::size_t maxBytes);

    /// Deletes all nodes and creates a root that is not expanded.
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
    /// True if the memory limit allows that number of further edges and one node.
    [[nodiscard]] bool hasMemoryFor(std::size_t edges) const
    {
        return bytes() + sizeof(SearchNode) + edges * sizeof(SearchEdge) <= m_maxBytes;
    }
    /// Adds a node. Requires: `hasMemoryFor(0)`.
    NodeIndex addNode(NodeIndex parent);
    /// Adds the edges of the node. Requires: `hasMemoryFor(edges.size())`, and the node has no edges.
    void expand(NodeIndex at, Player toMove, std::size_t stateHash, std::span<const SearchEdge> edges);

    /// Makes the node the root and deletes all nodes that are not below it.
    void keepBelow(NodeIndex newRoot);
    /// Returns the actions from the root to the node.
    [[nodiscard]] std::vector<Action> pathTo(NodeIndex at) const;
    /// Returns the expanded nodes with that hash.
    [[nodiscard]] std::vector<NodeIndex> find(std::size_t stateHash) const;

private:
    std::vector<SearchNode> m_nodes;
    std::vector<SearchEdge> m_edges;
    std::size_t m_maxBytes;
};

} // namespace vozka
