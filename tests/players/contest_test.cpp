// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Contests are fair: every player has every seat with the same bag.
#include "arena/contest.h"

#include <gtest/gtest.h>

#include <set>

namespace vozka {

TEST(Contest, UsesAllSeatingsWithSameBag)
{
    const ContestSetUp setUp{records::RuleChoice(), {Level::Easy, Level::Medium, Level::Random}, 6, 9, {}};
    std::set<std::vector<int>> seatings;
    for (int game = 0; game < 3; ++game) {
        seatings.insert(seatingOf(setUp, game).players);
        EXPECT_EQ(seatingOf(setUp, game).seed, seatingOf(setUp, 0).seed);
        EXPECT_NE(seatingOf(setUp, game + 3).seed, seatingOf(setUp, 0).seed);
        EXPECT_EQ(seatingOf(setUp, game + 3).players, seatingOf(setUp, game).players);
    }
    EXPECT_EQ(seatings.size(), 3U);
}

TEST(Contest, SharesAreHalfForSameLevel)
{
    const ContestSetUp setUp{records::RuleChoice(), {Level::Medium, Level::Medium}, 2, 4, {}};
    ContestTally tally;
    for (int game = 0; game < setUp.games; ++game) {
        const auto seating = seatingOf(setUp, game);
        const auto match = playContestGame(setUp, seating);
        ASSERT_TRUE(match);
        ASSERT_TRUE(match->state()->over);
        tally.add(seating, match->state());
    }
    EXPECT_DOUBLE_EQ(tally.share(0).observed, 0.5);
    EXPECT_DOUBLE_EQ(tally.meanScore(0), tally.meanScore(1));
}

namespace {

/// A player whose first action is never legal for a player.
class DrawingPlayer final : public ComputerPlayer {
public:
    SearchResult think(const State&, const Budget&, std::stop_token) override
    {
        SearchResult result;
        result.actions.push_back(Action::draw(0));
        return result;
    }
};

} // namespace

TEST(Contest, ReturnsRefusalOfIllegalAction)
{
    const ContestSetUp setUp{records::RuleChoice(), {Level::Medium, Level::Medium}, 1, 4, {}};
    const auto match = playContestGame(setUp, seatingOf(setUp, 0),
                                       [](Level, const Rules&) -> std::unique_ptr<ComputerPlayer> {
                                           return std::make_unique<DrawingPlayer>();
                                       });
    ASSERT_FALSE(match);
    EXPECT_EQ(match.error().file, "medium 1");
    EXPECT_EQ(match.error().code, refusal::notThisStep);
    EXPECT_EQ(match.error().refusal->code, refusal::notThisStep);
}

TEST(Contest, SharesHaveWilsonIntervals)
{
    // Value from a table of the Wilson interval: for 8 of 10 it is 0.490 to 0.943.
    const auto share = shareOf(8, 10);
    EXPECT_NEAR(share.low, 0.490, 0.001);
    EXPECT_NEAR(share.high, 0.943, 0.001);
    EXPECT_DOUBLE_EQ(shareOf(0, 10).low, 0);
}

TEST(Contest, EasyAndMediumBeatNextLowerLevel)
{
    for (const auto& pair : {std::pair{Level::Easy, Level::Random}, std::pair{Level::Medium, Level::Easy}}) {
        const ContestSetUp setUp{records::RuleChoice(), {pair.first, pair.second}, 10, 2, {}};
        ContestTally tally;
        for (int game = 0; game < setUp.games; ++game) {
            const auto seating = seatingOf(setUp, game);
            tally.add(seating, playContestGame(setUp, seating)->state());
        }
        EXPECT_GT(tally.share(0).observed, 0.5) << levelNames[static_cast<std::size_t>(pair.first)];
    }
}

} // namespace vozka
