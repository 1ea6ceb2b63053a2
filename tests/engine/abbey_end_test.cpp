// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Use of remaining abbeys after the bag is empty. Rule: am.abbey.end
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

/// Two holes, at 1,1 and 3,1. Alice has placed a tile and can deploy.
constexpr std::string_view twoHoles = "U1 U1 U1 U1 U1\n"
                                      "B0 .  B0 .  B0\n"
                                      "U1 U1 U1 U1 U1";

Scene::Table tableEnding(Code ending, int players = 2, std::vector<std::string_view> bag = {})
{
    Scene::Table table{.sets = {"base", "abbey-and-mayor"}, .players = players, .bag = std::move(bag)};
    constexpr OptionSpec spec{"leftoverAbbeys", OptionSpec::Type::Choice, {}, 0, 1};
    constexpr std::array<Code, 4> words{"round", "turns", "untilNobody", "lost"};
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == ending)
            table.options.set(spec, static_cast<int>(i));
    return table;
}

/// Initial of the player who can place an abbey now; '-' if the game is over, '?' in another step.
char abbeyPlayer(const Scene& scene)
{
    if (scene.state()->over)
        return '-';
    return scene.step() == "abbey" ? static_cast<char>('A' + scene.state()->toMove) : '?';
}

void placeAbbey(Scene& scene, Cell at)
{
    scene.apply(Action::place(scene.rules().catalogue().find("AB"), at, 0));
    scene.pass();
}

/// The active player draws and places one tile of the bag, without a figure.
void playTile(Scene& scene, std::string_view tile, Cell at)
{
    scene.apply(Action::draw(scene.rules().catalogue().find(tile.substr(0, 1))));
    scene.placeOnly(tile, at);
}

} // namespace

TEST(AbbeyEnd, RoundStartsAfterLastPlayerOnceForEach)
{
    rule("am.abbey.end");
    Scene scene(twoHoles, tableEnding("round", 3));
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), 'B');
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), 'C');
    placeAbbey(scene, {1, 1});
    EXPECT_EQ(abbeyPlayer(scene), 'A') << "the player who placed the last tile is the last";
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), '-');
}

TEST(AbbeyEnd, RoundSkipsPlayersWithoutAbbey)
{
    rule("am.abbey.end");
    Scene scene(twoHoles, tableEnding("round", 3));
    scene.placeOnly("AB0", {1, 1});
    EXPECT_EQ(abbeyPlayer(scene), 'B');
    const auto turn = scene.state()->turn;
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), 'C');
    EXPECT_EQ(scene.state()->turn, turn + 1);
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), '-') << "Alice has placed the abbey";
}

TEST(AbbeyEnd, RoundEndsWithoutHole)
{
    rule("am.abbey.end");
    Scene scene("U1 U1", tableEnding("round"));
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), '-');
}

TEST(AbbeyEnd, AbbeyOfRoundIsWholeTurn)
{
    rule("am.abbey.end");
    Scene scene(twoHoles, tableEnding("round"));
    scene.pass();
    scene.apply(Action::place(scene.rules().catalogue().find("AB"), {1, 1}, 0));
    EXPECT_EQ(scene.step(), "deploy");
    scene.deploy("a");
    EXPECT_EQ(scene.scoreLines(), "Bob 9 = monastery.tile 1 + monastery.neighbours 8\n");
    EXPECT_EQ(abbeyPlayer(scene), 'A');
}

TEST(AbbeyEnd, TurnsContinueUntilFirstPlayerDeclines)
{
    rule("am.abbey.end");
    Scene scene(twoHoles, tableEnding("turns", 3));
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), 'B');
    placeAbbey(scene, {1, 1});
    EXPECT_EQ(abbeyPlayer(scene), 'C');
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), '-') << "Alice still had her abbey";
}

TEST(AbbeyEnd, TurnsContinueUntilFirstPlayerHasNone)
{
    rule("am.abbey.end");
    Scene scene(twoHoles, tableEnding("turns", 2, {"V"}));
    scene.pass();
    placeAbbey(scene, {1, 1});
    EXPECT_EQ(abbeyPlayer(scene), 'A');
    scene.pass();
    playTile(scene, "V0", {0, 3});
    EXPECT_EQ(abbeyPlayer(scene), '-') << "Bob has placed the abbey, Alice could have placed one";
}

TEST(AbbeyEnd, RepeatedRoundOffersAgainAfterDecline)
{
    rule("am.abbey.end");
    Scene scene(twoHoles, tableEnding("untilNobody", 3));
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), 'B');
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), 'C');
    placeAbbey(scene, {1, 1});
    EXPECT_EQ(abbeyPlayer(scene), 'A');
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), 'B');
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), '-') << "Alice and Bob declined, Carol has none left";
}

TEST(AbbeyEnd, LostEndsGame)
{
    rule("am.abbey.end");
    Scene scene(twoHoles, tableEnding("lost"));
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), '-');
}

/// Later offer for Bob, who can place an abbey now.
LaterOffer laterOfferFor(Code ending, std::vector<std::string_view> bag, int players = 2)
{
    Scene scene(twoHoles, tableEnding(ending, players, std::move(bag)));
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), 'B');
    const auto& book = scene.rules().book();
    return book.plan().laterOffer(book, *scene.state());
}

TEST(AbbeyEnd, ReportsLaterOffer)
{
    rule("am.abbey.end");
    EXPECT_EQ(laterOfferFor("round", {"V"}), LaterOffer::Yes) << "the extra round is still to come";
    EXPECT_EQ(laterOfferFor("round", {}), LaterOffer::No);
    EXPECT_EQ(laterOfferFor("turns", {}), LaterOffer::No) << "passing ends the game";
    EXPECT_EQ(laterOfferFor("turns", {"V"}), LaterOffer::Perhaps) << "if the others place theirs";
    EXPECT_EQ(laterOfferFor("turns", {"V", "V"}), LaterOffer::Yes);
    EXPECT_EQ(laterOfferFor("turns", {"V", "V"}, 3), LaterOffer::Perhaps);
    EXPECT_EQ(laterOfferFor("untilNobody", {"V"}), LaterOffer::Yes);
    EXPECT_EQ(laterOfferFor("untilNobody", {}), LaterOffer::Perhaps) << "if Alice places the abbey";
    EXPECT_EQ(laterOfferFor("lost", {"V", "V"}), LaterOffer::No) << "last turn of the player";
    EXPECT_EQ(laterOfferFor("lost", {"V", "V", "V"}), LaterOffer::Yes);
    Scene lastAbbey(twoHoles, tableEnding("untilNobody"));
    lastAbbey.placeOnly("AB0", {1, 1});
    EXPECT_EQ(abbeyPlayer(lastAbbey), 'B');
    const auto& book = lastAbbey.rules().book();
    EXPECT_EQ(book.plan().laterOffer(book, *lastAbbey.state()), LaterOffer::No) << "no other player has one";
}

TEST(AbbeyEnd, DiscardOfLastTileEndsTurn)
{
    rule("am.abbey.end");
    Scene scene(twoHoles, tableEnding("round", 2, {"C"}));
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), 'B') << "the bag is not empty yet";
    scene.pass();
    const auto city = scene.rules().catalogue().find("C");
    scene.apply(Action::draw(city));
    scene.apply(Action::discard(city));
    EXPECT_EQ(abbeyPlayer(scene), 'A') << "no second decision of Bob in this turn";
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), 'B');
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), '-');
}

TEST(AbbeyEnd, NextPlayerFollowsDiscardOfLastTile)
{
    rule("am.abbey.end");
    for (const auto& [ending, next] :
         {std::pair<Code, char>{"turns", 'A'}, {"untilNobody", 'A'}, {"lost", '-'}}) {
        Scene scene(twoHoles, tableEnding(ending, 2, {"C"}));
        scene.pass();
        EXPECT_EQ(abbeyPlayer(scene), 'B');
        scene.pass();
        const auto city = scene.rules().catalogue().find("C");
        scene.apply(Action::draw(city));
        scene.apply(Action::discard(city));
        EXPECT_EQ(abbeyPlayer(scene), next) << ending;
    }
}

TEST(AbbeyEnd, TurnsEndImmediatelyWithoutHole)
{
    rule("am.abbey.end");
    Scene scene("U1 U1", tableEnding("turns"));
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), '-');
}

TEST(AbbeyEnd, RepeatedRoundEndsWithoutHole)
{
    rule("am.abbey.end");
    Scene scene(twoHoles, tableEnding("untilNobody", 3));
    scene.pass();
    placeAbbey(scene, {1, 1});
    EXPECT_EQ(abbeyPlayer(scene), 'C');
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), 'A');
    placeAbbey(scene, {3, 1});
    EXPECT_EQ(abbeyPlayer(scene), '-') << "Carol has an abbey, and there is no hole";
}

TEST(AbbeyEnd, RoundOffersLastPlayerIfOthersHaveNoAbbey)
{
    rule("am.abbey.end");
    Scene scene(twoHoles, tableEnding("round", 2, {"V"}));
    scene.pass();
    placeAbbey(scene, {1, 1});
    EXPECT_EQ(abbeyPlayer(scene), 'A');
    scene.pass();
    playTile(scene, "V0", {0, 3});
    EXPECT_EQ(abbeyPlayer(scene), 'A')
        << "Bob has none left; Alice took the last tile and is the last of the round";
    scene.pass();
    EXPECT_EQ(abbeyPlayer(scene), '-');
}

TEST(AbbeyEnd, DiffersByEdition)
{
    rule("am.abbey.end");
    for (const auto& [edition, next] : {std::pair{Edition::C1, 'A'}, {Edition::C2, '-'}}) {
        Scene scene(twoHoles, Scene::Table{.sets = {"base", "abbey-and-mayor"},
                                           .options = Options(edition),
                                           .bag = std::vector<std::string_view>{}});
        scene.pass();
        scene.pass();
        EXPECT_EQ(abbeyPlayer(scene), next);
    }
}

} // namespace vozka
