// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/search_tree.h"

#include <algorithm>

namespace vozka {

SearchTree::SearchTree(std::size_t maxBytes) : m_maxBytes(maxBytes)
{
    clear();
}

void SearchTree::clear()
{
    m_nodes.clear();
    m_edges.clear();
    m_nodes.emplace_back();
}

NodeIndex SearchTree::addNode(NodeIndex parent)
{
    m_nodes.emplace_back();
    m_nodes.back().parent = parent;
    return static_cast<NodeIndex>(m_nodes.size() - 1);
}

void SearchTree::expand(NodeIndex at, Player toMove, std::size_t stateHash, std::span<const SearchEdge> edges)
{
    auto& node = m_nodes[at];
    node.firstEdge = static_cast<std::uint32_t>(m_edges.size());
    node.edgeCount = static_cast<std::uint16_t>(edges.size());
    node.toMove = toMove;
    node.stateHash = stateHash;
    node.expanded = true;
    m_edges.insert(m_edges.end(), edges.begin(), edges.end());
}

void SearchTree::keepBelow(NodeIndex newRoot)
{
    SearchTree kept(m_maxBytes);
    kept.m_nodes[root] = m_nodes[newRoot];
    kept.m_nodes[root].parent = noNode;
    // Breadth first: each node is copied with its edges, and the edges are changed to the indices of the
    // copies.
    std::vector<NodeIndex> sources{newRoot};
    for (NodeIndex at = 0; at < sources.size(); ++at) {
        const auto edges = std::as_const(*this).edges(sources[at]);
        const auto first = kept.m_edges.size();
        kept.m_nodes[at].firstEdge = static_cast<std::uint32_t>(first);
        kept.m_edges.insert(kept.m_edges.end(), edges.begin(), edges.end());
        for (std::size_t i = first; i < kept.m_edges.size(); ++i) {
            auto& child = kept.m_edges[i].child;
            if (child == noNode)
                continue;
            sources.push_back(child);
            kept.m_nodes.push_back(m_nodes[child]);
            kept.m_nodes.back().parent = at;
            child = static_cast<NodeIndex>(sources.size() - 1);
        }
    }
    *this = std::move(kept);
}

std::vector<Action> SearchTree::pathTo(NodeIndex at) const
{
    std::vector<Action> actions;
    while (m_nodes[at].parent != noNode) {
        const auto all = edges(m_nodes[at].parent);
        actions.push_back(std::ranges::find(all, at, &SearchEdge::child)->action);
        at = m_nodes[at].parent;
    }
    std::ranges::reverse(actions);
    return actions;
}

std::vector<NodeIndex> SearchTree::find(std::size_t stateHash) const
{
    std::vector<NodeIndex> found;
    for (NodeIndex at = 0; at < m_nodes.size(); ++at)
        if (m_nodes[at].expanded && m_nodes[at].stateHash == stateHash)
            found.push_back(at);
    return found;
}

} // namespace vozka
