// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Monte Carlo tree search. Actions of the dealer are sampled by their weights. Placement and deployment are
// separate levels. Each player chooses the action with the greatest expected lead.
#pragma once

#include "players/lines.h"
#include "players/search_tree.h"

namespace vozka {

struct SearchSettings {
    /// State whose evaluation is the value of a new leaf.
    enum class Leaf : std::uint8_t {
        /// The state after the best move in the leaf.
        Evaluation,
        /// The state after `cutTurns` random turns.
        CutPlayout,
        /// The end of a random game.
        Playout
    };
    Leaf leaf = Leaf::Evaluation;
    int cutTurns = 2;
    /// Points that are added for an uncertain value in the choice of an edge.
    float exploration = 2.5F;
    /// Only the first 1 + widening * sqrt(visits) edges of a node are considered. Edges are sorted by prior.
    float widening = 1.2F;
    /// The prior of an edge has the weight of this number of visits.
    float priorVisits = 1;
    /// Points that the value of an edge is reduced by if it was visited once. With n visits it is reduced by
    /// uncertaintyPenalty / sqrt(n).
    float uncertaintyPenalty = 1;
    /// Maximum number of edges of a decision node with Leaf::Evaluation.
    std::size_t maxEdges = 40;
    std::size_t maxBytes = std::size_t{64} << 20U;
};

class Search {
public:
    /// The evaluator must outlive the search.
    Search(Evaluator& evaluator, const SearchSettings& settings);

    /// Sets the root state. Keeps the part of the tree below that state if the tree contains it.
    void start(const State& state, std::uint64_t seed);
    /// Goes down the tree once, values the leaf, and updates the nodes on the path.
    void iterate();

    [[nodiscard]] const SearchTree& tree() const { return m_tree; }
    [[nodiscard]] std::uint64_t playouts() const { return m_playouts; }

    /// Returns the mean difference between the values found below these edges of one node and their priors,
    /// in points.
    [[nodiscard]] static float priorError(std::span<const SearchEdge> edges);

private:
    struct Step {
        NodeIndex node;
        std::uint32_t edge;
    };

    [[nodiscard]] std::uint32_t select(NodeIndex at) const;
    [[nodiscard]] std::uint32_t draw(NodeIndex at, std::size_t depth);
    [[nodiscard]] NodeIndex childOf(NodeIndex at, std::uint32_t edge);
    [[nodiscard]] bool expandDraw(NodeIndex at);
    [[nodiscard]] Values expand(NodeIndex at);
    void listEdges();
    void listEdgesWithPriors();
    [[nodiscard]] Values playOut();
    void backPropagate(NodeIndex leaf, const Values& values);
    void updateChance(const Step& step, const Values& before, const Values& values);
    void updateDecision(const Step& step, const Values& values);
    bool reuseTree(const State& state);

    Evaluator& m_evaluator;
    SearchSettings m_settings;
    LineFinder m_finder;
    SearchTree m_tree;
    State m_rootState;
    State m_state;
    std::uint64_t m_seed = 0;
    std::uint64_t m_playouts = 0;
    std::vector<Step> m_path;
    std::vector<SearchEdge> m_newEdges;
    std::vector<Line> m_lines;
    ActionList m_actions;
    bool m_started = false;
};

} // namespace vozka
