// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The festival together with barn, builder, abbot, wagon, drawbridge, phantom, fairy, tower, flying machine
// and count.
#include "bridge_scene.h"
#include "count_scene.h"
#include "flight_scene.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

constexpr std::string_view monkRecall = R"({"recall": "follower", "at": [0,0], "feature": "monastery"})";

/// Table with the base set, the festival and these sets. A board can have any number of their tiles.
Scene::Table tableOfFestival(std::vector<std::string> addedSets)
{
    addedSets.insert(addedSets.begin(), {"base", "festival"});
    return {.sets = std::move(addedSets),
            .bag = std::vector<std::string_view>{"B", "B", "B", "B", "FS-07", "FS-10", "FS-10"}};
}

} // namespace

TEST(FestivalAndBarn, FieldIsOpenToFarmersAgain)
{
    rule("fs.kinds");
    rule("am.barn.nofarmer");
    Scene scene("B0 B0 .\nB0 B0/A+barn FS-073", tableOfFestival({"abbey-and-mayor"}));
    ASSERT_EQ(scene.deployRefusalCode(":field-1"), "field-has-barn");
    perform(scene, R"({"recall": "barn", "corner": [1,1]})");
    EXPECT_EQ(scene.scoreLines(), "");
    while (scene.step() == "abbey")
        scene.pass();
    scene.place("B0", {0, 2});
    EXPECT_EQ(scene.deployRefusalCode("f"), "");
}

TEST(FestivalAndBuilder, RecalledBuilderStillGivesDoubleTurn)
{
    rule("fs.kinds");
    rule("tb.builder.extra-turn");
    Scene scene("A3/Ar U1/A(builder)r .", tableOfFestival({"traders-and-builders"}));
    scene.place("FS-100", {2, 0});
    perform(scene, R"({"recall": "builder", "at": [1,0], "feature": "road-ns"})");
    EXPECT_TRUE(scene.state()->isExtraTurn());
    EXPECT_EQ(scene.state()->active, 0);
}

TEST(FestivalAndBuilder, EachPartOfDoubleTurnHasChoice)
{
    rule("fs.choice");
    Scene scene("A3/Ar U1/A(builder)r .\nB0/Am . .", tableOfFestival({"traders-and-builders"}));
    scene.place("FS-100", {2, 0});
    perform(scene, R"({"recall": "follower", "at": [0,1], "feature": "monastery"})");
    ASSERT_TRUE(scene.state()->isExtraTurn());
    scene.place("FS-102", {2, -1});
    perform(scene, R"({"recall": "follower", "at": [0,0], "feature": "road-s"})");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.supply('A', "builder"), 1);
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(FestivalAndAbbot, RecalledAbbotScoresNothing)
{
    rule("fs.before-scoring");
    rule("ab.retrieve");
    Scene recalled("B0/A(abbot)m FS-073", tableOfFestival({"abbot"}));
    EXPECT_EQ(currentRefusalCode(recalled, R"({"retrieve": "abbot", "at": [0,0], "feature": "monastery"})"),
              "");
    perform(recalled, R"({"recall": "abbot", "at": [0,0], "feature": "monastery"})");
    EXPECT_EQ(recalled.scoreLines(), "");
    EXPECT_EQ(recalled.supply('A', "abbot"), 1);
}

TEST(FestivalAndWagon, RecalledWagonDoesNotMove)
{
    rule("fs.before-scoring");
    Scene scene("A3/A(wagon)r FS-031", tableOfFestival({"abbey-and-mayor"}));
    perform(scene, R"({"recall": "wagon", "at": [0,0], "feature": "road-s"})");
    EXPECT_EQ(scene.eventCount(event::complete), 1);
    EXPECT_NE(scene.step(), "wagon");
    Scene declined("A3/A(wagon)r FS-031", tableOfFestival({"abbey-and-mayor"}));
    declined.pass();
    EXPECT_EQ(declined.step(), "wagon");
}

TEST(FestivalAndDrawbridge, RecalledFigureDoesNotCross)
{
    rule("fs.before-scoring");
    BridgeScene scene(tableOfFestival({"drawbridges"}), "DB-060/Ar\nFS-032");
    perform(scene, R"({"recall": "follower", "at": [0,0], "feature": "road-s"})");
    EXPECT_EQ(scene.scoreLines(), "");
    EXPECT_EQ(scene.step(), "draw");
    BridgeScene declined(tableOfFestival({"drawbridges"}), "DB-060/Ar\nFS-032");
    declined.pass();
    EXPECT_EQ(declined.step(), "drawbridge");
}

TEST(FestivalAndPhantom, OnlyPhantomFollows)
{
    rule("fs.phantom");
    rule("ph.after");
    Scene scene("B0/Am FS-073", tableOfFestival({"phantom"}));
    perform(scene, monkRecall);
    ASSERT_EQ(scene.step(), "phantom");
    EXPECT_EQ(scene.deployRefusalCode("m"), "not-this-step");
    scene.deploy("(phantom)m");
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(FestivalAndPhantom, RecalledPhantomFollows)
{
    rule("fs.phantom");
    Scene scene("B0/A(phantom)m FS-073", tableOfFestival({"phantom"}));
    perform(scene, R"({"recall": "phantom", "at": [0,0], "feature": "monastery"})");
    ASSERT_EQ(scene.step(), "phantom");
    scene.deploy("(phantom)m");
    EXPECT_EQ(scene.supply('A', "phantom"), 0);
}

TEST(FestivalAndPhantom, PhantomDoesNotFollowPass)
{
    rule("fs.phantom");
    Scene scene("B0/Am FS-073", tableOfFestival({"phantom"}));
    scene.pass();
    EXPECT_EQ(scene.step(), "draw");
}

TEST(FestivalAndFairy, FairyStaysAndDoesNotMoveInSameTurn)
{
    rule("fs.choice");
    rule("pd.fairy.stays");
    Scene scene("B0/Am .", tableOfFestival({"princess-and-dragon"}));
    scene.place("B0", {1, 0});
    perform(scene, R"({"fairy": [0,0], "feature": "monastery", "figure": "follower"})");
    scene.placeOnly("B0", {2, 0});
    scene.place("FS-073", {3, 0});
    perform(scene, monkRecall);
    const auto fairy = scene.rules().book().findToken("fairy")->kind;
    ASSERT_NE(scene.state()->token(fairy), nullptr);
    EXPECT_EQ(scene.state()->token(fairy)->spot, SpotKind::Tile);
    EXPECT_EQ(scene.state()->active, 1);
    EXPECT_EQ(scene.scoreLines(), "Alice 1 = fairy.turn 1\n");
}

TEST(FestivalAndTower, FigureOnTowerCanBeTakenBack)
{
    rule("fs.not-prison");
    rule("to.reopen");
    Scene scene("TO-020 B0 .", tableOfFestival({"tower"}));
    scene.place("B0", {2, 0});
    perform(scene, R"({"tower": [0,0]})");
    scene.placeOnly("B0", {3, 0});
    scene.place("B0", {4, 0});
    perform(scene, R"({"deploy": "follower", "at": [0,0], "feature": "tower"})");
    scene.place("B0", {5, 0});
    EXPECT_EQ(currentRefusalCode(scene, R"({"tower": [0,0]})"), "tower-closed");
    scene.pass();
    scene.place("FS-073", {6, 0});
    perform(scene, R"({"recall": "follower", "at": [0,0], "feature": "tower"})");
    EXPECT_EQ(scene.supply('A'), 7);
    scene.place("FS-102", {7, 0});
    EXPECT_EQ(currentRefusalCode(scene, R"({"tower": [0,0]})"), "") << "open again";
}

TEST(FestivalAndTower, PrisonerIsNotTakenBack)
{
    rule("fs.not-prison");
    Scene scene("TO-020 B0/Am .", tableOfFestival({"tower"}));
    scene.placeOnly("B0", {2, 0});
    scene.place("B0", {3, 0});
    perform(scene, R"({"tower": [0,0]})");
    perform(scene, R"({"capture": "follower", "player": 0, "at": [1,0], "feature": "monastery"})");
    scene.place("FS-073", {4, 0});
    EXPECT_EQ(currentRefusalCode(scene, R"({"recall": "follower", "at": [1,0], "feature": "monastery"})"),
              "not-your-figure");
    EXPECT_EQ(choices(scene).find("recall"), std::string::npos);
}

TEST(FestivalAndFlight, EqualFiguresOfOnePlaceAreListedOnce)
{
    rule("fs.kinds");
    auto table = tableOfFestival({"flying-machines"});
    table.bag->emplace_back("FS-09");
    Scene scene("E0/Ac FM-020", table);
    flight::fly(scene, "follower", 1);
    perform(scene, R"({"land": [0,0], "feature": "city-n"})");
    ASSERT_EQ(flight::figuresOn(scene, 0, {0, 0}, "city-n"), 2);
    scene.placeOnly("B0", {0, 1});
    scene.place("FS-092", {0, -1});
    const std::string all = choices(scene);
    EXPECT_EQ(all.find("recall"), all.rfind("recall")) << all;
    perform(scene, R"({"recall": "follower", "at": [0,0], "feature": "city-n"})");
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = city.tiles 4\n") << "the other one scores";
}

TEST(FestivalAndCount, FigureInDistrictCanBeTakenBack)
{
    rule("fs.count");
    Scene scene(count_game::roadToGate, count_game::tableOfCount({"festival"}));
    count_game::moveToQuarter(scene, "castle");
    EXPECT_EQ(scene.supply('B'), 6);
    scene.placeOnly("U0", {2, 0});
    scene.place("FS-073", {2, -1});
    EXPECT_EQ(currentRefusalCode(scene, R"({"recall": "follower", "area": "market"})"), "not-your-figure");
    perform(scene, R"({"recall": "follower", "area": "castle"})");
    EXPECT_EQ(scene.supply('B'), 7);
    EXPECT_TRUE(scene.state()->inAreas.all().empty());
    const auto event = std::ranges::find(scene.events(), event::withdrawn, &Event::type);
    ASSERT_NE(event, scene.events().end());
    EXPECT_EQ(event->what, "castle");
    EXPECT_EQ(scene.state()->active, 0);
}

TEST(FestivalAndCount, RecalledFigureCanGoToDistrict)
{
    rule("fs.choice");
    rule("co.deploy");
    Scene scene("CO-070           CO-080\n"
                "CO-110/A:road-s  CO-120\n"
                ".                B0/Bm\n",
                count_game::tableOfCount({"festival"}));
    scene.pass();
    scene.place("FS-032", {0, 2});
    perform(scene, R"({"recall": "follower", "at": [1,2], "feature": "monastery"})");
    EXPECT_EQ(scene.score('A'), 2);
    ASSERT_EQ(scene.step(), "quarter");
    EXPECT_EQ(scene.supply('B'), 7);
    perform(scene, R"({"quarter": "market", "figure": "follower"})");
    EXPECT_EQ(scene.supply('B'), 6);
}

} // namespace vozka
