// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The king and the robber: the players who get them, and their points.
#include "engine/insight/end_lines.h"
#include "king_and_robber_scene.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

using namespace king_game;

namespace {

/// "king 2 = king.cities 2": the player's lines of the king and the robber if the game ends now.
std::string finalLines(const Scene& scene, Player player)
{
    std::string text;
    const EndLines lines(scene.rules(), scene.state());
    for (const auto& line : lines.all()) {
        if (line.player != player || (line.kind != "king" && line.kind != "robber"))
            continue;
        EXPECT_EQ(line.rule, "kr.end");
        EXPECT_FALSE(line.hasPlace());
        text.append(text.empty() ? "" : ", ")
            .append(line.kind)
            .append(" ")
            .append(std::to_string(line.points));
        for (const auto& term : line.terms)
            text.append(" = ").append(term.term).append(" ").append(std::to_string(term.count));
    }
    return text;
}

Scene::Table tableScoring(Code scoring)
{
    auto table = tableOfKing();
    constexpr OptionSpec spec{"kingScoring", OptionSpec::Type::Choice, {}, 0, 0};
    constexpr std::array<Code, 3> words{"count", "flat", "both"};
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == scoring)
            table.options.set(spec, static_cast<int>(i));
    return table;
}

} // namespace

TEST(King, BelongsToNoPlayerAtStart)
{
    rule("kr.king");
    rule("kr.robber");
    const Scene scene("D0", tableOfKing());
    EXPECT_EQ(king(scene), '-');
    EXPECT_EQ(robber(scene), '-');
}

TEST(King, IsTakenForFirstCityAlsoWithoutFigures)
{
    rule("kr.king");
    Scene scene("E2\n.", tableOfKing());
    scene.placeOnly("E0", {0, 1});
    EXPECT_EQ(king(scene), 'A');
    EXPECT_EQ(robber(scene), '-');
    EXPECT_EQ(scene.scoreLines(), "");
    const auto taken = std::ranges::find(scene.events(), event::taken, &Event::type);
    ASSERT_NE(taken, scene.events().end());
    EXPECT_EQ(taken->what, "king");
    EXPECT_EQ(taken->player, 0);
}

TEST(King, IsTakenByPlayerOfTileNotByOwnerOfCity)
{
    rule("kr.king");
    Scene scene("E2/Bc\n.", tableOfKing());
    scene.placeOnly("E0", {0, 1});
    EXPECT_EQ(scene.scoreLines(), "Bob 4 = city.tiles 4\n");
    EXPECT_EQ(king(scene), 'A');
}

TEST(King, StaysForCityOfEqualSize)
{
    rule("kr.king");
    Scene scene("E2 E2\n"
                ".  .",
                tableOfKing());
    scene.placeOnly("E0", {0, 1});
    scene.placeOnly("E0", {1, 1});
    EXPECT_EQ(king(scene), 'A') << "Bob's city has two tiles, as Alice's";
    EXPECT_EQ(scene.eventCount(event::taken), 1);
}

TEST(King, IsTakenForLargerCity)
{
    rule("kr.king");
    Scene scene("E2 E2\n"
                ".  G1\n"
                ".  .",
                tableOfKing());
    scene.placeOnly("E0", {0, 1});
    ASSERT_EQ(king(scene), 'A');
    scene.placeOnly("E0", {1, 2});
    EXPECT_EQ(king(scene), 'B');
    EXPECT_EQ(scene.state()->tokens.size(), 1U) << "the game has one king";
}

TEST(King, SizeIgnoresCoatsOfArms)
{
    rule("kr.size");
    Scene scene("E2 E2\n"
                "G1 F1\n"
                ".  .",
                tableOfKing());
    scene.placeOnly("E0", {0, 2});
    ASSERT_EQ(king(scene), 'A');
    scene.placeOnly("E0", {1, 2});
    EXPECT_EQ(king(scene), 'A') << "three tiles and a coat of arms";
}

TEST(King, TileWithTwoPartsOfCityCountsOnce)
{
    rule("kr.size");
    Scene scene("E2 I2 N2\n"
                "G1 N0 .\n"
                "G1 .  .\n"
                ".  .  .",
                tableOfKing());
    scene.placeOnly("E0", {0, 3});
    ASSERT_EQ(king(scene), 'A');
    // Joins both cities of I2.
    scene.placeOnly("N3", {2, 1});
    EXPECT_EQ(king(scene), 'A') << "four tiles";
}

TEST(King, LargestOfSeveralCompletedCitiesCounts)
{
    rule("kr.several");
    Scene scene("E2 E2 E2 B0\n"
                ".  G1 G1 B0\n"
                ".  .  .  B0\n"
                ".  E0 B0 B0",
                tableOfKing());
    scene.placeOnly("E0", {0, 1});
    ASSERT_EQ(king(scene), 'A');
    scene.placeOnly("H0", {1, 2});
    EXPECT_EQ(king(scene), 'B') << "three tiles in the north, two in the south";
    EXPECT_EQ(scene.eventCount(event::taken), 2);
    scene.placeOnly("E0", {2, 2});
    EXPECT_EQ(king(scene), 'B') << "three tiles";
}

TEST(King, CitiesThatCrossAreNotJoined)
{
    rule("kr.size");
    Scene scene("E2/Ac\n"
                "KR-050\n"
                ".",
                tableOfKing());
    scene.placeOnly("E0", {0, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 6 = city.tiles 6\n");
    EXPECT_EQ(king(scene), 'A');
    EXPECT_EQ(finalLines(scene, 0), "king 1 = king.cities 1") << "the city from west to east is open";
}

TEST(Robber, IsTakenForFirstRoadAndForLongerRoad)
{
    rule("kr.robber");
    Scene scene("A3 .  .\n"
                "A3 U1 .\n"
                "A3 U1 .",
                tableOfKing());
    scene.placeOnly("A1", {1, 0});
    EXPECT_EQ(robber(scene), 'A') << "two tiles";
    scene.placeOnly("A1", {2, 1});
    EXPECT_EQ(robber(scene), 'B') << "three tiles";
    scene.placeOnly("A1", {2, 2});
    EXPECT_EQ(robber(scene), 'B') << "three tiles again";
    EXPECT_EQ(king(scene), '-');
}

TEST(King, PaysOnePointForEachCompletedCity)
{
    rule("kr.end");
    Scene scene("E2 E2/Bc E2/Ac\n"
                ".  .     G1\n"
                ".  .     .",
                tableOfKing());
    EXPECT_EQ(finalLines(scene, 0), "");
    scene.placeOnly("E0", {1, 1});
    ASSERT_EQ(king(scene), 'A');
    EXPECT_EQ(finalLines(scene, 0), "king 1 = king.cities 1") << "two cities are open";
    scene.placeOnly("E0", {2, 2});
    ASSERT_EQ(king(scene), 'B');
    EXPECT_EQ(finalLines(scene, 0), "");
    EXPECT_EQ(finalLines(scene, 1), "king 2 = king.cities 2");
}

TEST(Robber, PaysOnePointForEachCompletedRoad)
{
    rule("kr.end");
    Scene scene("A3 .  .\n"
                "A3 U1 .\n"
                "A3 U1 .",
                tableOfKing());
    scene.placeOnly("A1", {1, 0});
    scene.placeOnly("A1", {2, 1});
    EXPECT_EQ(finalLines(scene, 0), "");
    EXPECT_EQ(finalLines(scene, 1), "robber 2 = robber.roads 2") << "the third road is open";
}

TEST(King, PaysFixedPointsByOption)
{
    rule("kr.end");
    for (const Code scoring : {"flat", "both"}) {
        Scene scene("E2 B0 A3 .  .\n"
                    ".  B0 A3 U1 .",
                    tableScoring(scoring));
        scene.placeOnly("E0", {0, 1});
        scene.placeOnly("A1", {3, 0});
        ASSERT_EQ(king(scene), 'A');
        ASSERT_EQ(robber(scene), 'B');
        const bool isFlat = scoring == "flat";
        EXPECT_EQ(finalLines(scene, 0), isFlat ? "king 10 = king.holder 1" : "king 15 = king.holder 1");
        EXPECT_EQ(finalLines(scene, 1),
                  isFlat ? "robber 10 = robber.holder 1" : "robber 15 = robber.holder 1");
        scene.placeOnly("A1", {4, 1});
        ASSERT_EQ(robber(scene), 'A');
        EXPECT_EQ(finalLines(scene, 0), isFlat ? "king 10 = king.holder 1, robber 10 = robber.holder 1"
                                               : "king 20 = king.holder 1, robber 20 = robber.holder 1");
    }
}

/// The board of a position has the sizes that later features are compared with.
TEST(King, OfPositionStaysForCityOfEqualSize)
{
    rule("kr.king");
    Scene scene("E2 E2 E2\n"
                "E0 .  G1\n"
                ".  .  .",
                tableOfKing());
    EXPECT_EQ(king(scene), '-');
    scene.placeOnly("E0", {1, 1});
    EXPECT_EQ(king(scene), '-') << "a city of the position has two tiles, too";
    scene.placeOnly("E0", {2, 2});
    EXPECT_EQ(king(scene), 'B');
}

} // namespace vozka
