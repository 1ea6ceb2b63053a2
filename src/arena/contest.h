// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games and matches between computer players: seats change, and every seating plays with the same bags.
#pragma once

#include "match/match.h"
#include "players/computer_player.h"

#include <functional>
#include <string>
#include <vector>

namespace vozka {

/// Lets the players act, one for each seat, until the game is over. What they do is legal, or the game stops
/// there and the refusal is the answer.
std::optional<Refusal> playOn(Match& match, const std::vector<std::unique_ptr<ComputerPlayer>>& players,
                              const Budget& budget);

struct ContestSetUp {
    records::RuleChoice rules;
    /// Two or more; they sit in this order in the first game of each bag, in the next one a seat further.
    std::vector<Level> players;
    int games = 2;
    /// Of the bags and, with the budget's, of the players.
    std::uint64_t seed = 1;
    Budget budget;
};

/// Who sits where in a game, and its bag.
struct Seating {
    /// By seat: which of the players, by their place in the set-up.
    std::vector<int> players;
    std::uint64_t seed = 0;
};
[[nodiscard]] Seating seatingOf(const ContestSetUp& setUp, int game);

/// The record of that game before anything is drawn.
[[nodiscard]] records::GameRecord contestHeader(const ContestSetUp& setUp, const Seating& seating);

/// A share with the bounds between which the true one lies in 95 of 100 cases (Wilson 1927).
struct Share {
    double observed = 0;
    double low = 0;
    double high = 1;
};
[[nodiscard]] Share shareOf(double successes, int trials);

struct ContestTally {
    int games = 0;
    int draws = 0;
    /// By player of the set-up. A game that several have won is a draw and half a win for each of two.
    std::vector<int> wins;
    std::vector<double> points;
    std::vector<double> scores;

    void add(const Seating& seating, const State& end);
    [[nodiscard]] Share share(std::size_t player) const { return shareOf(points[player], games); }
    [[nodiscard]] double meanScore(std::size_t player) const { return scores[player] / games; }
};

/// Plays one game of the contest. An error if its sets make no catalogue.
[[nodiscard]] records::Result<Match> playContestGame(const ContestSetUp& setUp, const Seating& seating);

} // namespace vozka
