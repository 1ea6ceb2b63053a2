// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Results of the search that no fact explains are rare, and leads of rarely visited moves are not too low.
#include "players/analysis.h"
#include "players/hints.h"
#include "players/reasons.h"
#include "table.h"

#include <gtest/gtest.h>

#include <cmath>
#include <iostream>

namespace vozka {

namespace {

struct Comparisons {
    int count = 0;
    /// Number of comparisons with a result of the search that has no example.
    int unexplained = 0;

    void add(const std::vector<Fact>& reasons)
    {
        ++count;
        for (const auto& reason : reasons)
            unexplained += reason.code == fact::ahead && reason.detail.empty() ? 1 : 0;
    }
    Comparisons& operator+=(const Comparisons& other)
    {
        count += other.count;
        unexplained += other.unexplained;
        return *this;
    }
};

std::size_t tilesOf(std::uint64_t seed)
{
    return 6 + seed * 37 % 60;
}

/// Compares the hints in positions of random games.
Comparisons compareHints(const std::vector<std::string>& sets, int players, std::uint64_t states)
{
    const auto rules = rulesOf(sets, players);
    Comparisons comparisons;
    for (std::uint64_t seed = 1; seed <= states; ++seed) {
        const auto moves = hints(rules, afterTiles(rules, tilesOf(seed), seed), steps(120, seed), {});
        for (const auto& move : moves)
            if (moves.size() > 1)
                comparisons.add(move.reasons);
    }
    return comparisons;
}

/// Analyses one move in each position of random games. Moves that are the best ones are not counted.
Comparisons compareInAnalysis(const std::vector<std::string>& sets, std::uint64_t states)
{
    const auto rules = rulesOf(sets);
    const auto medium = makePlayer(Level::Medium, rules);
    Analysis analysis(rules);
    Comparisons comparisons;
    for (std::uint64_t seed = 1; seed <= states; ++seed) {
        const auto state = afterTiles(rules, tilesOf(seed), seed);
        const auto moves = medium->think(state, steps(1), {}).candidates;
        const auto rated =
            analysis.rate({PackedState(state), 0, moves[seed % moves.size()].actions}, steps(300, seed), {});
        if (rated && rated->best.actions != rated->played)
            comparisons.add(rated->reasons);
    }
    return comparisons;
}

void report(const std::string& name, const Comparisons& comparisons)
{
    std::cout << name << ": " << comparisons.unexplained << " of " << comparisons.count << std::endl;
}

} // namespace

TEST(ManyReasons, ExplainResultsOfSearch)
{
    Comparisons all;
    const auto check = [&](const std::string& name, const Comparisons& comparisons) {
        report(name, comparisons);
        EXPECT_LE(comparisons.unexplained * 25, comparisons.count) << name;
        all += comparisons;
    };
    for (const int players : {2, 3, 4})
        check("base, " + std::to_string(players) + " players", compareHints({"base"}, players, 33));
    for (const auto& set : allSets())
        if (set != "base")
            check(set, compareHints({"base", set}, 2, 19));
    check("all sets", compareHints(allSets(), 3, 30));
    EXPECT_GT(all.count, 1'000);
    EXPECT_LE(all.unexplained * 50, all.count);
}

TEST(ManyReasons, ExplainResultsOfAnalysis)
{
    Comparisons all;
    for (const auto& set : allSets()) {
        const auto comparisons = compareInAnalysis({"base", set == "base" ? "river" : set}, 6);
        report(set, comparisons);
        all += comparisons;
    }
    EXPECT_LE(all.unexplained * 16, all.count);
}

/// The distances between hints agree with a search of the same size for each move.
TEST(Hints, DistancesAgreeWithEqualSearches)
{
    const auto rules = rulesOf({"base"});
    double squares = 0;
    int count = 0;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        const auto state = afterTiles(rules, tilesOf(seed), seed);
        const auto moves = hints(rules, state, steps(300, seed), {});
        const auto equalLead = [&](const CandidateMove& move) {
            State after = state;
            for (const auto& action : move.actions)
                rules.apply(after, action);
            return SearchPlayer(rules).leads(after, steps(300, 5), {})[state->toMove];
        };
        for (std::size_t i = 1; i < moves.size(); ++i) {
            const double error = moves[0].lead - moves[i].lead - (equalLead(moves[0]) - equalLead(moves[i]));
            squares += error * error;
            ++count;
        }
    }
    ASSERT_GT(count, 20);
    EXPECT_LT(std::sqrt(squares / count), 1.2);
}

} // namespace vozka
