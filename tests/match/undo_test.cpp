// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Undo with computer players stops at decisions of persons.
#include "match/forced_step.h"
#include "match/match.h"
#include "players/random_player.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

using Kind = records::PlayerKind;

Match startMatch(std::initializer_list<Kind> kinds, const std::vector<std::string>& sets = {"base"},
                 std::uint64_t seed = 7)
{
    records::GameRecord record;
    record.seed = seed;
    record.rules.sets = sets;
    for (const auto kind : kinds) {
        const auto seat = record.players.size();
        record.players.push_back(
            {std::string(1, static_cast<char>('A' + seat)), static_cast<records::Colour>(seat), kind});
    }
    return *Match::start(record);
}

void playDecisions(Match& match, int decisions)
{
    RandomPlayer player(3);
    ActionList legalActions;
    for (int i = 0; i < decisions && !match.state()->over; ++i)
        ASSERT_FALSE(match.act(player.choose(match.rules(), match.state(), legalActions)));
}

TEST(Undo, StopsOnlyAtDecisionsOfPersons)
{
    auto match = startMatch({Kind::Medium, Kind::Human, Kind::Easy});
    playDecisions(match, 30);
    const State after = match.state();
    int steps = 0;
    while (match.canUndo()) {
        ASSERT_TRUE(match.undo());
        EXPECT_EQ(match.state()->toMove, 1);
        ++steps;
    }
    EXPECT_GT(steps, 5);
    EXPECT_FALSE(match.undo());
    EXPECT_EQ(match.state()->turn, 2) << "earlier decisions of the computer stay";
    while (match.canRedo())
        ASSERT_TRUE(match.redo());
    EXPECT_EQ(match.state(), after);
}

TEST(Undo, IsImpossibleBeforeFirstDecisionOfPerson)
{
    auto match = startMatch({Kind::Medium, Kind::Human});
    while (match.state()->toMove != 1)
        playDecisions(match, 1);
    EXPECT_FALSE(match.canUndo());
    EXPECT_FALSE(match.undo());
}

TEST(Undo, StopsAtEachDecisionWithoutPersons)
{
    auto match = startMatch({Kind::Easy, Kind::Hard});
    playDecisions(match, 3);
    for (int i = 0; i < 3; ++i)
        ASSERT_TRUE(match.undo());
    EXPECT_FALSE(match.canUndo());
}

TEST(Undo, DoesNotStopAtTilePutAside)
{
    auto match = startMatch({Kind::Easy, Kind::Hard}, {"base", "princess-and-dragon"}, 5);
    playDecisions(match, 30);
    const auto isAside = [&](const HistoryEntry& entry) {
        return match.rules().book().formOf(entry.action)->word() == "aside";
    };
    ASSERT_TRUE(std::ranges::any_of(match.history(), isAside));
    while (match.canUndo()) {
        ASSERT_TRUE(match.undo());
        EXPECT_NE(match.state()->toMove, noPlayer);
    }
    while (match.canRedo()) {
        ASSERT_TRUE(match.redo());
        EXPECT_NE(match.state()->toMove, noPlayer);
    }
}

TEST(Undo, DoesNotStopAtForcedSteps)
{
    int forced = 0;
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        auto match = startMatch({Kind::Human, Kind::Human}, {"base", "princess-and-dragon"}, seed);
        playDecisions(match, 300);
        const State after = match.state();
        for (std::size_t i = 0; i < match.history().size(); ++i)
            forced += forcedStep(match.rules(), match.stateBefore(i)) ? 1 : 0;
        while (match.canUndo()) {
            ASSERT_TRUE(match.undo());
            EXPECT_FALSE(forcedStep(match.rules(), match.state()));
        }
        while (match.canRedo())
            ASSERT_TRUE(match.redo());
        EXPECT_EQ(match.state(), after);
    }
    EXPECT_GT(forced, 0);
}

} // namespace

} // namespace vozka
