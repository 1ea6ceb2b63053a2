// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Laws for every position of every game, checked on random games of two to six players.
#include "laws.h"

#include "engine/expansions/list.h"
#include "scene.h"
#include "without_fields.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

struct Game {
    int players;
    std::uint64_t seed;
    std::vector<std::string> sets{"base"};
    Edition edition = Edition::C2;
    LawPlayer seats = LawPlayer::Random;
    bool hasFigureFields = true;
};

Rules rulesOf(const Game& game)
{
    return baseRules(game.players, game.hasFigureFields ? Options(game.edition) : withoutFields(game.edition),
                     game.sets);
}

LawPlayer seatsFor(int players)
{
    return players % 2 == 0 ? LawPlayer::Covering : LawPlayer::Random;
}

} // namespace

class Laws : public testing::TestWithParam<Game> {};

TEST_P(Laws, HoldInRandomGames)
{
    const auto rules = rulesOf(GetParam());
    // Games of covering players are many and long, so their slow checks are rarer.
    CheckedGame game{rules, GetParam().sets, {}, GetParam().seats == LawPlayer::Covering ? 4 : 1};
    playUnderLaws(game, GetParam().seed, GetParam().seats);
}

INSTANTIATE_TEST_SUITE_P(
    CoveringGames, Laws, testing::ValuesIn([] {
        std::vector<Game> games;
        std::uint64_t seed = 20;
        for (int players = minPlayers; players <= maxPlayers; ++players)
            for (const auto edition : {Edition::C1, Edition::C2})
                games.push_back({players, ++seed, {"base", "abbey-and-mayor"}, edition, LawPlayer::Covering});
        for (int players = minPlayers; players <= maxPlayers; ++players)
            for (const auto edition : {Edition::C1, Edition::C2})
                games.push_back({players,
                                 ++seed,
                                 {"base", "abbey-and-mayor", "drawbridges"},
                                 edition,
                                 LawPlayer::Covering});
        for (const int players : {2, 3, 5})
            for (const auto edition : {Edition::C1, Edition::C2})
                games.push_back({players, ++seed, {"base", "drawbridges"}, edition, LawPlayer::Covering});
        for (int players = minPlayers; players <= maxPlayers; ++players)
            for (const auto edition : {Edition::C1, Edition::C2}) {
                games.push_back(
                    {players, ++seed, {"base", "traders-and-builders"}, edition, LawPlayer::Covering});
                games.push_back({players,
                                 ++seed,
                                 {"base", "abbey-and-mayor", "traders-and-builders"},
                                 edition,
                                 LawPlayer::Covering});
            }
        for (const int players : {2, 4, 6})
            for (const auto edition : {Edition::C1, Edition::C2})
                games.push_back({players,
                                 ++seed,
                                 {"base", "abbey-and-mayor", "wiki-examples"},
                                 edition,
                                 LawPlayer::Covering});
        for (int players = minPlayers; players <= maxPlayers; ++players)
            for (const auto edition : {Edition::C1, Edition::C2})
                games.push_back({players,
                                 ++seed,
                                 {"base", "abbey-and-mayor", "princess-and-dragon"},
                                 edition,
                                 seatsFor(players)});
        for (int players = minPlayers; players <= maxPlayers; ++players)
            games.push_back(
                {players,
                 ++seed,
                 {"base", "inns-and-cathedrals", "abbey-and-mayor", "princess-and-dragon", "tower"},
                 players % 2 == 0 ? Edition::C1 : Edition::C2,
                 seatsFor(players)});
        return games;
    }()),
    [](const auto& game) {
        return std::to_string(game.param.players) + "players"
               + (game.param.edition == Edition::C1 ? "C1" : "C2") + std::to_string(game.param.seed);
    });

// Every set together with the base game, also new ones.
INSTANTIATE_TEST_SUITE_P(EachSet, Laws, testing::ValuesIn([] {
                             std::vector<Game> games;
                             std::uint64_t seed = 200;
                             for (const Code set : playableTileSets())
                                 for (const auto edition : {Edition::C1, Edition::C2})
                                     if (set != baseTileSet)
                                         games.push_back({2 + static_cast<int>(seed % 3),
                                                          ++seed,
                                                          {"base", std::string(set)},
                                                          edition,
                                                          LawPlayer::Covering});
                             return games;
                         }()),
                         [](const auto& game) {
                             std::string name = game.param.sets.back();
                             std::ranges::replace(name, '-', '_');
                             return name + (game.param.edition == Edition::C1 ? "C1" : "C2");
                         });

// Rule: base.deploy.no-fields
INSTANTIATE_TEST_SUITE_P(WithoutFields, Laws, testing::ValuesIn([] {
                             std::vector<Game> games;
                             std::uint64_t seed = 300;
                             std::vector<std::string> every;
                             for (const Code set : playableTileSets()) {
                                 every.emplace_back(set);
                                 std::vector<std::string> sets{"base"};
                                 if (set != baseTileSet)
                                     sets.emplace_back(set);
                                 games.push_back({2 + static_cast<int>(seed % 3), ++seed, sets,
                                                  seed % 2 == 0 ? Edition::C1 : Edition::C2,
                                                  LawPlayer::Covering, false});
                             }
                             games.push_back({4, ++seed, every, Edition::C2, LawPlayer::Covering, false});
                             return games;
                         }()),
                         [](const auto& game) {
                             const auto& sets = game.param.sets;
                             std::string name = sets.size() > 2 ? "every_set" : sets.back();
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

INSTANTIATE_TEST_SUITE_P(
    RandomGames, Laws,
    testing::Values(Game{2, 1}, Game{2, 2}, Game{3, 3}, Game{4, 4}, Game{5, 5}, Game{6, 6},
                    Game{2, 7, {"base", "wiki-examples"}}, Game{4, 8, {"base", "wiki-examples"}},
                    Game{2, 9, {"base", "abbey-and-mayor"}}, Game{3, 10, {"base", "abbey-and-mayor"}},
                    Game{6, 11, {"base", "abbey-and-mayor", "wiki-examples"}},
                    Game{2, 12, {"base", "drawbridges"}}, Game{4, 13, {"base", "drawbridges"}},
                    Game{3, 14, {"base", "abbey-and-mayor", "drawbridges", "wiki-examples"}}),
    [](const auto& game) {
        return std::to_string(game.param.players) + "players" + std::to_string(game.param.seed);
    });

} // namespace vozka
