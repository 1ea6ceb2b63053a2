// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Player that uses the tree search, and near the end of the game the exact solution.
#pragma once

#include "players/computer_player.h"
#include "players/endgame.h"
#include "players/search.h"

namespace vozka {

class SearchPlayer final : public ComputerPlayer {
public:
    explicit SearchPlayer(Rules rules, const SearchSettings& settings = {},
                          const Weights& weights = fittedWeights());

    [[nodiscard]] SearchResult think(const State& state, const Budget& budget, std::stop_token stop) override;
    /// Returns the lead of each player, by a search of that budget. The dealer may be next to act.
    [[nodiscard]] Values leads(const State& state, const Budget& budget, std::stop_token stop);
    [[nodiscard]] const Search& search() const { return m_search; }

private:
    [[nodiscard]] SearchResult resultOfSearch(const State& state, const Budget& budget,
                                              const ThinkClock& clock);
    [[nodiscard]] std::optional<SearchResult> resultOfEndgame(const State& state, const ThinkClock& clock);
    void addVisitedMoves(NodeIndex at, CandidateMove& move, std::vector<CandidateMove>& moves) const;
    void addUnvisitedMoves(std::vector<CandidateMove>& moves) const;
    [[nodiscard]] bool needsFreeActions(const State& state, const CandidateMove& move);
    void dropUselessFreeActions(const State& state, std::vector<CandidateMove>& moves);
    void correctLeads(const State& state, std::vector<CandidateMove>& moves);
    void completeMove(const State& state, CandidateMove& move);

    Rules m_rules;
    Evaluator m_evaluator;
    LineFinder m_finder;
    Search m_search;
    Endgame m_endgame;
    std::vector<Line> m_lines;
};

} // namespace vozka
