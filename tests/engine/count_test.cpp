// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The count: figures move to the quarters of Carcassonne, and from there to features that are scored.
#include "count_scene.h"
#include "engine/expansions/list.h"
#include "engine/insight/field_insight.h"
#include "engine/rules/hooks/turn.h"
#include "scene.h"
#include "written_action.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

using namespace count_game;

namespace {

Scene::Table countTable(const std::vector<std::string_view>& bag, Options options = Options(),
                        const std::vector<std::string>& addedSets = {})
{
    std::vector<std::string> sets{"base", "count"};
    sets.insert(sets.end(), addedSets.begin(), addedSets.end());
    return {.sets = sets, .options = std::move(options), .bag = bag};
}

Options optionsWith(std::string_view name, int value, Edition edition = Edition::C2)
{
    Options options(edition);
    options.set(*findOption(name), value);
    return options;
}

/// Rules with all tiles.
Rules rulesWith(Options options)
{
    return baseRules(2, std::move(options), {"base", "count"});
}

/// Bob completes Alice's road, so that she gets 2 points, and moves a follower to the quarter. Alice is next.
/// `count`: the quarter of the count after the move; if empty, the count stays.
void moveFollowerToQuarter(Scene& scene, const std::string& quarter, const std::string& count = "")
{
    scene.pass();
    perform(scene, R"({"draw": "A"})");
    perform(scene, R"({"place": "A", "at": [0,2], "turns": 2})");
    scene.pass();
    perform(scene, R"({"quarter": ")" + quarter + R"(", "figure": "follower"})");
    if (count.empty())
        scene.pass();
    else
        perform(scene, R"({"count": ")" + count + R"("})");
}

std::string countIn(const Scene& scene)
{
    const auto& book = scene.rules().book();
    return std::string(book.areas()[scene.state()->token(book.findToken("count")->kind)->where].word);
}

TEST(Count, StartsInCastle)
{
    rule("co.start");
    rule("co.count.start");
    const auto rules = baseRules(2, Options(), {"base", "count"});
    const State start = rules.start();
    ASSERT_EQ(start->board.tiles().size(), 12U);
    EXPECT_EQ(start->board.tiles()[6].cell, (Cell{0, 0}));
    EXPECT_EQ(start->bag[rules.catalogue().find("D")],
              rules.catalogue().kind(rules.catalogue().find("D")).count);
    EXPECT_EQ(start->bagTotal, 72);
    EXPECT_EQ(start->board.openCells().size(), 14U);
    EXPECT_EQ(countIn(Scene(roadToGate, countTable({"U"}))), "castle");
}

TEST(Count, SpringIsNextToCity)
{
    rule("co.start");
    const auto rules = baseRules(2, Options(), {"base", "count", "river"});
    const State start = rules.start();
    ASSERT_EQ(start->board.tiles().size(), 13U);
    EXPECT_EQ(start->board.tiles()[12].cell, (Cell{2, -1}));
    EXPECT_EQ(rules.catalogue().kind(start->board.tiles()[12].kind).id, "RI-01");
}

TEST(Count, CityIsOneFeatureWithoutFigures)
{
    rule("co.city");
    rule("co.outside");
    const Scene scene(roadToGate, countTable({"U"}));
    const auto& board = scene.state()->board;
    Segment city = noSegment;
    for (Segment at = 0; at < board.segmentCount(); ++at)
        if (board.segment(at).kind == featureKind("carcassonne")) {
            city = city == noSegment ? board.root(at) : city;
            EXPECT_EQ(board.root(at), city);
        }
    EXPECT_EQ(scene.deployRefusalCode(":carcassonne"), "nothing-in-carcassonne");
    EXPECT_EQ(scene.deployRefusalCode(":city-e"), "") << "a city outside";
}

TEST(Count, FieldsCountCityOnce)
{
    rule("co.field");
    Scene scene("CO-070 CO-080\nCO-110 CO-120/B:field-1", countTable({}));
    scene.pass();
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Bob 3 = field.carcassonne 3\n");
    const auto all = fields(scene.rules(), scene.state());
    const auto occupied =
        std::ranges::find_if(all, [](const FieldInsight& field) { return !field.feature.figures.empty(); });
    ASSERT_NE(occupied, all.end());
    EXPECT_EQ(occupied->completedCities, 1);
}

TEST(Count, FigureMovesToCityIfOnlyOthersScore)
{
    rule("co.deploy");
    rule("co.quarter");
    rule("co.count.move");
    Scene scene(roadToGate, countTable({"A", "U"}));
    scene.pass();
    EXPECT_EQ(refusalCode(scene, R"({"quarter": "market", "figure": "follower"})"), "");
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(scene.step(), "quarter");
    EXPECT_EQ(scene.state()->toMove, 1);
    EXPECT_EQ(choices(scene), "quarter quarter quarter quarter ");
    perform(scene, R"({"quarter": "castle", "figure": "follower"})");
    EXPECT_EQ(scene.supply('B'), 6);
    EXPECT_EQ(scene.step(), "count");
    EXPECT_EQ(currentRefusalCode(scene, R"({"count": "castle"})"), "count-stays");
    EXPECT_EQ(choices(scene), "count count count ");
    perform(scene, R"({"count": "cathedral"})");
    EXPECT_EQ(countIn(scene), "cathedral");
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->active, 0);
}

/// Each turn is a double turn, and each part gives points to Alice only.
void addDoubleTurns(RuleBook& book)
{
    const auto reason = book.addExtraTurn("test");
    book.on(Trigger::TilePlaced, [reason](Turn& turn, const TriggerArgs&) {
        if (!turn.state().isExtraTurn())
            turn.requestExtraTurn(reason);
    });
    book.on(Trigger::AllScored, [](Turn& turn, const TriggerArgs&) { turn.state().paid = 1; });
}

TEST(Count, MovesOneFigureToCityInDoubleTurn)
{
    rule("co.deploy.once");
    for (const bool isFirst : {true, false}) {
        Scene scene(roadToGate,
                    rulesWithOnly(roadToGate, {"A", "U"}, 2, {addDoubleTurns}, {"base", "count"}));
        scene.pass();
        perform(scene, R"({"draw": "A"})");
        perform(scene, R"({"place": "A", "at": [0,2], "turns": 2})");
        scene.pass();
        ASSERT_EQ(scene.step(), "quarter");
        if (isFirst)
            perform(scene, R"({"quarter": "castle", "figure": "follower"})");
        scene.pass();
        ASSERT_TRUE(scene.state()->isExtraTurn());
        perform(scene, R"({"draw": "U"})");
        perform(scene, R"({"place": "U", "at": [0,3], "turns": 1})");
        scene.pass();
        EXPECT_EQ(scene.step() == "quarter", !isFirst);
    }
}

TEST(Count, MovesNoFigureToCityWithoutPointsOfOthers)
{
    rule("co.deploy.points");
    Scene scene(roadToGate, countTable({"A", "U"}));
    scene.pass();
    scene.placeOnly("U0", {2, 0});
    EXPECT_EQ(scene.step(), "draw") << "no player got points";
    scene.placeOnly("A2", {0, 2});
    EXPECT_EQ(scene.state()->active, 1) << "Alice got the points of her own turn";
}

TEST(Count, MovesAutomaticallyIfOptionIsSet)
{
    rule("co.count.move");
    for (const auto& [move, to] : {std::pair{1, "market"}, {2, "cathedral"}}) {
        Scene scene(roadToGate, countTable({"A", "U"}, optionsWith("countMove", move)));
        scene.pass();
        scene.placeOnly("A2", {0, 2});
        perform(scene, R"({"quarter": "cathedral", "figure": "follower"})");
        EXPECT_EQ(countIn(scene), to);
        EXPECT_EQ(scene.step(), "draw");
    }
}

TEST(Count, QuartersAcceptKindsOfFigures)
{
    rule("co.deploy.kinds");
    Scene scene(roadToGate, countTable({"A", "U"}, Options(),
                                       {"abbey-and-mayor", "inns-and-cathedrals", "abbot", "phantom"}));
    const auto refused = [&](const std::string& figure) {
        std::string quarters;
        for (const std::string quarter : {"castle", "market", "blacksmith", "cathedral"})
            if (const auto code =
                    refusalCode(scene, R"({"quarter": ")" + quarter + R"(", "figure": ")" + figure + R"("})");
                !code.empty()) {
                EXPECT_EQ(code, "quarter-not-this-kind");
                quarters += quarter.substr(0, 2);
            }
        return quarters;
    };
    EXPECT_EQ(refused("follower"), "");
    EXPECT_EQ(refused("large"), "");
    EXPECT_EQ(refused("phantom"), "");
    EXPECT_EQ(refused("mayor"), "mablca");
    EXPECT_EQ(refused("wagon"), "ma");
    EXPECT_EQ(refused("abbot"), "camablca");
    EXPECT_EQ(refused("barn"), "camablca");
}

TEST(Count, FiguresLeaveForFeatureBeforeItsScoring)
{
    rule("co.leave");
    rule("co.leave.this-turn");
    rule("co.leave.segment");
    rule("co.leave.kinds");
    Scene scene(roadToGate, rulesWith(Options()));
    moveFollowerToQuarter(scene, "blacksmith");
    scene.place("A0", {1, -2});
    scene.deploy("r");
    EXPECT_EQ(scene.step(), "leave");
    EXPECT_EQ(scene.state()->toMove, 1);
    EXPECT_EQ(choices(scene), "leave leave ") << "a segment on each of the two tiles";
    EXPECT_EQ(
        currentRefusalCode(
            scene, R"({"leave": "blacksmith", "figure": "follower", "at": [-2,-1], "feature": "road-w"})"),
        "quarter-not-completed");
    EXPECT_EQ(
        currentRefusalCode(
            scene, R"({"leave": "blacksmith", "figure": "follower", "at": [1,-2], "feature": "monastery"})"),
        "quarter-wrong-feature");
    EXPECT_EQ(currentRefusalCode(
                  scene, R"({"leave": "market", "figure": "follower", "at": [1,-2], "feature": "road-s"})"),
              "not-in-quarter");
    perform(scene, R"({"leave": "blacksmith", "figure": "follower", "at": [1,-1], "feature": "road-n"})");
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\nAlice 2 = road.tiles 2\nBob 2 = road.tiles 2\n");
    EXPECT_EQ(scene.supply('B'), 7);
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Count, FiguresCannotLeaveQuarterOfCount)
{
    rule("co.leave.count");
    Scene scene(roadToGate, rulesWith(Options()));
    moveFollowerToQuarter(scene, "blacksmith", "blacksmith");
    scene.place("A0", {1, -2});
    scene.deploy("r");
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(
        refusalCode(scene,
                    R"({"leave": "blacksmith", "figure": "follower", "at": [1,-2], "feature": "road-s"})"),
        "count-in-quarter");
}

TEST(Count, FiguresMoveToEmptyFeaturesIfOptionIsSet)
{
    rule("co.leave.empty");
    for (const int toEmpty : {0, 1}) {
        Scene scene(roadToGate, rulesWith(optionsWith("quarterTargets", toEmpty)));
        moveFollowerToQuarter(scene, "blacksmith");
        scene.place("A0", {1, -2});
        EXPECT_EQ(
            refusalCode(
                scene, R"({"leave": "blacksmith", "figure": "follower", "at": [1,-2], "feature": "road-s"})"),
            toEmpty == 0 ? "quarter-empty-feature" : "");
        scene.pass();
        EXPECT_EQ(scene.step(), toEmpty == 0 ? "draw" : "leave");
    }
}

TEST(Count, FiguresLeaveMarketBeforeFinalScoring)
{
    rule("co.end");
    Scene scene("CO-070           CO-080\n"
                "CO-110/A:road-s  CO-120/A:field-1\n",
                countTable({"A"}));
    moveFollowerToQuarter(scene, "market");
    EXPECT_FALSE(scene.state()->over);
    EXPECT_EQ(scene.step(), "leave");
    EXPECT_EQ(scene.state()->toMove, 1) << "Alice has no figure in the city";
    perform(scene, R"({"leave": "market", "figure": "follower", "at": [1,1], "feature": "field-1"})");
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.score('A'), 5);
    EXPECT_EQ(scene.score('B'), 3);
}

TEST(Count, FiguresLeaveOtherQuartersAtEndIfOptionIsSet)
{
    rule("co.end");
    for (const auto edition : {Edition::C1, Edition::C2}) {
        Scene scene("CO-070           CO-080\n"
                    "CO-110/A:road-s  CO-120/A:city-e\n",
                    countTable({"A"}, Options(edition)));
        moveFollowerToQuarter(scene, "castle", "market");
        EXPECT_EQ(scene.state()->over, edition == Edition::C2);
        if (edition == Edition::C2)
            continue;
        perform(scene, R"({"leave": "castle", "figure": "follower", "at": [1,1], "feature": "city-e"})");
        EXPECT_TRUE(scene.state()->over);
        EXPECT_EQ(scene.score('B'), 1);
    }
}

TEST(Count, FiguresLeaveMarketForFieldOfNewBarn)
{
    rule("co.leave.market");
    Scene scene("CO-070           CO-080             .\n"
                "CO-110/A:road-s  CO-120/A:field-1   .\n"
                ".                B0                 B0\n"
                ".                B0                 .\n",
                countTable({"A", "B", "U"}, Options(), {"abbey-and-mayor"}));
    moveFollowerToQuarter(scene, "market");
    scene.place("B0", {2, 3});
    scene.deployOnCorner("barn", {2, 3});
    EXPECT_EQ(scene.step(), "leave");
    EXPECT_EQ(scene.state()->toMove, 1);
    perform(scene, R"({"leave": "market", "figure": "follower", "at": [1,1], "feature": "field-1"})");
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\n"
                                  "Alice 3 = field.carcassonne 3\n"
                                  "Bob 3 = field.carcassonne 3\n");
    EXPECT_EQ(scene.supply('B'), 7);
}

TEST(Count, FiguresLeaveMarketForFieldOfNewBarnWithoutFarmers)
{
    rule("co.leave.market");
    rule("co.leave.empty");
    Scene scene("CO-070           CO-080  .\n"
                "CO-110/A:road-s  CO-120  .\n"
                ".                B0      B0\n"
                ".                B0      .\n",
                countTable({"A", "B", "U"}, Options(), {"abbey-and-mayor"}));
    moveFollowerToQuarter(scene, "market");
    scene.place("B0", {2, 3});
    scene.deployOnCorner("barn", {2, 3});
    ASSERT_EQ(scene.step(), "leave") << "the barn is a figure, too";
    perform(scene, R"({"leave": "market", "figure": "follower", "at": [1,1], "feature": "field-1"})");
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\nBob 3 = field.carcassonne 3\n");
}

TEST(Count, FiguresAtBarnAreScoredBeforeItAtEnd)
{
    rule("co.end.barn");
    Scene scene("CO-070           CO-080  .\n"
                "CO-110/A:road-s  CO-120  .\n"
                ".                B0      B0\n"
                ".                B0      B0/A+barn\n",
                countTable({"A"}, Options(), {"abbey-and-mayor"}));
    moveFollowerToQuarter(scene, "market");
    EXPECT_EQ(scene.step(), "leave");
    perform(scene, R"({"leave": "market", "figure": "follower", "at": [1,1], "feature": "field-1"})");
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\n"
                                  "Bob 1 = field.carcassonne 1\n"
                                  "Alice 4 = field.carcassonne 4\n");
}

TEST(Count, DragonStaysOutsideCity)
{
    rule("co.city");
    const auto rules = baseRules(2, Options(), {"base", "count", "princess-and-dragon"});
    Position position;
    position.tiles.push_back({rules.catalogue().find("U"), {2, 0}, 0});
    position.tokens.push_back({.kind = rules.book().findToken("dragon")->kind, .at = Spot::tile({0, 1})});
    PositionFault fault;
    const auto state = PositionLoader::make(rules, position, fault);
    ASSERT_TRUE(state) << fault.refusal.code;
    Action step;
    step.type = actionType(rules, "dragon");
    const auto codeTowards = [&](Side side) {
        step.turns = static_cast<Turns>(index(side));
        const auto refusal = rules.refusal(rules.asIfInStep(*state, step), step);
        return refusal ? std::string(refusal->code) : std::string();
    };
    EXPECT_EQ(codeTowards(Side::N), "nothing-in-carcassonne");
    EXPECT_EQ(codeTowards(Side::E), "");
}

} // namespace
} // namespace vozka
