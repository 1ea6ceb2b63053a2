// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games and contests between computer players. All seatings play with the same bags.
#pragma once

#include "match/match.h"
#include "players/computer_player.h"

#include <functional>
#include <string>
#include <vector>

namespace vozka {

/// Plays until the game is over, with one player per seat. If an action is not legal, it stops and returns
/// the refusal.
std::optional<Refusal> playOn(Match& match, const std::vector<std::unique_ptr<ComputerPlayer>>& players,
                              const Budget& budget);

struct ContestSetUp {
    records::RuleChoice rules;
    /// Two or more. In the first game of each bag they sit in this order, in each further game one seat
    /// further.
    std::vector<Level> players;
    int games = 2;
    /// Seed of the bags. The seeds of the players depend on it and on the seed of the budget.
    std::uint64_t seed = 1;
    Budget budget;
};

/// The players by seat, and the seed of the bag.
struct Seating {
    /// For each seat the index of the player in the set-up.
    std::vector<int> players;
    std::uint64_t seed = 0;
};
[[nodiscard]] Seating seatingOf(const ContestSetUp& setUp, int game);

/// Returns the record of that game without actions.
[[nodiscard]] records::GameRecord contestHeader(const ContestSetUp& setUp, const Seating& seating);

/// A share with its 95 % confidence interval (Wilson 1927).
struct Share {
    double observed = 0;
    double low = 0;
    double high = 1;
};
[[nodiscard]] Share shareOf(double successes, int trials);

struct ContestTally {
    int games = 0;
    int draws = 0;
    /// Values by player of the set-up. `wins`: games with this player as the only winner. `points`: one for
    /// each game, shared equally by its winners. `scores`: sum of the final scores.
    std::vector<int> wins;
    std::vector<double> points;
    std::vector<double> scores;

    void add(const Seating& seating, const State& end);
    [[nodiscard]] Share share(std::size_t player) const { return shareOf(points[player], games); }
    [[nodiscard]] double meanScore(std::size_t player) const { return scores[player] / games; }
};

/// Plays one game. Returns an error if the game cannot be started, for example with invalid tile sets, or if
/// an action of a player is refused: then `Error::file` is the name of the player. `make`: creates a player.
[[nodiscard]] records::Result<Match> playContestGame(const ContestSetUp& setUp, const Seating& seating,
                                                     decltype(makePlayer)* make = makePlayer);

} // namespace vozka
