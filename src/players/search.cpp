// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "players/search.h"

#include "players/random.h"

#include <algorithm>
#include <cmath>

namespace vozka {

Search::Search(Evaluator& evaluator, const SearchSettings& settings)
    : m_evaluator(evaluator), m_settings(settings), m_finder(evaluator), m_tree(settings.maxBytes)
{}

void Search::start(const State& state, std::uint64_t seed)
{
    if (!m_started || !reuseTree(state))
        m_tree.clear();
    m_started = true;
    m_rootState = state;
    m_seed = seed;
}

/// Makes the node of the state the root, if the tree contains the state. Different states can have equal
/// hashes, so the state of the node is computed and compared.
bool Search::reuseTree(const State& state)
{
    for (const auto at : m_tree.find(state.hash())) {
        State reached = m_rootState;
        for (const auto& action : m_tree.pathTo(at))
            m_evaluator.rules().apply(reached, action);
        if (!(reached == state))
            continue;
        m_tree.keepBelow(at);
        return true;
    }
    return false;
}

void Search::iterate()
{
    m_path.clear();
    m_state = m_rootState;
    NodeIndex at = SearchTree::root;
    while (!m_state->over) {
        const bool isChance = m_state->toMove == noPlayer;
        if (!m_tree.node(at).expanded) {
            // A new chance node has no separate value: the search continues to a decision below it.
            if (!isChance || !expandDraw(at))
                break;
        }
        const auto edge = isChance ? draw(at, m_path.size()) : select(at);
        m_path.push_back({at, edge});
        m_evaluator.rules().apply(m_state, m_tree.edges(at)[edge].action);
        const auto child = childOf(at, edge);
        if (child == noNode)
            return backPropagate(noNode, m_evaluator.leads(m_state));
        at = child;
    }
    backPropagate(at, m_state->over ? m_evaluator.leads(m_state) : expand(at));
}

/// Returns the child of the edge and creates it if necessary. Returns noNode if the tree is full.
NodeIndex Search::childOf(NodeIndex at, std::uint32_t edge)
{
    if (m_tree.edges(at)[edge].child == noNode && m_tree.hasMemoryFor(0)) {
        const auto child = m_tree.addNode(at);
        m_tree.edges(at)[edge].child = child;
    }
    return m_tree.edges(at)[edge].child;
}

/// Edges with more visits have a greater weight. The result is used to correct the priors of unvisited edges.
float Search::priorError(std::span<const SearchEdge> edges)
{
    // More than 0, to reduce the influence of a single visit.
    float weights = 0.5F;
    float sum = 0;
    for (const auto& edge : edges) {
        const auto weight = std::sqrt(static_cast<float>(edge.visits));
        sum += weight * (edge.value - edge.prior);
        weights += weight;
    }
    return sum / weights;
}

/// Returns the edge with the greatest upper bound for the player who decides: the mean of the found value and
/// the prior, plus a bonus for few visits.
std::uint32_t Search::select(NodeIndex at) const
{
    const auto& node = m_tree.node(at);
    const auto edges = m_tree.edges(at);
    const auto visits = static_cast<float>(node.visits);
    const auto edgeLimit = 1 + static_cast<std::size_t>(m_settings.widening * std::sqrt(visits));
    const auto considered = edges.first(std::min(edgeLimit, edges.size()));
    const float shift = priorError(considered);
    const float explorationBonus = m_settings.exploration * std::sqrt(std::log(visits + 2));
    std::uint32_t best = 0;
    float highest = -std::numeric_limits<float>::infinity();
    for (std::uint32_t i = 0; i < considered.size(); ++i) {
        const auto& edge = considered[i];
        const float weight = static_cast<float>(edge.visits) + m_settings.priorVisits;
        const float mean =
            (static_cast<float>(edge.visits) * edge.value + m_settings.priorVisits * (edge.prior + shift))
            / weight;
        const float upperBound = mean + explorationBonus / std::sqrt(weight);
        if (upperBound > highest) {
            highest = upperBound;
            best = i;
        }
    }
    return best;
}

/// Returns the edge of a random outcome. The n-th visits of all nodes at the same depth use the same random
/// number, so that moves are compared with the same draws.
std::uint32_t Search::draw(NodeIndex at, std::size_t depth)
{
    const auto edges = m_tree.edges(at);
    if (edges.size() == 1)
        return 0;
    Random chance(mix(m_seed + depth) ^ mix(m_tree.node(at).visits));
    std::uint32_t total = 0;
    for (const auto& edge : edges)
        total += edge.weight;
    auto left = chance.below(total);
    std::uint32_t i = 0;
    while (left >= edges[i].weight)
        left -= edges[i++].weight;
    return i;
}

/// Creates the edges of a chance node. Returns false if the tree is full.
bool Search::expandDraw(NodeIndex at)
{
    m_newEdges.clear();
    m_evaluator.rules().outcomes(m_state).forEach([this](const Outcome& outcome) {
        m_newEdges.push_back({.action = outcome.action, .weight = outcome.weight});
    });
    if (!m_tree.hasMemoryFor(m_newEdges.size()))
        return false;
    m_tree.expand(at, noPlayer, m_state.hash(), m_newEdges);
    return true;
}

/// Returns the value of the state. Creates the edges of the node if a player decides and the tree is not
/// full.
Values Search::expand(NodeIndex at)
{
    if (m_state->toMove == noPlayer)
        return m_evaluator.leads(m_state);
    const auto player = m_state->toMove;
    const auto hash = m_state.hash();
    Values values;
    if (m_settings.leaf == SearchSettings::Leaf::Evaluation) {
        listEdgesWithPriors();
        values = m_lines.front().leads;
    } else {
        listEdges();
        values = playOut();
        for (auto& edge : m_newEdges)
            edge.prior = edge.value = values[player];
    }
    if (m_tree.hasMemoryFor(m_newEdges.size()))
        m_tree.expand(at, player, hash, m_newEdges);
    return values;
}

void Search::listEdges()
{
    m_newEdges.clear();
    m_evaluator.rules().legal(m_state, m_actions, Placements::Distinct);
    for (const auto& action : m_actions)
        m_newEdges.push_back({.action = action});
}

/// Creates one edge for each first action. Its prior is the lead after the best line that starts with it.
void Search::listEdgesWithPriors()
{
    m_newEdges.clear();
    const auto player = m_state->toMove;
    m_finder.find(m_state, m_lines);
    std::ranges::stable_sort(
        m_lines, [player](const Line& a, const Line& b) { return a.leads[player] > b.leads[player]; });
    for (const auto& line : m_lines) {
        const auto& first = line.actions.front();
        if (std::ranges::find(m_newEdges, first, &SearchEdge::action) != m_newEdges.end())
            continue;
        m_newEdges.push_back({.action = first, .prior = line.leads[player], .value = line.leads[player]});
        if (m_newEdges.size() >= m_settings.maxEdges)
            break;
    }
}

Values Search::playOut()
{
    ++m_playouts;
    Random chance(mix(m_seed) ^ mix(m_playouts));
    const int lastTurn = m_state->turn + m_settings.cutTurns;
    const bool playsToEnd = m_settings.leaf == SearchSettings::Leaf::Playout;
    const auto& rules = m_evaluator.rules();
    while (!m_state->over && (playsToEnd || m_state->turn < lastTurn)) {
        if (m_state->toMove == noPlayer) {
            const auto outcomes = rules.outcomes(m_state);
            rules.apply(m_state, outcomes.at(chance.below(outcomes.total())));
            continue;
        }
        rules.legal(m_state, m_actions, Placements::Distinct);
        rules.apply(m_state, m_actions[chance.below(static_cast<std::uint32_t>(m_actions.size()))]);
    }
    return m_evaluator.leads(m_state);
}

/// Updates all nodes of the path with the values of the leaf. `leaf` is noNode if the leaf has no node.
void Search::backPropagate(NodeIndex leaf, const Values& values)
{
    Values before{};
    Values after = values;
    if (leaf != noNode) {
        before = m_tree.node(leaf).values;
        m_tree.node(leaf).values = values;
    }
    for (auto step = m_path.rbegin(); step != m_path.rend(); ++step) {
        const Values old = m_tree.node(step->node).values;
        if (m_tree.node(step->node).toMove == noPlayer)
            updateChance(*step, before, after);
        else
            updateDecision(*step, after);
        before = old;
        after = m_tree.node(step->node).values;
    }
}

/// Updates a chance node: its values are the mean of the values of its children, weighted by their visits.
void Search::updateChance(const Step& step, const Values& before, const Values& values)
{
    auto& node = m_tree.node(step.node);
    auto& edge = m_tree.edges(step.node)[step.edge];
    const auto visits = static_cast<float>(node.visits);
    const auto edgeVisits = static_cast<float>(edge.visits);
    for (std::size_t i = 0; i < values.size(); ++i)
        node.values[i] =
            (node.values[i] * visits - before[i] * edgeVisits + values[i] * (edgeVisits + 1)) / (visits + 1);
    ++node.visits;
    ++edge.visits;
}

/// Updates a decision node: it gets the values of the best edge after the uncertainty penalty.
void Search::updateDecision(const Step& step, const Values& values)
{
    auto& node = m_tree.node(step.node);
    const auto edges = m_tree.edges(step.node);
    ++node.visits;
    ++edges[step.edge].visits;
    edges[step.edge].value = values[node.toMove];
    const SearchEdge* best = &edges[step.edge];
    float highest = -std::numeric_limits<float>::infinity();
    for (const auto& edge : edges) {
        if (edge.visits == 0)
            continue;
        const float certainValue =
            edge.value - m_settings.uncertaintyPenalty / std::sqrt(static_cast<float>(edge.visits));
        if (certainValue > highest) {
            highest = certainValue;
            best = &edge;
        }
    }
    node.values = best->child == noNode ? values : m_tree.node(best->child).values;
}

} // namespace vozka
