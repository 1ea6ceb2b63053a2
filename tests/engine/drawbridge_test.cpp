// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of the drawbridges with the base game, in the order of the published page.
#include "bridge_scene.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

int eventCount(const Scene& scene, Code type)
{
    return static_cast<int>(std::ranges::count(scene.events(), type, &Event::type));
}

} // namespace

TEST(Drawbridges, AddTwelveTilesToBag)
{
    const auto rules = baseRules(2, Options(), {"base", "drawbridges"});
    const State start = rules.start();
    EXPECT_EQ(start->bagTotal, 71 + 12);
    for (const auto* id : {"DB-01", "DB-06", "DB-12"})
        EXPECT_EQ(start->bag[rules.catalogue().find(id)], 1) << id;
}

TEST(Drawbridges, AcceptFiguresOnTheirTiles)
{
    rule("base.deploy.tile");
    BridgeScene scene("DB-060", {"B", "B"});
    for (const auto* feature : {"r", "c", ":field-1", ":field-2"})
        EXPECT_EQ(scene.deployRefusalCode(feature), "") << feature;
}

TEST(Drawbridges, AreDecidedAfterRoadIsScored)
{
    rule("db.score.first");
    BridgeScene scene("DB-060/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\n");
    EXPECT_EQ(scene.step(), "drawbridge");
    EXPECT_EQ(scene.score('A'), 2) << "before anything is decided";
    EXPECT_EQ(scene.supply('A'), 6) << "the figure stays on the road";
    EXPECT_EQ(eventCount(scene, "return"), 0);
}

TEST(Drawbridges, AreDownIfCityIsIncomplete)
{
    rule("db.bridge.down");
    BridgeScene scene("DB-060/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.choices(), "Alice 0,0 road-s: 0,0 city-n; home");
    EXPECT_EQ(eventCount(scene, "bridge-up"), 0);
    scene.decide("0,0 city-n");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "A");
    EXPECT_EQ(scene.figuresOn("0,0 road-s"), "");
    EXPECT_EQ(scene.supply('A'), 6);
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->active, 1);
    EXPECT_EQ(eventCount(scene, "move"), 1);
}

TEST(Drawbridges, LeadToAnyTileOfCity)
{
    rule("db.bridge.down");
    BridgeScene scene("F1\nF1\nDB-060/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 3});
    EXPECT_EQ(scene.choices(), "Alice 0,2 road-s: 0,0 city-ew; 0,1 city-ew; 0,2 city-n; home");
    scene.decide("0,0 city-ew");
    EXPECT_EQ(scene.figuresOn("0,2 city-n"), "A");
}

TEST(Drawbridges, CanBeDeclined)
{
    rule("db.move.each");
    BridgeScene scene("DB-060/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    scene.decide("home");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "");
    EXPECT_EQ(eventCount(scene, "return"), 1);
}

TEST(Drawbridges, AreCrossedByFiguresOfThisTurn)
{
    rule("db.bridge.down");
    BridgeScene scene("DB-060", {"A", "B", "B"});
    scene.place("A2", {0, 1});
    scene.deploy("r");
    EXPECT_EQ(scene.choices(), "Alice 0,1 road-s: 0,0 city-n; home");
}

TEST(Drawbridges, AreUpIfCityIsComplete)
{
    rule("db.bridge.up");
    BridgeScene scene("E2\nDB-060/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.score('A'), 2);
    EXPECT_EQ(scene.supply('A'), 7);
    ASSERT_EQ(eventCount(scene, "bridge-up"), 1);
    const auto up = *std::ranges::find(scene.events(), Code("bridge-up"), &Event::type);
    EXPECT_EQ(scene.name(up.at), "0,1 road-s");
    EXPECT_EQ(scene.name(up.to), "0,1 city-n");
    EXPECT_LT(std::ranges::find(scene.events(), event::score, &Event::type),
              std::ranges::find(scene.events(), Code("bridge-up"), &Event::type));
}

TEST(Drawbridges, AreUpAlsoWithoutFiguresOnRoad)
{
    rule("db.bridge.up");
    BridgeScene scene("E2\nDB-060", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(eventCount(scene, "bridge-up"), 1);
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Drawbridges, AreUpIfSameTileCompletesRoadAndCity)
{
    rule("db.bridge.same");
    BridgeScene scene("E2 B0\n. B0\nA2/Ar B0", {"DB-06", "B", "B"});
    scene.placeOnly("DB-060", {0, 1});
    EXPECT_EQ(scene.score('A'), 2);
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(eventCount(scene, "bridge-up"), 1);
}

TEST(Drawbridges, CanBeUpAndDownOnOneRoad)
{
    rule("db.bridge.same");
    // The tile between them completes the road and its own city to the south. The city to the north stays
    // open.
    BridgeScene scene("DB-060/Ar B0\nU0 B0\n. B0\nE0 B0", {"DB-06", "B", "B"});
    scene.placeOnly("DB-062", {0, 2});
    EXPECT_EQ(scene.score('A'), 3);
    EXPECT_EQ(eventCount(scene, "bridge-up"), 1);
    EXPECT_EQ(scene.choices(), "Alice 0,0 road-s: 0,0 city-n; home");
    const auto why = scene.refusal("0,2 city-n");
    ASSERT_TRUE(why);
    EXPECT_EQ(why->code, "bridge-up");
    EXPECT_EQ(why->rule, "db.bridge.same");
}

TEST(Drawbridges, DistinguishBridgeThatWasUpBefore)
{
    rule("db.bridge.up");
    BridgeScene scene("E2 B0\nDB-060/Ar B0\n. B0\nDB-042 B0", {"U", "B", "B"});
    scene.placeOnly("U0", {0, 2});
    EXPECT_EQ(eventCount(scene, "bridge-up"), 1);
    EXPECT_EQ(scene.choices(), "Alice 0,1 road-s: 0,3 city-ne; home");
    const auto why = scene.refusal("0,0 city-n");
    ASSERT_TRUE(why);
    EXPECT_EQ(why->code, "bridge-up");
    EXPECT_EQ(why->rule, "db.bridge.up");
}

TEST(Drawbridges, AreCrossedByMajorityOnly)
{
    rule("db.move.majority");
    // The example of the rules: 6 points, two figures against one. One crosses into the larger city, the
    // other returns.
    BridgeScene scene("DB-060/Ar\nU0\nU0/Br\nU0/Ar\nU0", {"DB-04", "B", "B"});
    scene.placeOnly("DB-042", {0, 5});
    EXPECT_EQ(scene.scoreLines(), "Alice 6 = road.tiles 6\n");
    EXPECT_EQ(scene.supply('B'), 7) << "the others return immediately";
    EXPECT_EQ(scene.choices(), "Alice 0,0 road-s: 0,0 city-n; 0,5 city-ne; home");
    scene.decide("0,5 city-ne");
    EXPECT_EQ(scene.choices(), "Alice 0,3 road-ns: 0,0 city-n; 0,5 city-ne; home");
    scene.decide("home");
    EXPECT_EQ(scene.figuresOn("0,5 city-ne"), "A");
    EXPECT_EQ(scene.supply('A'), 6);
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(Drawbridges, AreNotCrossedInTie)
{
    rule("db.move.tie");
    BridgeScene scene("DB-060/Ar\nU0/Br", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\nBob 3 = road.tiles 3\n");
    EXPECT_EQ(eventCount(scene, "bridge-tie"), 1);
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(Drawbridges, AreNotCrossedByThirdPlayerInTieOfTwo)
{
    rule("db.move.tie");
    BridgeScene scene("DB-060/Ar\nU0/Ar\nU0/Br\nU0/Br\nU0/Cr", {"A", "B", "B"}, 3);
    scene.placeOnly("A2", {0, 5});
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.supply('C'), 7);
}

TEST(Drawbridges, AreCrossedAlsoIfOtherPlayerCompletesRoad)
{
    rule("db.move.anyone");
    BridgeScene scene("DB-060/Br", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.state()->active, 0);
    EXPECT_EQ(scene.choices(), "Bob 0,0 road-s: 0,0 city-n; home");
    scene.decide("0,0 city-n");
    EXPECT_EQ(scene.state()->active, 1) << "Alice's turn is over, Bob's comes";
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "B");
}

TEST(Drawbridges, AreCrossedIntoOccupiedCity)
{
    rule("db.move.occupied");
    BridgeScene scene("DB-060/Ar/Bc\nU0/Ar", {"A", "E", "B", "B"});
    scene.placeOnly("A2", {0, 2});
    scene.decide("0,0 city-n");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "AB");
    EXPECT_EQ(scene.choices(), "Alice 0,1 road-ns: 0,0 city-n; home") << "her own follower also stays";
    scene.decide("0,0 city-n");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "AAB");
    // All three are on one segment. They count and return as usual.
    scene.placeOnly("E2", {0, -1});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\nAlice 4 = city.tiles 4\n");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(Drawbridges, OccupyCityForFigureThatCrosses)
{
    rule("base.deploy.free");
    BridgeScene scene("DB-060/Ar", {"A", "F", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    scene.decide("0,0 city-n");
    scene.place("F1", {0, -1});
    EXPECT_EQ(scene.deployRefusalCode("c"), "feature-occupied");
}

TEST(Drawbridges, LeadTwoFiguresIntoTwoCities)
{
    rule("db.move.each");
    BridgeScene scene("DB-060/Ar\nU0\nU0/Ar", {"DB-04", "B", "B"});
    scene.placeOnly("DB-042", {0, 3});
    scene.decide("0,0 city-n");
    scene.decide("0,3 city-ne");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "A");
    EXPECT_EQ(scene.figuresOn("0,3 city-ne"), "A");
    EXPECT_EQ(scene.supply('A'), 5);
}

TEST(Drawbridges, LeadTwoFiguresIntoOneCity)
{
    rule("db.move.each");
    BridgeScene scene("DB-060/Ar\nU0\nU0/Ar", {"DB-04", "B", "B"});
    scene.placeOnly("DB-042", {0, 3});
    scene.decide("0,3 city-ne");
    scene.decide("0,3 city-ne");
    EXPECT_EQ(scene.figuresOn("0,3 city-ne"), "AA");
}

TEST(Drawbridges, CanBePassedByRoad)
{
    rule("db.road.passes");
    BridgeScene scene("A3", {"DB-01", "A", "B", "B"});
    scene.place("DB-010", {1, 0});
    scene.deploy("r");
    EXPECT_EQ(scene.scoreLines(), "") << "one end is still open";
    scene.placeOnly("A1", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\n");
    EXPECT_EQ(scene.choices(), "Alice 1,0 road-ew: 1,0 city-n; home");
    scene.decide("1,0 city-n");
    EXPECT_EQ(scene.figuresOn("1,0 city-n"), "A");
}

TEST(Drawbridges, LeadFromOneRoadToTwoCitiesOfTile)
{
    rule("db.road.passes");
    BridgeScene scene("DB-020/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.choices(), "Alice 0,0 road-s: 0,0 city-n; 0,0 city-e; home");
    scene.decide("0,0 city-e");
    EXPECT_EQ(scene.figuresOn("0,0 city-e"), "A");
    EXPECT_EQ(scene.figuresOn("0,0 city-n"), "");
}

TEST(Drawbridges, OfferCityWithTwoBridgesOnce)
{
    rule("db.bridge.down");
    // The two cities of the tile are joined around the corner.
    BridgeScene scene("N1 C0\nDB-020/Ar N3", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(scene.choices(), "Alice 0,1 road-s: 0,0 city-ne; 1,0 city-nesw; 0,1 city-n; 0,1 city-e; "
                               "1,1 city-ne; home");
}

TEST(Drawbridges, AreDecidedClockwiseThenByPlace)
{
    rule("db.move.each");
    // The junction completes three roads.
    constexpr auto board = "B0 B0 B0\n"
                           "DB-082/Br . DB-061/Ar\n"
                           ". DB-073/Ar B0";
    BridgeScene scene(board, {"W", "B", "B"}, 3);
    scene.placeOnly("W0", {1, 1});
    EXPECT_EQ(scene.choices(), "Alice 2,1 road-s: 2,1 city-n; home");
    scene.decide("home");
    EXPECT_EQ(scene.choices(), "Alice 1,2 road-e: 1,2 city-n; home");
    scene.decide("home");
    EXPECT_EQ(scene.choices(), "Bob 0,1 road-w: 0,1 city-n; home");

    BridgeScene bobs(board, {"W", "B", "B", "B"}, 3);
    bobs.placeOnly("B0", {1, -1});
    bobs.placeOnly("W0", {1, 1});
    EXPECT_EQ(bobs.state()->active, 1);
    EXPECT_EQ(bobs.choices(), "Bob 0,1 road-w: 0,1 city-n; home");
    const auto hers =
        Action::returnToSupply(FigureKind::Follower, Spot::feature({2, 1}, bobs.find("2,1 road-s").feature));
    const auto why = bobs.rules().refusal(bobs.state(), hers);
    ASSERT_TRUE(why);
    EXPECT_EQ(why->code, "not-your-figure");
    EXPECT_EQ(why->player, 0);
    bobs.decide("0,1 city-n");
    EXPECT_EQ(bobs.choices(), "Alice 2,1 road-s: 2,1 city-n; home");
    const auto later =
        Action::returnToSupply(FigureKind::Follower, Spot::feature({1, 2}, bobs.find("1,2 road-e").feature));
    EXPECT_EQ(bobs.rules().refusal(bobs.state(), later)->code, "not-this-figure");
}

TEST(Drawbridges, AreDecidedByNamesOfRoadsOnOneTile)
{
    rule("db.move.each");
    BridgeScene scene("V3 DB-110/A:road-w/A:road-e V0\n"
                      "D1 C0                       D3\n"
                      "U0 .                        U0\n"
                      "V2 .                        V1",
                      {"W", "B", "B"});
    scene.placeOnly("W0", {1, 3});
    EXPECT_EQ(scene.score('A'), 12);
    EXPECT_EQ(scene.choices(), "Alice 1,0 road-e: 1,0 city-s; 0,1 city-n; 1,1 city-nesw; 2,1 city-n; home");
    scene.decide("1,1 city-nesw");
    EXPECT_EQ(scene.choices(), "Alice 1,0 road-w: 1,0 city-n; home")
        << "each by the bridges of the same road";
    EXPECT_EQ(scene.refusalCode("1,0 city-s"), "not-adjacent");
    scene.decide("1,0 city-n");
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Drawbridges, HaveReasonForEachRefusal)
{
    rule("db.bridge.down");
    BridgeScene scene("DB-060/Ar E1/Bc", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.refusalCode("0,0 city-n"), "");
    EXPECT_EQ(scene.refusalCode("0,0 road-s"), "own-feature");
    EXPECT_EQ(scene.refusalCode("0,1 monastery"), "not-adjacent");
    EXPECT_EQ(scene.refusal("0,1 monastery")->detail, "no-drawbridge");
    EXPECT_EQ(scene.refusalCode("1,0 city-n"), "not-adjacent");
    EXPECT_EQ(scene.refusalCode("0,0 field-1"), "not-adjacent");
    EXPECT_EQ(scene.refusalCode("0,0 moat"), "not-an-action");
    const auto home = scene.decision("home");
    const auto code = [&](const Action& action) {
        return scene.rules().refusal(scene.state(), action)->code;
    };
    EXPECT_EQ(scene.refusal("0,0 moat")->detail, "feature");
    EXPECT_EQ(code(home.withTarget(Spot::feature({7, 7}, 0))), "not-an-action");
    EXPECT_EQ(scene.rules().refusal(scene.state(), home.withTarget(Spot::feature({7, 7}, 0)))->detail, "to");
    EXPECT_EQ(code(Action::returnToSupply(FigureKind::Follower, Spot::tile({0, 0}))), "not-an-action")
        << "the road is not named";
    EXPECT_EQ(code(Action::returnToSupply(FigureKind::Follower, Spot::feature({5, 5}, 0))), "not-an-action");
    EXPECT_EQ(code(Action::pass()), "not-this-step");
    scene.decide("home");
    EXPECT_EQ(code(home), "not-this-step");
}

TEST(Drawbridges, AreNotCrossedFromIncompleteRoad)
{
    rule("db.score.first");
    BridgeScene scene("DB-060/Ar", {"U", "B", "B"});
    scene.placeOnly("U0", {0, 1});
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.figuresOn("0,0 road-s"), "A");
}

TEST(Drawbridges, ReturnFiguresOfRoadsWithoutThem)
{
    rule("db.bridge.down");
    BridgeScene scene("S0/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Drawbridges, AreCrossedAfterLastTile)
{
    rule("db.bridge.down");
    BridgeScene scene("DB-060/Ar", {});
    scene.placeOnly("A2", {0, 1});
    EXPECT_EQ(scene.step(), "drawbridge");
    scene.decide("0,0 city-n");
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\nAlice 1 = city.tiles 1\n");
}

TEST(Drawbridges, AreNotCrossedAtFinalScoring)
{
    rule("db.score.first");
    BridgeScene scene("DB-060/Ar", {});
    scene.pass();
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 1 = road.tiles 1\n");
}

TEST(Drawbridges, AllowEndOfGameBeforeDecision)
{
    rule("db.move.each");
    BridgeScene scene("DB-060/Ar\nU0/Ar", {"A", "B", "B"});
    scene.placeOnly("A2", {0, 2});
    State state = scene.state();
    scene.rules().endNow(state);
    EXPECT_TRUE(state->over);
    EXPECT_EQ(state->supply[0][0], 7) << "figures that have not crossed return";
}

TEST(Drawbridges, FollowScoringInPlan)
{
    rule("db.score.first");
    EXPECT_EQ(baseRules(2, Options(), {"base", "drawbridges"}).book().plan().print(),
              "draw (core)\nplace (core)\ndeploy (core)\nscore (core)\ndrawbridge (drawbridges)\n");
    EXPECT_EQ(baseRules(2, Options(), {"base", "abbey-and-mayor", "drawbridges"}).book().plan().print(),
              "abbey (abbey)\ndraw (core)\nplace (core)\ndeploy (core)\nscore (core)\n"
              "drawbridge (drawbridges)\nwagon (wagon)\n");
}

} // namespace vozka
