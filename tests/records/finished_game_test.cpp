// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finished games: their file and the export for other programs.
#include "records/results_export.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace vozka::records {

namespace {

FinishedGame gameOfThree()
{
    FinishedGame game;
    game.game = "20261121-142233-4711";
    game.seed = 42;
    game.ended = 1795270953;
    game.turns = 72;
    game.rules.options = Options(Edition::C1);
    game.rules.options.set(option::tinyCity, 2);
    game.rules.options.set(option::undo, 0);
    game.rules.sets = {"base", "river"};
    game.players = {{"Anna \"A\", the first", Colour::Red, PlayerKind::Human},
                    {"Bedřich", Colour::Blue, PlayerKind::Human},
                    {"Hard", Colour::Pink, PlayerKind::Hard}};
    game.points = {64, 87, 87};
    return game;
}

TEST(FinishedGames, AreReadAsWritten)
{
    const auto game = gameOfThree();
    auto unnamed = game;
    unnamed.game.clear();
    const auto text = writeResults(std::vector{lineOf(game), lineOf(unnamed)});
    EXPECT_EQ(std::ranges::count(text, '\n'), 3) << "a head and one line for each game\n" << text;
    const auto lines = readResults(text, "f");
    ASSERT_TRUE(lines);
    ASSERT_EQ(lines->size(), 2U);
    EXPECT_EQ((*lines)[0].game, game);
    EXPECT_EQ((*lines)[1].game, unnamed);
}

TEST(FinishedGames, UnreadableLineDoesNotAffectOthers)
{
    const auto good = lineOf(gameOfThree());
    ResultLine bad{R"({"seed": 1, "wings": true})", {}};
    const auto lines = readResults(writeResults(std::vector{good, bad, good}), "f");
    ASSERT_TRUE(lines);
    ASSERT_EQ(lines->size(), 3U);
    EXPECT_TRUE((*lines)[0].game);
    EXPECT_FALSE((*lines)[1].game);
    ASSERT_TRUE((*lines)[1].fault);
    EXPECT_TRUE((*lines)[1].fault->pointer.starts_with("/3")) << "the line of the file";
    EXPECT_EQ((*lines)[1].text, bad.text);
    EXPECT_TRUE((*lines)[2].game);
}

TEST(FinishedGames, LinesCanEndWithCarriageReturn)
{
    auto text = writeResults(std::vector{lineOf(gameOfThree())});
    for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
        text.insert(at, "\r");
    const auto lines = readResults(text, "f");
    ASSERT_TRUE(lines);
    ASSERT_EQ(lines->size(), 1U);
    EXPECT_EQ((*lines)[0].text, lineOf(gameOfThree()).text) << "without the carriage return";
}

TEST(FinishedGames, NeedPointsOfAllPlayers)
{
    auto game = gameOfThree();
    game.points.pop_back();
    const auto lines = readResults(writeResults(std::vector{lineOf(game)}), "f");
    ASSERT_TRUE(lines);
    ASSERT_TRUE(lines->front().fault);
    EXPECT_EQ(lines->front().fault->pointer, "/2/points");
}

TEST(FinishedGames, EqualPointsShareRank)
{
    const auto game = gameOfThree();
    EXPECT_EQ(placeOf(game, 0), 3);
    EXPECT_EQ(placeOf(game, 1), 1);
    EXPECT_EQ(placeOf(game, 2), 1);
}

TEST(FinishedGames, AreSameByNameAndSeed)
{
    const auto game = gameOfThree();
    auto otherEnd = game;
    otherEnd.points = {1, 2, 3};
    otherEnd.ended += 60;
    EXPECT_TRUE(isSameGame(game, otherEnd));
    auto otherSeed = game;
    otherSeed.seed = 43;
    EXPECT_FALSE(isSameGame(game, otherSeed));
}

TEST(ResultsExport, WritesCsvTable)
{
    const auto table = resultsAsTable(std::vector{gameOfThree()});
    EXPECT_EQ(table, "game,ended,turns,edition,sets,options,seat,players,name,colour,kind,points,place\r\n"
                     "20261121-142233-4711,2026-11-21T14:22:33Z,72,C1,base river,tinyCity=2 undo=false,1,3,"
                     "\"Anna \"\"A\"\", the first\",red,human,64,3\r\n"
                     "20261121-142233-4711,2026-11-21T14:22:33Z,72,C1,base river,tinyCity=2 undo=false,2,3,"
                     "Bedřich,blue,human,87,1\r\n"
                     "20261121-142233-4711,2026-11-21T14:22:33Z,72,C1,base river,tinyCity=2 undo=false,3,3,"
                     "Hard,pink,hard,87,1\r\n");
}

TEST(ResultsExport, EscapesFormulas)
{
    auto game = gameOfThree();
    for (const std::string name : {"=HYPERLINK(1)", "+1", "-1", "@a", "\t=1"}) {
        game.players[1].name = name;
        EXPECT_NE(resultsAsTable(std::vector{game}).find(",'" + name + ",blue,"), std::string::npos) << name;
    }
}

TEST(ResultsExport, WritesOneJsonDocument)
{
    for (const auto& games : {std::vector<FinishedGame>{}, std::vector{gameOfThree(), gameOfThree()}}) {
        const auto json = nlohmann::json::parse(resultsAsJson(games));
        EXPECT_EQ(json.at("games").size(), games.size());
        for (const auto& each : json.at("games")) {
            EXPECT_EQ(each.at("places"), (nlohmann::json{3, 1, 1}));
            EXPECT_EQ(each.at("players").at(1).at("name"), "Bedřich");
        }
    }
}

TEST(ResultsExport, WritesUtcTimes)
{
    EXPECT_EQ(utcTime(0), "1970-01-01T00:00:00Z");
    EXPECT_EQ(utcTime(253402300799), "9999-12-31T23:59:59Z");
}

} // namespace

} // namespace vozka::records
