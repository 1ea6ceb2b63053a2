// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// soak [--games N] [--every N] [--medium N] [--hard N] [--ms N] [--seed N]: plays random games with random
// tile sets, editions, options and numbers of players. Checks all invariants in every N-th state. Also plays
// games of computer players to their end. A failed game is reported with its seed, so that it can be
// repeated.
#include "arena/contest.h"
#include "engine/expansions/list.h"
#include "laws.h"
#include "players/random.h"

#include <CLI/CLI.hpp>
#include <gtest/gtest.h>

#include <cstdio>

namespace vozka {

namespace {

struct Settings {
    int games = 0;
    int every = 1;
    int medium = 0;
    int hard = 0;
    int milliseconds = 20;
    std::uint64_t seed = 1;
};

struct Counts {
    std::uint64_t games = 0;
    std::uint64_t states = 0;
};

/// Returns a random game set-up.
records::GameRecord randomSetUp(std::uint64_t seed)
{
    Random random(seed);
    const auto pick = [&](std::size_t count) { return random.below(static_cast<std::uint32_t>(count)); };
    records::GameRecord header;
    header.seed = seed;
    header.rules.sets.clear();
    for (const Code set : playableTileSets())
        if (set == baseTileSet || pick(2) == 0)
            header.rules.sets.emplace_back(set);
    header.rules.options = Options(pick(2) == 0 ? Edition::C1 : Edition::C2);
    for (const auto* spec : optionsFor(header.rules.sets)) {
        const auto values = valuesOf(*spec);
        if (pick(2) == 0 && !values.empty())
            header.rules.options.set(*spec, values[pick(values.size())].value);
    }
    const auto players = minPlayers + static_cast<int>(pick(maxPlayers - minPlayers + 1));
    for (int i = 0; i < players; ++i)
        header.players.push_back({"P" + std::to_string(i), static_cast<records::Colour>(i)});
    return header;
}

std::string summaryOf(const records::GameRecord& game)
{
    std::string text = "seed " + std::to_string(game.seed) + ", " + std::to_string(game.players.size())
                       + " players, " + (game.rules.options.edition() == Edition::C1 ? "C1" : "C2");
    for (const auto& set : game.rules.sets)
        text.append(" ").append(set);
    for (const auto& option : game.rules.options.changed())
        text.append(" ").append(option.name).append("=").append(std::to_string(option.value));
    return text;
}

/// Returns false if an invariant was violated.
bool playChecked(std::uint64_t seed, int every, Counts& counts)
{
    const auto header = randomSetUp(seed);
    SCOPED_TRACE(summaryOf(header));
    const auto match = Match::start(header);
    if (!match) {
        ADD_FAILURE() << match.error().code;
        return false;
    }
    constexpr int slowCheck = 4;
    CheckedGame game{match->rules(), header.rules.sets, {}, slowCheck};
    playUnderLaws(game, seed, seed % 2 == 0 ? LawPlayer::Covering : LawPlayer::Random, every);
    ++counts.games;
    counts.states += game.played.size() + 1;
    return !testing::Test::HasFailure();
}

/// Plays a game of computer players of that level with a random set-up.
bool playToEnd(Level level, const Settings& settings, std::uint64_t seed, Counts& counts)
{
    const auto game = randomSetUp(seed);
    SCOPED_TRACE(summaryOf(game));
    ContestSetUp setUp;
    setUp.rules = game.rules;
    setUp.players.assign(game.players.size(), level);
    setUp.seed = seed;
    setUp.budget = {.moveMs = settings.milliseconds, .seed = seed};
    const auto played = playContestGame(setUp, seatingOf(setUp, 0));
    if (!played) {
        ADD_FAILURE() << played.error().code;
        return false;
    }
    EXPECT_TRUE(played->state()->over);
    const auto again = Match::replay(played->record());
    EXPECT_TRUE(again && !again->fault && again->match.state() == played->state());
    ++counts.games;
    counts.states += played->record().actions.size() + 1;
    return !testing::Test::HasFailure();
}

Settings settings;

TEST(Soak, InvariantsHoldInRandomGames)
{
    constexpr int gamesPerReport = 1000;
    Counts counts;
    for (int i = 0; i < settings.games; ++i) {
        if (!playChecked(settings.seed + static_cast<std::uint64_t>(i), settings.every, counts))
            return;
        if (i % gamesPerReport == gamesPerReport - 1)
            std::printf("%d games\n", i + 1), std::fflush(stdout);
    }
    std::printf("%llu random games, %llu states, one of %d states is checked, no invariant was violated\n",
                static_cast<unsigned long long>(counts.games), static_cast<unsigned long long>(counts.states),
                settings.every);
}

TEST(Soak, ComputersPlayToEnd)
{
    for (const auto& [level, games] :
         {std::pair(Level::Medium, settings.medium), std::pair(Level::Hard, settings.hard)}) {
        Counts counts;
        for (int i = 0; i < games; ++i)
            if (!playToEnd(level, settings, settings.seed + static_cast<std::uint64_t>(i), counts))
                return;
        std::printf("%llu games of %s, %llu states, all to the end\n",
                    static_cast<unsigned long long>(counts.games),
                    levelNames[static_cast<std::size_t>(level)].data(),
                    static_cast<unsigned long long>(counts.states));
    }
}

} // namespace

} // namespace vozka

int main(int argc, char** argv)
{
    testing::InitGoogleTest(&argc, argv);
    auto& settings = vozka::settings;
    CLI::App app("Plays many games and checks all invariants.");
    app.add_option("--games", settings.games, "random games");
    app.add_option("--every", settings.every, "one of N states is checked")->check(CLI::PositiveNumber);
    app.add_option("--medium", settings.medium, "games of the medium computer");
    app.add_option("--hard", settings.hard, "games of the hard computer");
    app.add_option("--ms", settings.milliseconds, "milliseconds for a move")->check(CLI::PositiveNumber);
    app.add_option("--seed", settings.seed, "seed of the first game, +1 for each further game");
    CLI11_PARSE(app, argc, argv);
    return RUN_ALL_TESTS();
}
