// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Figures that a festival takes back, and builders and pigs that return with them.
#include "dragon_game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

using dragon_game::optionsWith;

namespace {

const std::vector<std::string> festivalSets{"base", "festival"};
const std::vector<std::string> allFigures{
    "base", "inns-and-cathedrals", "traders-and-builders", "abbey-and-mayor", "abbot", "phantom", "festival"};
const std::vector<std::string_view> monasteries(4, "B");
const Scene::Table withFestival{.sets = festivalSets, .bag = monasteries};
const Scene::Table withAllFigures{.sets = allFigures, .bag = monasteries};

/// Table with all figures and these options.
Scene::Table tableWith(const Options& options)
{
    return {.sets = allFigures, .options = options, .bag = monasteries};
}

/// Alice's barn is to the west of the road, her farmer and her knight with a builder to the east. Bob has a
/// monk. Alice has just placed a festival.
Scene sceneOfAlice(Scene::Table table = withAllFigures)
{
    table.bag->emplace_back("FS-10");
    Scene scene("B0 B0         U0 B0/Bm B0/Af\n"
                "B0 B0/A+barn  U0 E1/Ac G0/A(builder)c\n",
                std::move(table));
    scene.place("FS-100", {2, 2});
    return scene;
}

constexpr std::string_view recallOfBarn = R"({"recall": "barn", "corner": [1,1]})";
constexpr std::string_view recallOfMonk = R"({"recall": "follower", "at": [0,0], "feature": "monastery"})";
constexpr std::string_view recallOfKnight = R"({"recall": "follower", "at": [3,1], "feature": "city-n"})";
constexpr std::string_view recallOfBuilder = R"({"recall": "builder", "at": [4,1], "feature": "city-ew"})";

std::ptrdiff_t recalls(const Scene& scene)
{
    ActionList legal;
    scene.rules().legal(scene.state(), legal);
    const auto type = actionType(scene.rules(), "recall");
    return std::count_if(legal.begin(), legal.end(),
                         [&](const Action& action) { return action.type == type; });
}

} // namespace

TEST(Festival, TakesFigureBackInsteadOfPlacingOne)
{
    rule("fs.choice");
    Scene scene("B0/Am FS-073", withFestival);
    EXPECT_EQ(scene.deployRefusalCode("m"), "");
    perform(scene, recallOfMonk);
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_TRUE(scene.state()->figuresOnBoard().empty());
    EXPECT_EQ(scene.step(), "draw") << "no figure is placed in this turn";
    EXPECT_EQ(scene.state()->active, 1);
    EXPECT_EQ(scene.eventCount(event::returned), 1);
}

TEST(Festival, AllowsDeploymentOrNothing)
{
    rule("fs.choice");
    Scene deploying("B0/Am FS-073", withFestival);
    deploying.deploy("m");
    EXPECT_EQ(deploying.step(), "draw") << "no figure is taken back in this turn";
    EXPECT_EQ(deploying.supply('A'), 5);
    Scene passing("B0/Am FS-073", withFestival);
    passing.pass();
    EXPECT_EQ(passing.supply('A'), 6);
}

TEST(Festival, NeedsTileWithFestival)
{
    rule("fs.choice");
    Scene scene("B0/Am FS-073 .", withFestival);
    scene.place("B0", {0, 1});
    EXPECT_EQ(recalls(scene), 0);
    const auto refusal = scene.rules().refusal(scene.state(), actionFrom(scene, recallOfMonk));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "no-festival");
    EXPECT_EQ(refusal->rule, "fs.choice");
    EXPECT_EQ(refusal->at, (Cell{0, 1}));
}

TEST(Festival, IsOnlyChoiceIfNoFigureIsInSupply)
{
    rule("fs.choice");
    Scene scene("B0/Am B0/Am B0/Am B0/Am B0/Am B0/Am B0/Am FS-073", withFestival);
    EXPECT_EQ(scene.step(), "deploy");
    EXPECT_EQ(recalls(scene), 7);
}

TEST(Festival, TakesBackFiguresOfAnyKind)
{
    rule("fs.kinds");
    const Scene scene = sceneOfAlice();
    EXPECT_EQ(recalls(scene), 4) << "farmer, knight, builder, barn";
    EXPECT_EQ(currentRefusalCode(scene, R"({"recall": "follower", "at": [4,0], "feature": "field-1"})"), "");
    EXPECT_EQ(currentRefusalCode(scene, recallOfKnight), "");
    EXPECT_EQ(currentRefusalCode(scene, recallOfBuilder), "");
    EXPECT_EQ(currentRefusalCode(scene, recallOfBarn), "");
    struct Case {
        std::string_view figure, board, action;
    };
    for (const auto& [figure, board, action] :
         {Case{"large", "B0/A(large)m FS-073", R"("at": [0,0], "feature": "monastery")"},
          Case{"mayor", "E0/A(mayor)c FS-073", R"("at": [0,0], "feature": "city-n")"},
          Case{"wagon", "B0/A(wagon)m FS-073", R"("at": [0,0], "feature": "monastery")"},
          Case{"abbot", "B0/A(abbot)m FS-073", R"("at": [0,0], "feature": "monastery")"},
          Case{"phantom", "B0/A(phantom)m FS-073", R"("at": [0,0], "feature": "monastery")"},
          Case{"pig", "B0/Af B0/A(pig)f FS-073", R"("at": [1,0], "feature": "field-1")"},
          Case{"barn", "B0 B0 .\nB0 B0/A+barn FS-073", R"("corner": [1,1])"}}) {
        Scene one(board, withAllFigures);
        EXPECT_EQ(one.supply('A', figure), 0) << figure;
        perform(one, std::string(R"({"recall": ")").append(figure).append("\", ").append(action) + "}");
        EXPECT_EQ(one.supply('A', figure), 1) << figure;
        EXPECT_EQ(one.scoreLines(), "") << figure;
    }
}

TEST(Festival, LeavesFiguresOfOtherPlayers)
{
    rule("fs.kinds");
    const Scene scene = sceneOfAlice();
    const auto refusal = scene.rules().refusal(
        scene.state(), actionFrom(scene, R"({"recall": "follower", "at": [3,0], "feature": "monastery"})"));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "not-your-figure");
    EXPECT_EQ(refusal->rule, "fs.kinds");
    EXPECT_EQ(refusal->player, 0);
    EXPECT_EQ(currentRefusalCode(scene, R"({"recall": "follower", "at": [4,1], "feature": "city-ew"})"),
              "not-your-figure")
        << "the builder is there";
    EXPECT_EQ(currentRefusalCode(scene, R"({"recall": "barn", "corner": [2,1]})"), "not-your-figure");
    EXPECT_EQ(currentRefusalCode(scene, R"({"recall": "follower", "corner": [1,1]})"), "not-your-figure");
}

TEST(Festival, TakesBackMeeplesOnlyIfOptionIsSet)
{
    rule("fs.kinds");
    Scene scene = sceneOfAlice(tableWith(optionsWith("festivalRecall", "followers")));
    EXPECT_EQ(recalls(scene), 2) << "farmer and knight";
    EXPECT_EQ(currentRefusalCode(scene, recallOfKnight), "");
    EXPECT_EQ(currentRefusalCode(scene, recallOfBuilder), "recall-meeples-only");
    EXPECT_EQ(currentRefusalCode(scene, recallOfBarn), "recall-meeples-only");
    const Scene barnOnly("B0 B0 .\nB0 B0/A+barn FS-073",
                         tableWith(optionsWith("festivalRecall", "followers")));
    EXPECT_EQ(recalls(barnOnly), 0);
}

TEST(Festival, BothEditionsAllowAllFigures)
{
    rule("fs.kinds");
    for (const auto edition : {Edition::C1, Edition::C2}) {
        const Scene scene = sceneOfAlice(tableWith(Options(edition)));
        EXPECT_EQ(recalls(scene), 4);
    }
}

TEST(Festival, FigureIsGoneBeforeScoring)
{
    rule("fs.before-scoring");
    Scene alone("E1/Ac G0 FS-093", withFestival);
    perform(alone, R"({"recall": "follower", "at": [0,0], "feature": "city-n"})");
    EXPECT_EQ(alone.scoreLines(), "");
    EXPECT_EQ(alone.eventCount(event::complete), 1);
    Scene shared("E1/Ac G0/Bc FS-093", withFestival);
    perform(shared, R"({"recall": "follower", "at": [0,0], "feature": "city-n"})");
    EXPECT_EQ(shared.scoreLines(), "Bob 6 = city.tiles 6\n");
    Scene declined("E1/Ac G0/Bc FS-093", withFestival);
    declined.pass();
    EXPECT_EQ(declined.scoreLines(), "Alice 6 = city.tiles 6\nBob 6 = city.tiles 6\n");
}

TEST(Festival, LonelyBuilderReturnsToo)
{
    rule("fs.lonely");
    rule("tb.builder.home");
    Scene scene = sceneOfAlice();
    perform(scene, recallOfKnight);
    EXPECT_EQ(scene.supply('A', "builder"), 1);
    EXPECT_EQ(scene.supply('A'), 6);
    Scene builder = sceneOfAlice();
    perform(builder, recallOfBuilder);
    EXPECT_EQ(builder.supply('A', "builder"), 1);
    EXPECT_EQ(builder.supply('A'), 5) << "the knight stays";
    Scene accompanied("E1/Ac G0/A(builder)c G0/Ac\n.     .            FS-073", withAllFigures);
    perform(accompanied, R"({"recall": "follower", "at": [0,0], "feature": "city-n"})");
    EXPECT_EQ(accompanied.supply('A', "builder"), 0);
}

TEST(Festival, LonelyPigReturnsToo)
{
    rule("fs.lonely");
    Scene scene("B0/Af B0/A(pig)f FS-073", withAllFigures);
    perform(scene, R"({"recall": "follower", "at": [0,0], "feature": "field-1"})");
    EXPECT_EQ(scene.supply('A', "pig"), 1);
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Festival, RecalledBarnReportsItsCorner)
{
    rule("fs.kinds");
    Scene scene = sceneOfAlice();
    perform(scene, recallOfBarn);
    const auto returned = std::ranges::find(scene.events(), event::returned, &Event::type);
    ASSERT_NE(returned, scene.events().end());
    EXPECT_TRUE(returned->onCorner);
    EXPECT_EQ(returned->at.at, (Cell{1, 1}));
}

} // namespace vozka
