// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Crop circles: the choice, and the meeples that players add or take back.
#include "crop_circle_scene.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace circle_game;

namespace {

/// Carol and Bob have highwaymen, Bob also a knight. Alice has just placed a crop circle with a club.
constexpr std::string_view roads = "U1/Cr U1    .\n"
                                   "U1    U1/Br CC-040\n"
                                   "E2/Bc .     .";

Options mayAdd()
{
    return Options(Edition::C1);
}

TEST(CropCircle, PlayerOfTileChooses)
{
    rule("cc.choice");
    Scene scene(roads, circleTable(3));
    scene.pass();
    EXPECT_EQ(decider(scene), 'A');
    EXPECT_EQ(choices(scene), "circle circle ");
    ActionList legal;
    scene.rules().legal(scene.state(), legal);
    EXPECT_EQ(legal.size(), 2U) << "no passing";
    perform(scene, R"({"circle": "add"})");
    EXPECT_EQ(scene.eventCount("circle"), 1);
}

TEST(CropCircle, OtherTilesHaveNoChoice)
{
    rule("cc.choice");
    Scene scene("U1/Br U1 CC-040 U0", circleTable());
    EXPECT_EQ(refusalCode(scene, R"({"circle": "add"})"), "circle-kind") << "the last tile is U";
    EXPECT_EQ(refusalCode(scene, adding({0, 0}, "road-ns")), "circle-kind");
    EXPECT_EQ(refusalCode(scene, removing({0, 0}, "road-ns")), "circle-kind");
    scene.pass();
    EXPECT_EQ(scene.step(), "draw");
}

TEST(CropCircle, WordsOfChoiceAreChecked)
{
    rule("cc.choice");
    const Scene scene(roads, circleTable(3));
    EXPECT_EQ(refusalCode(scene, R"({"circle": "remove"})"), "");
    auto action = actionFrom(scene, R"({"circle": "remove"})");
    for (const std::int16_t number : {-1, 2}) {
        action.number = number;
        EXPECT_EQ(scene.rules().refusal(scene.state(), action)->code, "not-an-action");
    }
}

TEST(CropCircle, PlayersAddClockwiseActivePlayerLast)
{
    rule("cc.order");
    rule("cc.add");
    Scene scene("U1/Cr U1/Ar\n"
                "U1/Br CC-040",
                circleTable(3));
    choose(scene, "add");
    EXPECT_EQ(decider(scene), 'B');
    perform(scene, adding({0, 1}, "road-ns"));
    EXPECT_EQ(figuresOn(scene, {0, 1}, 'B'), 2);
    EXPECT_EQ(scene.supply('B'), 5);
    EXPECT_EQ(decider(scene), 'C');
    perform(scene, adding({0, 0}, "road-ns"));
    EXPECT_EQ(decider(scene), 'A');
    perform(scene, adding({1, 0}, "road-ns"));
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(CropCircle, SkipsPlayersWithoutSuchMeeple)
{
    rule("cc.skip");
    Scene scene(roads, circleTable(3));
    choose(scene, "remove");
    EXPECT_EQ(decider(scene), 'B');
    perform(scene, removing({1, 1}, "road-ns"));
    EXPECT_EQ(decider(scene), 'C');
    perform(scene, removing({0, 0}, "road-ns"));
    EXPECT_EQ(scene.step(), "draw") << "Alice has none";
}

TEST(CropCircle, SkipsPlayersWithEmptySupply)
{
    rule("cc.skip");
    Scene scene("U1/Cr U1/Br U1/Br U1/Br U1/Br U1/Br U1/Br U1/Br CC-040", circleTable(3));
    ASSERT_EQ(scene.supply('B'), 0);
    EXPECT_EQ(refusalCode(scene, adding({0, 0}, "road-ns")), "circle-no-figure") << "Alice is asked";
    choose(scene, "add");
    EXPECT_EQ(decider(scene), 'C');
}

TEST(CropCircle, PlayerMayDeclineToAddInClassicEdition)
{
    rule("cc.add");
    Scene may("U1/Br U1/Cr CC-040", circleTable(3, {}, mayAdd()));
    choose(may, "add");
    EXPECT_EQ(decider(may), 'B');
    may.pass();
    EXPECT_EQ(decider(may), 'C');
    may.pass();
    EXPECT_EQ(may.step(), "draw");
    Scene must("U1/Br U1/Cr CC-040", circleTable(3));
    choose(must, "add");
    EXPECT_TRUE(must.rules().refusal(must.state(), Action::pass()));
}

TEST(CropCircle, OptionSelectsWhetherAddingIsOptional)
{
    rule("cc.add");
    Options options(Edition::C1);
    options.set(*findOption("circleAdd"), 1);
    Scene scene("U1/Br U1 CC-040", circleTable(2, {}, options));
    choose(scene, "add");
    EXPECT_TRUE(scene.rules().refusal(scene.state(), Action::pass()));
}

TEST(CropCircle, PlayerMustTakeMeepleOfThatKindBack)
{
    rule("cc.remove");
    rule("cc.kind");
    Scene scene(roads, circleTable(3, {}, mayAdd()));
    choose(scene, "remove");
    EXPECT_EQ(decider(scene), 'B');
    EXPECT_TRUE(scene.rules().refusal(scene.state(), Action::pass()));
    EXPECT_EQ(choices(scene), "circleRemove ") << "not the knight";
    EXPECT_EQ(currentRefusalCode(scene, removing({0, 2}, "city-n")), "circle-kind");
    EXPECT_EQ(currentRefusalCode(scene, removing({0, 0}, "road-ns")), "circle-no-figure") << "Carol's";
    EXPECT_EQ(currentRefusalCode(scene, removing({0, 1}, "road-ns")), "circle-no-figure") << "not his tile";
    perform(scene, removing({1, 1}, "road-ns"));
    EXPECT_EQ(scene.supply('B'), 6);
    EXPECT_EQ(figuresOn(scene, {1, 1}, 'B'), 0);
}

TEST(CropCircle, SymbolDecidesWhichFeatures)
{
    rule("cc.kind");
    struct Symbol {
        std::string tile;
        Cell at;
        std::string actions;
    };
    for (const auto& [tile, at, actions] :
         {Symbol{"CC-040", {4, 0}, "circleRemove "},                              // club: the highwayman
          Symbol{"CC-031", {3, 1}, "circleRemove circleRemove "},                 // pitchfork: two farmers
          Symbol{"CC-012", {3, 1}, "circleRemove circleRemove circleRemove "}}) { // shield: three knights
        Scene scene("U1/Br U1/B:field-1 U1/B:field-2 U1\n"
                    "E2/Bc E2/Bc        E2/Bc        .",
                    circleTable());
        scene.pass();
        scene.placeOnly(tile, at);
        choose(scene, "remove");
        EXPECT_EQ(choices(scene), actions) << tile;
    }
}

TEST(CropCircle, MeepleIsAddedOnSameSegmentOnly)
{
    rule("cc.add");
    Scene scene("U1/Br U1 CC-040", circleTable());
    choose(scene, "add");
    EXPECT_EQ(choices(scene), "circleAdd ");
    EXPECT_EQ(currentRefusalCode(scene, adding({1, 0}, "road-ns")), "circle-no-figure")
        << "the same road on another tile";
    perform(scene, adding({0, 0}, "road-ns"));
    EXPECT_EQ(figuresOn(scene, {0, 0}, 'B'), 2);
}

TEST(CropCircle, AddedMeepleCountsForMajority)
{
    rule("cc.add");
    Scene tie("A3/Ar U1/Br CC-040", circleTable());
    choose(tie, "add");
    perform(tie, adding({1, 0}, "road-ns"));
    perform(tie, adding({0, 0}, "road-s"));
    tie.placeOnly("A2", {2, 1});
    EXPECT_EQ(tie.scoreLines(), "Alice 4 = road.tiles 4\nBob 4 = road.tiles 4\n");
    EXPECT_EQ(tie.supply('A'), 7) << "both return";
    EXPECT_EQ(tie.supply('B'), 7);
}

TEST(CropCircle, NoChoiceWithoutFiguresOnBoard)
{
    rule("cc.when");
    Scene empty("U1 CC-040", circleTable());
    empty.pass();
    EXPECT_EQ(empty.step(), "draw");
    Scene knight("E0/Bc CC-042", circleTable());
    choose(knight, "remove");
    EXPECT_EQ(knight.step(), "draw") << "no player has a highwayman";
}

TEST(CropCircle, ChoiceComesAfterScoring)
{
    rule("cc.when");
    Scene scene("A3/Br .\n"
                "E2/Ac A2",
                circleTable());
    scene.pass();
    scene.placeOnly("CC-040", {1, 0});
    EXPECT_EQ(scene.supply('B'), 7) << "the road is completed";
    choose(scene, "remove");
    EXPECT_EQ(scene.step(), "draw") << "no highwayman is left";
}

TEST(CropCircle, ConcernsMeepleDeployedInSameTurn)
{
    rule("cc.when");
    Scene scene("U1 CC-040", circleTable());
    scene.deploy(":road-sw");
    choose(scene, "add");
    EXPECT_EQ(decider(scene), 'A') << "the meeple just placed";
    perform(scene, adding({1, 0}, "road-sw"));
    EXPECT_EQ(figuresOn(scene, {1, 0}, 'A'), 2);
}

TEST(CropCircle, IsNoFeatureAndEndsRoads)
{
    rule("cc.nobody");
    const Scene scene("U0\nCC-060", circleTable());
    const auto& kind = scene.rules().catalogue().kind(scene.rules().catalogue().find("CC-06"));
    EXPECT_EQ(kind.features.size(), 6U) << "three roads and three fields";
    EXPECT_TRUE(kind.links.empty());
    EXPECT_EQ(scene.deployRefusalCode(":road-n"), "");
    EXPECT_EQ(scene.deployRefusalCode(":road-w"), "");
    Scene completed("A0/Br\nCC-060", circleTable());
    completed.pass();
    EXPECT_EQ(completed.scoreLines(), "Bob 2 = road.tiles 2\n") << "the road ends at the crop circle";
}

TEST(CropCircle, RefusesActionsOfOtherSteps)
{
    rule("cc.choice");
    Scene scene(roads, circleTable(3));
    EXPECT_EQ(currentRefusalCode(scene, R"({"circle": "add"})"), "not-this-step");
    scene.pass();
    EXPECT_EQ(currentRefusalCode(scene, removing({1, 1}, "road-ns")), "not-this-step");
    perform(scene, R"({"circle": "add"})");
    EXPECT_EQ(currentRefusalCode(scene, removing({1, 1}, "road-ns")), "not-this-step");
    EXPECT_EQ(currentRefusalCode(scene, R"({"circle": "add"})"), "not-this-step");
}

TEST(CropCircle, ActionsAreJudgedAsIfThatChoiceHadBeenMade)
{
    rule("cc.add");
    rule("cc.remove");
    const Scene scene("U1/Ar U1/Br CC-040", circleTable());
    EXPECT_EQ(refusalCode(scene, adding({0, 0}, "road-ns")), "");
    EXPECT_EQ(refusalCode(scene, removing({0, 0}, "road-ns")), "");
    EXPECT_EQ(refusalCode(scene, removing({1, 0}, "road-ns")), "circle-no-figure");
    EXPECT_EQ(refusalCode(scene, adding({0, 0}, "field-1")), "circle-kind");
}

TEST(CropCircle, PositionHasSeveralOwnMeeplesOnOneSegment)
{
    rule("cc.add");
    Scene scene("U1/Br/Br CC-040", circleTable());
    EXPECT_EQ(figuresOn(scene, {0, 0}, 'B'), 2);
    choose(scene, "remove");
    EXPECT_EQ(choices(scene), "circleRemove ") << "equal meeples are one choice";
    perform(scene, removing({0, 0}, "road-ns"));
    EXPECT_EQ(figuresOn(scene, {0, 0}, 'B'), 1);
}

TEST(CropCircle, EndOfGameSkipsChoices)
{
    rule("cc.when");
    Scene scene(roads, circleTable(3));
    scene.pass();
    State state = scene.state();
    scene.rules().endNow(state);
    EXPECT_TRUE(state->over);
}

} // namespace

} // namespace vozka
