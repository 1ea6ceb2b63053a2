// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares the output of `vozka-cli replay NAME.vozka` with NAME.expect. A changed rule shows as a
// difference.
#include "call.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {
namespace {

class RecordedGame : public testing::TestWithParam<std::string> {};

TEST_P(RecordedGame, PrintsExpectedOutput)
{
    const auto answer = call({"replay", gamePath(GetParam() + ".vozka")});
    EXPECT_EQ(answer.exitCode, 0) << answer.err;
    EXPECT_EQ(answer.out, textOf(gamePath(GetParam() + ".expect")));
}

INSTANTIATE_TEST_SUITE_P(Games, RecordedGame,
                         testing::Values("random-2", "random-3", "random-4", "abbey-and-mayor-c1-2",
                                         "abbey-and-mayor-c1-3", "abbey-and-mayor-c1-6",
                                         "abbey-and-mayor-c2-2", "abbey-and-mayor-c2-3",
                                         "abbey-and-mayor-c2-6", "drawbridges-2", "drawbridges-4",
                                         "drawbridges-abbey-c1-3", "drawbridges-abbey-c2-2", "traders-2",
                                         "traders-abbey-c1-3", "princess-and-dragon-2", "tower-c1-3",
                                         "flying-machines-2", "phantom-c1-3", "ferries-2", "count-3",
                                         "count-c1-2", "king-and-robber-3", "festival-3", "crop-circles-3",
                                         "tunnel-2", "cult-2", "siege-3", "cathars-c1-2"),
                         [](const auto& game) {
                             auto name = game.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace vozka
