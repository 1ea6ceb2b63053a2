// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Computer players play legal games with all sets, both editions and all numbers of players.
#include "arena/contest.h"
#include "engine/expansions/list.h"
#include "table.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

/// Plays a game of that set-up with all levels of players.
void expectLegalGame(const std::vector<std::string>& sets, int players, Edition edition, std::uint64_t seed)
{
    records::GameRecord header;
    header.rules = {Options(edition), sets};
    header.seed = seed;
    for (int i = 0; i < players; ++i)
        header.players.push_back({"P" + std::to_string(i), static_cast<records::Colour>(i)});
    auto match = *Match::start(header);
    std::vector<std::unique_ptr<ComputerPlayer>> seats;
    for (int i = 0; i < players; ++i)
        seats.push_back(makePlayer(static_cast<Level>((i + static_cast<int>(seed)) % 4), match.rules()));
    const auto refused = playOn(match, seats, steps(4, seed));
    EXPECT_FALSE(refused) << refused->code << " with " << players << " players, seed " << seed;
    EXPECT_TRUE(match.state()->over);
}

} // namespace

class ComputerGamesOfEverySet : public testing::TestWithParam<std::tuple<Edition, int>> {};

INSTANTIATE_TEST_SUITE_P(Seats, ComputerGamesOfEverySet,
                         testing::Combine(testing::Values(Edition::C1, Edition::C2),
                                          testing::Range(minPlayers, maxPlayers + 1)));

TEST_P(ComputerGamesOfEverySet, LevelsPlayLegally)
{
    const auto [edition, players] = GetParam();
    auto seed = static_cast<std::uint64_t>(players * 100 + (edition == Edition::C1 ? 0 : 50));
    for (const Code set : playableTileSets())
        if (set != baseTileSet)
            expectLegalGame({"base", std::string(set)}, players, edition, seed++);
    expectLegalGame({"base"}, players, edition, seed++);
    expectLegalGame(allSets(), players, edition, seed++);
}

TEST(ComputerGames, ThinkReturnsActionsUntilOthersDecide)
{
    const auto rules = rulesOf(allSets());
    for (std::size_t level = 0; level < levelNames.size(); ++level) {
        const auto player = makePlayer(static_cast<Level>(level), rules);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            auto state = afterTiles(rules, 40, seed);
            const auto mover = state->toMove;
            const auto turn = state->turn;
            const auto result = player->think(state, steps(20), {});
            for (const auto& action : result.actions) {
                ASSERT_EQ(state->toMove, mover);
                ASSERT_FALSE(rules.refusal(state, action));
                rules.apply(state, action);
            }
            EXPECT_TRUE(state->over || state->toMove != mover || state->turn != turn) << levelNames[level];
            ASSERT_FALSE(result.candidates.empty());
        }
    }
}

TEST(ComputerGames, MoveIsIndependentOfFutureDraws)
{
    const auto rules = rulesOf({"base", "abbey-and-mayor"});
    // The same tiles so far, but two dealers with different next tiles.
    records::GameRecord one;
    one.rules.sets = {"base", "abbey-and-mayor"};
    one.players = {{"A", records::Colour::Red}, {"B", records::Colour::Blue}};
    one.seed = 1;
    const auto played = [&] {
        auto match = *Match::start(one);
        const auto medium = makePlayer(Level::Medium, match.rules());
        for (int turn = 0; turn < 20; ++turn)
            for (const auto& action : medium->think(match.state(), steps(1), {}).actions)
                EXPECT_FALSE(match.act(action));
        return match;
    }();
    auto other = played.record();
    other.seed = 2;
    const auto again = *Match::replay(other);
    ASSERT_FALSE(again.fault);
    ASSERT_EQ(played.state(), again.match.state());
    for (std::size_t level = 0; level < levelNames.size(); ++level) {
        const auto kind = static_cast<Level>(level);
        const auto moveInFirst = makePlayer(kind, played.rules())->think(played.state(), steps(300), {});
        const auto moveInSecond =
            makePlayer(kind, again.match.rules())->think(again.match.state(), steps(300), {});
        EXPECT_EQ(moveInFirst.actions, moveInSecond.actions) << levelNames[level];
    }
}

} // namespace vozka
