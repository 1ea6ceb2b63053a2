// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lets two sets of weights play each other, for players/fit.py. Reads lines "PLAYERS SETS SEED GAMES" with
// the numbers of both sets, in the order of the struct Weights. Writes the mean lead of the first set and its
// standard error for each line. Not installed.
#include "arena/bench.h"
#include "match/dealer.h"
#include "players/lines.h"
#include "records/game_head.h"
#include "records/tile_library.h"

#include <bit>
#include <cmath>
#include <iostream>
#include <sstream>

namespace vozka {

namespace {

struct Request {
    int players = 2;
    std::string sets;
    std::uint64_t seed = 1;
    int games = 0;
    std::array<WeightList, 2> weights{};
};

bool read(std::istream& in, Request& request)
{
    in >> request.players >> request.sets >> request.seed >> request.games;
    for (auto& weights : request.weights)
        for (auto& weight : weights)
            in >> weight;
    return static_cast<bool>(in);
}

Rules rulesOf(const Request& request)
{
    std::vector<std::string> sets;
    std::istringstream names(request.sets);
    for (std::string name; std::getline(names, name, ',');)
        sets.push_back(name);
    const records::RuleChoice choice{Options(), sets};
    return *records::makeRules(choice, static_cast<std::size_t>(request.players),
                               records::TileLibrary::builtIn(), "");
}

/// Returns the mean lead of the seats with the first weights.
double playGame(const Rules& rules, std::array<LineFinder, 2>& finders, std::uint64_t seed, int offset)
{
    const Dealer dealer(seed);
    State state = rules.start();
    while (!state->over) {
        if (state->toMove == noPlayer) {
            rules.apply(state, dealer.next(rules, state));
            continue;
        }
        const auto line = finders[static_cast<std::size_t>((state->toMove + offset) % 2)].best(state);
        for (const auto& action : line.all())
            rules.apply(state, action);
    }
    Evaluation end;
    for (Player player = 0; player < state->playerCount; ++player)
        end.of(player, Term::Score) = state->scores[player];
    const auto lead = leads(end, state->playerCount);
    double sum = 0;
    int seats = 0;
    for (Player player = 0; player < state->playerCount; ++player)
        if ((player + offset) % 2 == 0) {
            sum += lead[player];
            ++seats;
        }
    return sum / seats;
}

void answer(const Request& request)
{
    const auto rules = rulesOf(request);
    Evaluator first(rules, std::bit_cast<Weights>(request.weights[0]));
    Evaluator second(rules, std::bit_cast<Weights>(request.weights[1]));
    std::array<LineFinder, 2> finders{LineFinder(first), LineFinder(second)};
    double sum = 0;
    double squares = 0;
    const int pairs = request.games / 2;
    for (int i = 0; i < pairs; ++i) {
        const auto seed = mix(mix(request.seed) + static_cast<std::uint64_t>(i));
        const double lead = (playGame(rules, finders, seed, 0) + playGame(rules, finders, seed, 1)) / 2;
        sum += lead;
        squares += lead * lead;
    }
    const double mean = sum / pairs;
    std::cout << mean << ' ' << std::sqrt((squares / pairs - mean * mean) / pairs) << std::endl;
}

} // namespace

} // namespace vozka

int main()
{
    for (const float weight : std::bit_cast<vozka::WeightList>(vozka::fittedWeights()))
        std::cout << weight << ' ';
    std::cout << std::endl;
    for (vozka::Request request; vozka::read(std::cin, request);)
        vozka::answer(request);
    return 0;
}
