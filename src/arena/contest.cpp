// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/contest.h"

#include <algorithm>
#include <cmath>

namespace vozka {

namespace {

// Largest seed of a game file.
constexpr std::uint64_t largestSeed = (std::uint64_t{1} << 53U) - 1;

records::PlayerKind kindOf(Level level)
{
    const auto name = levelNames[static_cast<std::size_t>(level)];
    const auto found = std::ranges::find(records::playerKindNames, name);
    return static_cast<records::PlayerKind>(found - records::playerKindNames.begin());
}

} // namespace

std::optional<Refusal> playOn(Match& match, const std::vector<std::unique_ptr<ComputerPlayer>>& players,
                              const Budget& budget)
{
    while (!match.state()->over) {
        auto playerBudget = budget;
        playerBudget.seed = mix(budget.seed + match.state()->toMove);
        const auto result = players[match.state()->toMove]->think(match.state(), playerBudget, {});
        for (const auto& action : result.actions)
            if (const auto refusal = match.act(action))
                return refusal;
    }
    return {};
}

Seating seatingOf(const ContestSetUp& setUp, int game)
{
    const int players = static_cast<int>(setUp.players.size());
    Seating seating;
    seating.seed = mix(mix(setUp.seed) + static_cast<std::uint64_t>(game / players)) & largestSeed;
    for (int seat = 0; seat < players; ++seat)
        seating.players.push_back((seat + game) % players);
    return seating;
}

records::GameRecord contestHeader(const ContestSetUp& setUp, const Seating& seating)
{
    records::GameRecord record;
    record.rules = setUp.rules;
    record.seed = seating.seed;
    for (std::size_t seat = 0; seat < seating.players.size(); ++seat) {
        const auto level = setUp.players[static_cast<std::size_t>(seating.players[seat])];
        std::string name(levelNames[static_cast<std::size_t>(level)]);
        name.append(" ").append(std::to_string(seating.players[seat] + 1));
        record.players.push_back({std::move(name), static_cast<records::Colour>(seat), kindOf(level)});
    }
    return record;
}

Share shareOf(double successes, int trials)
{
    if (trials == 0)
        return {};
    constexpr double z = 1.959964;
    const double n = trials;
    const double p = successes / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    // Rounding must not move the share outside its bounds.
    return {p, std::clamp(middle - half, 0.0, p), std::clamp(middle + half, p, 1.0)};
}

void ContestTally::add(const Seating& seating, const State& end)
{
    const auto players = seating.players.size();
    wins.resize(players);
    points.resize(players);
    scores.resize(players);
    const auto best = *std::max_element(end->scores.begin(), end->scores.begin() + static_cast<int>(players));
    const auto winners =
        std::count(end->scores.begin(), end->scores.begin() + static_cast<int>(players), best);
    ++games;
    draws += winners > 1 ? 1 : 0;
    for (std::size_t seat = 0; seat < players; ++seat) {
        const auto player = static_cast<std::size_t>(seating.players[seat]);
        scores[player] += end->scores[seat];
        if (end->scores[seat] != best)
            continue;
        points[player] += 1.0 / static_cast<double>(winners);
        wins[player] += winners == 1 ? 1 : 0;
    }
}

records::Result<Match> playContestGame(const ContestSetUp& setUp, const Seating& seating,
                                       decltype(makePlayer)* make)
{
    auto match = Match::start(contestHeader(setUp, seating));
    if (!match)
        return match;
    std::vector<std::unique_ptr<ComputerPlayer>> players;
    for (const int player : seating.players)
        players.push_back(make(setUp.players[static_cast<std::size_t>(player)], match->rules()));
    auto budget = setUp.budget;
    budget.seed = mix(budget.seed + seating.seed);
    if (const auto refusal = playOn(*match, players, budget))
        return records::Error{match->players()[match->state()->toMove].name,
                              "/actions/" + std::to_string(match->record().actions.size()),
                              std::string(refusal->code),
                              {},
                              refusal};
    return match;
}

} // namespace vozka
