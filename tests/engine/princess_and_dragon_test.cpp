// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The dragon, the fairy, the princess and the portals. Long: a case for each rule and each pair of rules.
#include "engine/expansions/list.h"
#include "written_action.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

namespace vozka {

namespace {

Options with(std::string_view name, std::string_view value)
{
    Options options;
    const auto* spec = findOption(name);
    for (const auto& one : valuesOf(*spec))
        if (one.word == value)
            options.set(*spec, one.value);
    return options;
}

const std::vector<std::string> dragonSets{"base", "princess-and-dragon"};
const std::vector<std::string> abbeySets{"base", "abbey-and-mayor", "princess-and-dragon"};
const std::vector<std::string> allSets{"base", "inns-and-cathedrals", "abbot", "abbey-and-mayor",
                                       "princess-and-dragon"};
const Scene::Table table{.sets = dragonSets};
const Scene::Table abbeyTable{.sets = abbeySets};
const Scene::Table allTable{.sets = allSets};
const Scene::Table lastTurn{.sets = dragonSets, .bag = std::vector<std::string_view>{}};

Scene::Table tableWith(std::string_view option, std::string_view value,
                       const std::vector<std::string>& sets = dragonSets)
{
    return {.sets = sets, .options = with(option, value)};
}

Cell dragonAt(const Scene& scene)
{
    return scene.state()->pieces[0].at;
}

bool dragonIsThere(const Scene& scene)
{
    return scene.state()->pieces[0].isOnBoard;
}

/// Draws a tile of that kind and whatever the dealer has to do with it.
void draw(Scene& scene, std::string_view kind)
{
    scene.apply(Action::draw(scene.rules().catalogue().find(kind)));
}

} // namespace

TEST(Volcano, BringsTheDragonAndTakesNobody)
{
    rule("pd.volcano");
    Scene scene("E0/Ac E0\nB0 PD-010", abbeyTable);
    EXPECT_TRUE(dragonIsThere(scene));
    EXPECT_EQ(dragonAt(scene), (Cell{1, 1}));
    EXPECT_EQ(scene.whyNotDeploy("f"), "volcano-no-figure");
    EXPECT_EQ(scene.whyNotDeploy("(wagon)f"), "volcano-no-figure");
    EXPECT_EQ(scene.whyNotDeploy("(mayor)f"), "volcano-no-figure");
    EXPECT_EQ(scene.whyNotOnCorner("barn", {1, 1}), "");
    EXPECT_EQ(whyNot(scene, R"({"fairy": [0,0], "feature": "city-n", "figure": "follower"})"), "");
    EXPECT_EQ(choices(scene), "deploy fairy ");
}

TEST(Volcano, LetsAnAbbotBeTakenBack)
{
    rule("pd.volcano");
    Scene scene("B0/A(abbot)m PD-010", Scene::Table{.sets = {"base", "abbot", "princess-and-dragon"}});
    EXPECT_EQ(whyNot(scene, R"({"retrieve": "abbot", "at": [0,0], "feature": "monastery"})"), "");
}

TEST(Volcano, BringsTheDragonFromWhereverItIs)
{
    rule("pd.volcano");
    Scene scene("PD-010 B0", table);
    EXPECT_EQ(dragonAt(scene), (Cell{0, 0}));
    scene.pass();
    scene.place("PD-030", {1, 1});
    EXPECT_EQ(dragonAt(scene), (Cell{1, 1}));
}

TEST(DragonTiles, ArePutAsideUntilAVolcanoLies)
{
    rule("pd.aside");
    Scene scene("B0", table);
    scene.pass();
    const auto kind = scene.rules().catalogue().find("PD-04");
    const auto before = scene.state()->bagTotal;
    draw(scene, "PD-04");
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->toMove, nature);
    EXPECT_EQ(whyNotNow(scene, R"({"discard": "PD-04"})"), "dragon-not-in-play");
    EXPECT_EQ(whyNotNow(scene, R"({"place": "PD-04", "at": [1,0], "turns": 0})"), "dragon-not-in-play");
    EXPECT_EQ(whyNotNow(scene, R"({"aside": "PD-06"})"), "wrong-tile");
    EXPECT_EQ(choices(scene), "aside ");
    perform(scene, R"({"aside": "PD-04"})");
    EXPECT_EQ(scene.state()->bag[kind], scene.rules().catalogue().kind(kind).count - 1);
    EXPECT_EQ(scene.state()->bagTotal, before - 1);
    scene.place("PD-010", {1, 0});
    EXPECT_EQ(scene.state()->bag[kind], scene.rules().catalogue().kind(kind).count);
    draw(scene, "PD-04");
    EXPECT_EQ(scene.step(), "place");
    EXPECT_EQ(whyNotNow(scene, R"({"aside": "PD-04"})"), "aside-not-now");
}

TEST(DragonTiles, AreNotPutAsideWithTheDragonInPlay)
{
    rule("pd.aside");
    Scene scene("PD-010 B0", table);
    scene.pass();
    EXPECT_EQ(whyNotNow(scene, R"({"aside": "PD-04"})"), "not-this-step");
    draw(scene, "B");
    EXPECT_EQ(whyNotNow(scene, R"({"aside": "B"})"), "aside-not-now");
}

TEST(DragonTiles, AsideDoNotCountAsBag)
{
    rule("pd.aside");
    Scene scene("B0", Scene::Table{.sets = dragonSets, .bag = std::vector<std::string_view>{"PD-04"}});
    scene.pass();
    draw(scene, "PD-04");
    perform(scene, R"({"aside": "PD-04"})");
    EXPECT_TRUE(scene.state()->over);
}

TEST(Dragon, IsMovedByAllPlayersInTurn)
{
    rule("pd.dragon.order");
    rule("pd.dragon.visited");
    rule("pd.dragon.dead-end");
    rule("pd.dragon.eats");
    Scene scene("PD-010 B0/Bm B0 PD-040", table);
    const int before = scene.supply('B');
    scene.pass();
    EXPECT_EQ(scene.step(), "dragon");
    EXPECT_EQ(scene.state()->toMove, 0);
    EXPECT_EQ(whyNotNow(scene, R"({"dragon": "W"})"), "dragon-no-tile");
    EXPECT_EQ(whyNotNow(scene, R"({"pass": true})"), "not-this-step");
    EXPECT_EQ(choices(scene), "dragon ");
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(scene.supply('B'), before + 1);
    EXPECT_EQ(scene.state()->toMove, 1);
    EXPECT_EQ(whyNotNow(scene, R"({"dragon": "W"})"), "dragon-visited");
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(scene.state()->toMove, 0);
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(dragonAt(scene), (Cell{3, 0}));
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(Dragon, GoesSixSteps)
{
    rule("pd.dragon.order");
    Scene scene("PD-010 B0 B0 B0\nB0 B0 B0 PD-143",
                Scene::Table{.sets = dragonSets, .players = 3, .bag = std::vector<std::string_view>{"B"}});
    scene.pass();
    std::string movers;
    for (const auto* side : {"E", "E", "E", "S", "W", "W"}) {
        ASSERT_EQ(scene.step(), "dragon") << side;
        movers += static_cast<char>('0' + scene.state()->toMove);
        perform(scene, std::string(R"({"dragon": ")") + side + R"("})");
    }
    EXPECT_EQ(movers, "012012");
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Dragon, IsKeptOffByTheFairy)
{
    rule("pd.fairy.protects");
    rule("pd.dragon.dead-end");
    Scene scene("PD-010 B0/Bm B0/Am PD-040", table);
    perform(scene, R"({"fairy": [2,0], "feature": "monastery", "figure": "follower"})");
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(dragonAt(scene), (Cell{1, 0}));
    EXPECT_EQ(whyNot(scene, R"({"dragon": "E"})"), "dragon-fairy");
    EXPECT_EQ(scene.supply('A'), 6);
}

TEST(Dragon, MovesBeforeTheScoringOrAfterIt)
{
    rule("pd.dragon.when");
    constexpr auto board = "PD-010 A3/Br PD-070";
    for (const auto* when : {"beforeScoring", "afterScoring"}) {
        Scene scene(board, tableWith("dragonMoves", when));
        scene.pass();
        ASSERT_EQ(scene.step(), "dragon");
        perform(scene, R"({"dragon": "E"})");
        perform(scene, R"({"dragon": "E"})");
        EXPECT_EQ(scene.scoreLines(), when == std::string("afterScoring") ? "Bob 2 = road.tiles 2\n" : "");
        EXPECT_EQ(scene.supply('B'), 7);
    }
}

TEST(Dragon, EatsEverybodyOnTheTileAndNoBarn)
{
    rule("pd.dragon.eats");
    Scene scene("B0 B0\nPD-010 B0/A+barn/B(large)m\n. E3/B(mayor)c\n. PD-140", allTable);
    const int large = scene.supply('B', "large");
    scene.pass();
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(scene.supply('B', "large"), large + 1);
    EXPECT_EQ(scene.supply('A', "barn"), 0);
    perform(scene, R"({"dragon": "S"})");
    EXPECT_EQ(scene.supply('B', "mayor"), 1);
}

TEST(Dragon, EatsAFigureOnlyOnItsOwnTile)
{
    rule("pd.dragon.eats");
    Scene scene("PD-010\nF0 F0/B(wagon)c", abbeyTable);
    scene.pass();
    scene.placeOnly("PD-040", {1, 0});
    perform(scene, R"({"dragon": "S"})");
    EXPECT_EQ(scene.supply('B', "wagon"), 0);
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(scene.supply('B', "wagon"), 1);
}

TEST(Fairy, GoesToOwnFollowersAlone)
{
    rule("pd.fairy.move");
    Scene scene("B0 B0\nB0 B0/A+barn/Bm\nE2/A(mayor)c E2/A(large)c", allTable);
    EXPECT_EQ(whyNot(scene, R"({"fairy": [1,1], "feature": "monastery", "figure": "follower"})"),
              "fairy-no-follower");
    EXPECT_EQ(whyNot(scene, R"({"fairy": [1,1], "feature": "field-1", "figure": "barn"})"),
              "fairy-no-follower");
    EXPECT_EQ(whyNot(scene, R"({"fairy": [0,2], "feature": "city-n", "figure": "follower"})"),
              "fairy-no-follower");
    EXPECT_EQ(whyNot(scene, R"({"fairy": [0,2], "feature": "city-n", "figure": "mayor"})"), "");
    EXPECT_EQ(whyNot(scene, R"({"fairy": [1,2], "feature": "city-n", "figure": "large"})"), "");
}

TEST(Fairy, GivesAPointAtTheBeginningOfTheTurn)
{
    rule("pd.fairy.turn");
    Scene scene("B0/Am", table);
    perform(scene, R"({"fairy": [0,0], "feature": "monastery", "figure": "follower"})");
    EXPECT_EQ(scene.score('A'), 0);
    scene.placeOnly("B0", {1, 0});
    EXPECT_EQ(scene.score('A'), 1);
    EXPECT_EQ(scene.scoreLines(), "Alice 1 = fairy.turn 1\n");
    scene.place("B0", {2, 0});
    EXPECT_EQ(whyNot(scene, R"({"fairy": [0,0], "feature": "monastery", "figure": "follower"})"),
              "fairy-already-there");
    // The turn is told to have begun before that, so that the point belongs to it.
    const auto& events = scene.events();
    const auto line = std::find_if(events.begin(), events.end(),
                                   [](const Event& event) { return event.type == event::score; });
    ASSERT_NE(line, events.end());
    EXPECT_EQ(std::prev(line)->type, event::turn);
}

TEST(Fairy, GivesThreeWhenHerFigureIsScored)
{
    rule("pd.fairy.scored");
    rule("pd.fairy.stays");
    Scene scene("A3/Ar U1", table);
    perform(scene, R"({"fairy": [0,0], "feature": "road-s", "figure": "follower"})");
    scene.placeOnly("A1", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\nAlice 3 = fairy.scored 3\n");
    // She stays, keeps the dragon off and gives nothing more.
    const auto& fairy = scene.state()->pieces[1];
    EXPECT_TRUE(fairy.isAt({0, 0}));
    EXPECT_EQ(fairy.by, noSegment);
    EXPECT_EQ(fairy.player, nature);
}

TEST(Fairy, GivesThreeWithoutAMajorityToo)
{
    rule("pd.fairy.scored");
    Scene scene("F0/Ac F0/B(large)c E3", allTable);
    perform(scene, R"({"fairy": [0,0], "feature": "city-ew", "figure": "follower"})");
    scene.placeOnly("E1", {-1, 0});
    EXPECT_EQ(scene.score('A'), 3);
    EXPECT_EQ(scene.score('B'), 12);
}

TEST(Fairy, GivesThreeWhenABarnScoresTheFieldOfHerFarmer)
{
    rule("pd.fairy.scored");
    rule("am.barn.placed");
    rule("am.barn.connected");
    Scene placed("E2   .    .\nE0/Af B0/Bf .\nE2 . .", abbeyTable);
    perform(placed, R"({"fairy": [0,1], "feature": "field-1", "figure": "follower"})");
    placed.placeOnly("B0", {2, 1});
    placed.place("E2", {1, 2});
    placed.deployOnCorner("barn", {1, 2});
    EXPECT_EQ(placed.scoreLines(), "Alice 1 = fairy.turn 1\n"
                                   "Alice 3 = field.cities 3\nBob 3 = field.cities 3\n"
                                   "Alice 3 = fairy.scored 3\n");
    // The monastery joins the fields on either side of the road.
    Scene joined("B0 B0         U0 E1/Af\n"
                 "B0 B0/B+barn . .",
                 abbeyTable);
    perform(joined, R"({"fairy": [3,0], "feature": "field-1", "figure": "follower"})");
    joined.placeOnly("A2", {2, 1});
    EXPECT_EQ(joined.scoreLines(), "Alice 3 = fairy.scored 3\n");
    EXPECT_EQ(joined.supply('A'), 7);
}

TEST(Fairy, GivesThreeAtTheEndAndNothingForATurnWithoutTiles)
{
    rule("pd.fairy.scored");
    rule("pd.fairy.turn");
    Scene scene("B0/Am", lastTurn);
    perform(scene, R"({"fairy": [0,0], "feature": "monastery", "figure": "follower"})");
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 1 = monastery.tile 1\nAlice 3 = fairy.scored 3\n");
}

TEST(Fairy, ServesEverybodyOnHerTileIfAgreed)
{
    rule("pd.fairy.move");
    Scene scene("A3/Ar U1", tableWith("fairyFor", "tile"));
    perform(scene, R"({"fairy": [0,0], "feature": "road-s", "figure": "follower"})");
    scene.placeOnly("U1", {2, 0});
    EXPECT_EQ(scene.score('A'), 1);
    scene.place("A1", {3, 0});
    EXPECT_EQ(whyNot(scene, R"({"fairy": [0,0], "feature": "road-s", "figure": "follower"})"),
              "fairy-already-there");
    scene.pass();
    EXPECT_EQ(scene.score('A'), 1 + 4 + 3);
}

TEST(Fairy, GivesNothingForAnAbbotTakenBack)
{
    rule("pd.fairy.stays");
    Scene scene("B0/A(abbot)m", Scene::Table{.sets = {"base", "abbot", "princess-and-dragon"}});
    perform(scene, R"({"fairy": [0,0], "feature": "monastery", "figure": "abbot"})");
    scene.placeOnly("B0", {1, 0});
    scene.place("B0", {2, 0});
    perform(scene, R"({"retrieve": "abbot", "at": [0,0], "feature": "monastery"})");
    EXPECT_EQ(scene.scoreLines(),
              "Alice 1 = fairy.turn 1\nAlice 2 = monastery.tile 1 + monastery.neighbours 1\n");
    EXPECT_EQ(scene.state()->pieces[1].by, noSegment);
}

TEST(Princess, SendsAKnightHomeInsteadOfAnythingElse)
{
    rule("pd.princess");
    Scene scene("E0/A(mayor)c", abbeyTable);
    scene.pass();
    scene.place("PD-203", {0, -1});
    const auto removal = R"({"princess": [0,0], "feature": "city-n", "figure": "mayor", "player": 0})";
    EXPECT_EQ(whyNotNow(scene, R"({"pass": true})"), "");
    EXPECT_EQ(whyNotNow(scene, R"({"princess": [0,0], "feature": "city-n", "figure": "wagon", "player": 0})"),
              "no-knight-there");
    EXPECT_EQ(whyNotNow(scene, R"({"princess": [0,0], "feature": "city-n", "figure": "mayor", "player": 1})"),
              "no-knight-there");
    EXPECT_EQ(
        whyNotNow(scene, R"({"princess": [0,0], "feature": "field-1", "figure": "mayor", "player": 0})"),
        "no-princess");
    perform(scene, removal);
    EXPECT_EQ(scene.supply('A', "mayor"), 1);
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Princess, MustSendOneIfAgreed)
{
    rule("pd.princess");
    Scene scene("E0/Ac", tableWith("princessMayRemoveNobody", "must"));
    scene.pass();
    scene.place("PD-203", {0, -1});
    EXPECT_EQ(whyNotNow(scene, R"({"pass": true})"), "princess-must");
    EXPECT_EQ(scene.whyNotDeploy("f"), "princess-must");
    EXPECT_EQ(choices(scene), "princess ");
    perform(scene, R"({"princess": [0,0], "feature": "city-n", "figure": "follower", "player": 0})");
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(Princess, HasNothingToDoInAnEmptyCity)
{
    rule("pd.princess");
    Scene scene("E0", tableWith("princessMayRemoveNobody", "must"));
    scene.pass();
    scene.place("PD-203", {0, -1});
    EXPECT_EQ(whyNotNow(scene, R"({"pass": true})"), "");
    EXPECT_EQ(whyNot(scene, R"({"princess": [0,0], "feature": "city-n", "figure": "follower", "player": 0})"),
              "no-knight-there");
}

TEST(Portal, LeadsFollowersWhereTheyMayStand)
{
    rule("pd.portal");
    Scene scene("E2 PD-010\nE0 B0 E0/B(wagon)c E0 A3 PD-020", allTable);
    const auto at = [&](const std::string& figure, const std::string& place) {
        return whyNot(scene, R"({"deploy": ")" + figure + R"(", "at": )" + place + "}");
    };
    const std::string empty = R"([3,1], "feature": "city-n")";
    EXPECT_EQ(at("follower", empty), "");
    EXPECT_EQ(at("mayor", empty), "");
    EXPECT_EQ(at("wagon", empty), "");
    EXPECT_EQ(at("large", empty), "");
    EXPECT_EQ(at("abbot", empty), "wrong-feature");
    EXPECT_EQ(at("abbot", R"([1,1], "feature": "monastery")"), "");
    EXPECT_EQ(at("follower", R"([2,1], "feature": "city-n")"), "feature-occupied");
    EXPECT_EQ(at("mayor", R"([2,1], "feature": "city-n")"), "mayor-needs-empty-city");
    EXPECT_EQ(at("follower", R"([0,1], "feature": "city-n")"), "feature-completed");
    EXPECT_EQ(at("follower", R"([1,0], "feature": "field-1")"), "dragon-on-tile");
    EXPECT_EQ(at("barn", R"([1,1], "feature": "field-1")"), "portal-followers-only");
    EXPECT_EQ(at("follower", R"([9,9], "feature": "field-1")"), "not-this-tile");
    EXPECT_EQ(at("follower", R"([5,1], "feature": "road-es")"), "");
    perform(scene, R"({"deploy": "mayor", "at": [3,1], "feature": "city-n"})");
    EXPECT_EQ(scene.supply('A', "mayor"), 0);
}

TEST(Portal, IsNeededToGoElsewhere)
{
    rule("pd.portal");
    Scene scene("E0 E0", table);
    EXPECT_EQ(whyNot(scene, R"({"deploy": "follower", "at": [0,0], "feature": "city-n"})"), "not-this-tile");
}

TEST(Portal, DoesNotLeadToAFieldWithABarn)
{
    rule("pd.portal");
    Scene scene("B0 B0\nB0 B0/B+barn A3 PD-020", abbeyTable);
    EXPECT_EQ(whyNot(scene, R"({"deploy": "barn", "corner": [1,1]})"), "portal-followers-only");
    EXPECT_EQ(whyNot(scene, R"({"deploy": "follower", "at": [0,0], "feature": "field-1"})"),
              "field-has-barn");
}

TEST(WagonAndDragon, NoWagonGoesToTheDragonsTile)
{
    rule("am.wagon.target");
    Scene scene("PD-032\nA3", abbeyTable);
    scene.pass();
    scene.place("A1", {1, 1});
    scene.deploy("(wagon)r");
    ASSERT_EQ(scene.step(), "wagon");
    EXPECT_EQ(whyNotNow(scene, R"({"wagon": [1,1], "to": [0,0], "feature": "road-s"})"), "dragon-on-tile");
    EXPECT_EQ(whyNotNow(scene, R"({"wagon": [1,1], "to": [0,1], "feature": "monastery"})"), "");
}

} // namespace vozka
