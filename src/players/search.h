// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Monte Carlo tree search: nature's draws are sampled from what is left in the bag, placement and deployment
// are levels of their own, each player goes where he expects the greatest lead.
#pragma once

#include "players/lines.h"
#include "players/search_tree.h"

namespace vozka {

struct SearchSettings {
    /// What a new leaf is worth.
    enum class Leaf : std::uint8_t {
        /// The evaluation after the best move there.
        Evaluation,
        /// The evaluation after `cutTurns` random turns.
        CutPlayout,
        /// The end of a random game.
        Playout
    };
    Leaf leaf = Leaf::Evaluation;
    int cutTurns = 2;
    /// How much uncertainty is worth, in points.
    float exploration = 2.5F;
    /// A node looks at 1 + widening * sqrt(visits) of its edges, the most promising first.
    float widening = 1.2F;
    /// For how many visits the evaluation counts.
    float priorVisits = 1;
    /// By how many points an edge that was visited once has to be better to be taken for the best; less for
    /// more visits.
    float doubt = 1;
    /// No more edges of a node are kept.
    std::size_t keptEdges = 40;
    std::size_t maxBytes = std::size_t{64} << 20U;
};

class Search {
public:
    /// Needs the evaluator as long as it lives.
    Search(Evaluator& evaluator, const SearchSettings& settings);

    /// Goes on from this state: with what is known of it from before, or from nothing.
    void start(const State& state, std::uint64_t seed);
    /// Goes down the tree once and brings back what was found.
    void iterate();

    [[nodiscard]] const SearchTree& tree() const { return m_tree; }
    [[nodiscard]] std::uint64_t playouts() const { return m_playouts; }

    /// By how much what was found below these edges of one node differs from what the evaluation promised, in
    /// the mean, in points.
    [[nodiscard]] static float surprise(std::span<const SearchEdge> edges);

private:
    struct Step {
        NodeIndex node;
        std::uint32_t edge;
    };

    [[nodiscard]] std::uint32_t select(NodeIndex at) const;
    [[nodiscard]] std::uint32_t draw(NodeIndex at, std::size_t depth);
    [[nodiscard]] NodeIndex below(NodeIndex at, std::uint32_t edge);
    [[nodiscard]] bool expandDraw(NodeIndex at);
    [[nodiscard]] Values expand(NodeIndex at);
    void listEdges();
    void listEdgesWithPriors();
    [[nodiscard]] Values playOut();
    void bringBack(NodeIndex leaf, const Values& values);
    void bringToDraw(const Step& step, const Values& before, const Values& values);
    void bringToChoice(const Step& step, const Values& values);
    bool takeUp(const State& state);

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
