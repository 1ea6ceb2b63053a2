// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games between computer players: recorded, the same for the same seed, and replayed to the same end.
#include "call.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

TEST(Play, DependsOnlyOnSeed)
{
    const TemporaryFile first;
    const TemporaryFile second;
    const TemporaryFile other;
    EXPECT_EQ(call({"play", "--players", "random,random", "--seed", "5", "--out", first.path()}).exitCode, 0);
    EXPECT_EQ(call({"play", "--players", "random,random", "--seed", "5", "--out", second.path()}).exitCode,
              0);
    EXPECT_EQ(call({"play", "--players", "random,random", "--seed", "6", "--out", other.path()}).exitCode, 0);
    EXPECT_EQ(textOf(first.path()), textOf(second.path()));
    EXPECT_NE(textOf(first.path()), textOf(other.path()));
}

TEST(Play, ReplaysToSameScores)
{
    const TemporaryFile record;
    const auto played =
        call({"play", "--players", "random,random,random", "--edition", "C1", "--out", record.path()});
    ASSERT_EQ(played.exitCode, 0) << played.err;
    const auto replayed = call({"replay", record.path()});
    EXPECT_EQ(replayed.exitCode, 0) << replayed.err;
    EXPECT_NE(replayed.out.find("\n" + played.out), std::string::npos) << played.out;
}

TEST(Play, ReportsWriteFailure)
{
    const auto answer = call({"play", "--players", "random,random", "--out", "/nowhere/at/all"});
    EXPECT_EQ(answer.exitCode, 1);
    EXPECT_EQ(answer.err.find("/nowhere/at/all: "), 0U);
}

} // namespace
} // namespace vozka
