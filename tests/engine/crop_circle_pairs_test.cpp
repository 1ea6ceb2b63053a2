// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Crop circles together with figures and steps of other sets.
#include "count_scene.h"
#include "crop_circle_scene.h"
#include "ferry_scene.h"
#include "flight_scene.h"

#include <gtest/gtest.h>

namespace vozka {

using namespace circle_game;

namespace {

const std::vector<std::string> abbeyAndMayor{"abbey-and-mayor"};

/// Words and figures of all legal actions now, in the order of the list.
std::string figuresOffered(const Scene& scene)
{
    ActionList legal;
    scene.rules().legal(scene.state(), legal);
    std::string text;
    for (const auto& action : legal)
        if (action.type != Action::Type::Pass)
            text.append(scene.rules().book().figureRule(action.figure).name()).append(1, ' ');
    return text;
}

TEST(CropCircleAndFigures, MayorAndWagonAreAddedInCity)
{
    rule("cc.add.kinds");
    // All followers of Bob are on the board, and Carol has a knight in the same city.
    Scene scene("E1/Bc F0/Cc\n"
                "U1/Br U1/Br\n"
                "U1/Br U1/Br\n"
                "U1/Br U1/Br\n"
                "CC-012 .",
                circleTable(3, abbeyAndMayor));
    choose(scene, "add");
    EXPECT_EQ(decider(scene), 'B');
    EXPECT_EQ(figuresOffered(scene), "mayor wagon ");
    perform(scene, adding({0, 0}, "city-n", "mayor"));
    EXPECT_EQ(figuresOn(scene, {0, 0}, 'B', "mayor"), 1);
}

TEST(CropCircleAndFigures, MayorIsAddedOnlyInCitiesAndWagonNotOnFields)
{
    rule("cc.add.kinds");
    Scene road("U1/Br CC-040", circleTable(2, abbeyAndMayor));
    EXPECT_EQ(refusalCode(road, adding({0, 0}, "road-ns")), "circle-no-figure") << "Alice has none";
    choose(road, "add");
    EXPECT_EQ(figuresOffered(road), "follower wagon ");
    EXPECT_EQ(currentRefusalCode(road, adding({0, 0}, "road-ns", "mayor")), "wrong-feature");
    EXPECT_EQ(currentRefusalCode(road, adding({0, 0}, "road-ns", "barn")), "circle-kind");
    Scene field("U1/B:field-2\nCC-031", circleTable(2, abbeyAndMayor));
    choose(field, "add");
    EXPECT_EQ(figuresOffered(field), "follower ");
    EXPECT_EQ(currentRefusalCode(field, adding({0, 0}, "field-2", "wagon")), "wrong-feature");
}

TEST(CropCircleAndFigures, AbbotIsNotConcerned)
{
    rule("cc.add.kinds");
    Scene scene("A3/B(abbot)m U1/Br CC-040", circleTable(2, {"abbot"}));
    choose(scene, "add");
    EXPECT_EQ(figuresOffered(scene), "follower ");
    Scene removal("A3/B(abbot)m U1/Br CC-040", circleTable(2, {"abbot"}));
    choose(removal, "remove");
    EXPECT_EQ(choices(removal), "circleRemove ") << "the highwayman, not the abbot";
}

TEST(CropCircleAndFigures, LargeMeepleAndPhantomAreConcerned)
{
    rule("cc.add.kinds");
    rule("ph.counts");
    Scene scene("U1/B(large)r CC-040", circleTable(2, {"inns-and-cathedrals", "phantom"}));
    choose(scene, "add");
    EXPECT_EQ(figuresOffered(scene), "follower phantom ");
    perform(scene, adding({0, 0}, "road-ns", "phantom"));
    scene.placeOnly("CC-042", {1, 1});
    choose(scene, "remove");
    EXPECT_EQ(figuresOffered(scene), "large phantom ");
}

TEST(CropCircleAndBuilder, BuilderReturnsWithLastMeeple)
{
    rule("cc.remove");
    rule("tb.builder.home");
    Scene scene("U1/Br U1/B(builder)r CC-040", circleTable(2, {"traders-and-builders"}));
    choose(scene, "remove");
    EXPECT_EQ(choices(scene), "circleRemove ");
    EXPECT_EQ(currentRefusalCode(scene, removing({1, 0}, "road-ns", "builder")), "circle-kind");
    perform(scene, removing({0, 0}, "road-ns"));
    EXPECT_EQ(scene.supply('B', "builder"), 1);
}

TEST(CropCircleAndBuilder, BuilderIsNotAddedAndNotEnough)
{
    rule("cc.add.kinds");
    Scene scene("U1/Br U1/B(builder)r CC-040", circleTable(2, {"traders-and-builders"}));
    choose(scene, "add");
    EXPECT_EQ(choices(scene), "circleAdd ");
    EXPECT_EQ(currentRefusalCode(scene, adding({1, 0}, "road-ns")), "circle-no-figure");
}

TEST(CropCircleAndPig, PigReturnsWithLastFarmer)
{
    rule("cc.remove");
    rule("tb.builder.home");
    Scene scene("U1/B:field-2 U1/B(pig):field-2\nCC-031 .", circleTable(2, {"traders-and-builders"}));
    choose(scene, "remove");
    EXPECT_EQ(choices(scene), "circleRemove ");
    perform(scene, removing({0, 0}, "field-2"));
    EXPECT_EQ(scene.supply('B', "pig"), 1);
}

TEST(CropCircleAndBuilder, EachPartOfDoubleTurnHasChoice)
{
    rule("cc.when");
    Scene scene("U1/Ar U1/A(builder)r\nB0 .", circleTable(2, {"traders-and-builders"}));
    scene.pass();
    scene.placeOnly("B0", {0, 2});
    scene.placeOnly("CC-040", {2, 0});
    choose(scene, "add");
    perform(scene, adding({0, 0}, "road-ns"));
    ASSERT_EQ(scene.state()->active, 0);
    EXPECT_TRUE(scene.state()->isExtraTurn());
    scene.placeOnly("CC-042", {2, 1});
    EXPECT_EQ(decider(scene), 'A');
}

TEST(CropCircleAndBarn, BarnIsNotConcerned)
{
    rule("cc.add.kinds");
    rule("cc.remove");
    for (const auto* what : {"add", "remove"}) {
        Scene scene("B0 B0           .\n"
                    "B0 B0/A+barn    CC-031",
                    circleTable(2, abbeyAndMayor));
        choose(scene, what);
        EXPECT_EQ(decider(scene), '-') << what;
        EXPECT_EQ(scene.supply('A', "barn"), 0);
    }
}

TEST(CropCircleAndAbbey, AbbeyHasNoChoice)
{
    rule("cc.choice");
    Scene scene("B0/Am B0 B0\n"
                "B0    .  B0\n"
                "B0    B0 CC-012",
                circleTable(2, abbeyAndMayor));
    choose(scene, "add");
    ASSERT_EQ(scene.step(), "abbey") << "no player has a knight";
    scene.apply(Action::place(scene.rules().catalogue().find("AB"), {1, 1}, 0));
    scene.pass();
    EXPECT_EQ(decider(scene), '-');
    EXPECT_EQ(scene.state()->active, 0);
}

TEST(CropCircleAndWagon, ChoiceComesAfterMovesOfWagons)
{
    rule("cc.when");
    // The curve completes the road of the wagon.
    Scene scene("A3/B(wagon)r .\n"
                "E2/Ac        A2",
                circleTable(2, abbeyAndMayor));
    while (scene.step() != "draw")
        scene.pass();
    scene.placeOnly("CC-040", {1, 0});
    ASSERT_EQ(scene.step(), "wagon");
    perform(scene, R"({"wagon": [0,0], "to": "supply"})");
    EXPECT_EQ(decider(scene), 'B');
}

TEST(CropCircleAndWagon, NoLinkLeadsThroughCropCircle)
{
    rule("cc.nobody");
    const Scene scene("A0/A(wagon)r\nCC-060", circleTable(2, abbeyAndMayor, Options(Edition::C1)));
    const auto target = [](const std::string& cell, const std::string& feature) {
        return R"({"wagon": [0,0], "to": )" + cell + R"(, "feature": ")" + feature + R"("})";
    };
    EXPECT_EQ(refusalCode(scene, target("[0,0]", "monastery")), "");
    for (const auto* road : {"road-s", "road-w"})
        EXPECT_EQ(refusalCode(scene, target("[0,1]", road)), "not-adjacent") << road;
}

TEST(CropCircleAndDrawbridge, ChoiceComesAfterDecisionsAtDrawbridges)
{
    rule("cc.when");
    Scene scene("DB-060/Ar", circleTable(2, {"drawbridges"}));
    scene.placeOnly("CC-060", {0, 1});
    ASSERT_EQ(scene.step(), "drawbridge");
    perform(scene, R"({"drawbridge": [0,0], "from": "road-s", "figure": "follower", "to": [0,0],
                       "feature": "city-n"})");
    EXPECT_EQ(scene.step(), "circle") << "the knight is on the board";
}

TEST(CropCircleAndTower, FigureOnTowerIsNotConcerned)
{
    rule("cc.kind");
    Scene scene("TO-020 U0/Br", circleTable(2, {"tower"}));
    perform(scene, R"({"tower": [0,0]})");
    scene.pass();
    scene.placeOnly("B0", {0, 1});
    scene.place("CC-042", {2, 0});
    perform(scene, R"({"deploy": "follower", "at": [0,0], "feature": "tower"})");
    ASSERT_EQ(decider(scene), 'A');
    perform(scene, R"({"circle": "remove"})");
    EXPECT_EQ(decider(scene), 'B');
    perform(scene, removing({1, 0}, "road-ns"));
    EXPECT_EQ(decider(scene), '-') << "Alice has only the figure on the tower";
    EXPECT_EQ(scene.supply('A'), 6);
}

TEST(CropCircleAndFairy, FairyStaysWhenHerFigureIsTakenBack)
{
    rule("cc.remove");
    rule("pd.fairy.stays");
    Scene scene("U1/Ar CC-040", circleTable(2, {"princess-and-dragon"}));
    perform(scene, R"({"fairy": [0,0], "feature": "road-ns", "figure": "follower"})");
    choose(scene, "remove");
    perform(scene, removing({0, 0}, "road-ns"));
    const auto fairy = scene.rules().book().findToken("fairy")->kind;
    EXPECT_TRUE(scene.state()->isAt(fairy, {0, 0}));
    EXPECT_EQ(scene.state()->token(fairy)->spot, SpotKind::Tile);
}

TEST(CropCircleAndFairy, FairyServesEqualFigureThatRemains)
{
    rule("cc.remove");
    Scene scene("U1/Ar/Ar CC-040", circleTable(2, {"princess-and-dragon"}));
    perform(scene, R"({"fairy": [0,0], "feature": "road-ns", "figure": "follower"})");
    choose(scene, "remove");
    perform(scene, removing({0, 0}, "road-ns"));
    const auto fairy = scene.rules().book().findToken("fairy")->kind;
    EXPECT_EQ(scene.state()->token(fairy)->spot, SpotKind::Feature);
}

TEST(CropCircleAndDragon, NoMeepleIsAddedOnTileOfDragon)
{
    rule("cc.add");
    rule("pd.portal");
    Scene scene("PD-010/A:field-1\nCC-031", circleTable(2, {"princess-and-dragon"}));
    EXPECT_EQ(refusalCode(scene, adding({0, 0}, "field-1")), "dragon-on-tile");
    EXPECT_EQ(refusalCode(scene, removing({0, 0}, "field-1")), "");
    choose(scene, "add");
    EXPECT_EQ(decider(scene), '-');
}

TEST(CropCircleAndFlight, FlierLandsOnRoadsAtCircleOnly)
{
    rule("cc.nobody");
    rule("fm.land");
    Scene scene("CC-060 FM-020", circleTable(2, {"flying-machines"}));
    flight::fly(scene, "follower", 1);
    EXPECT_EQ(flight::landings(scene), (flight::Landings{"0,0 road-n", "0,0 road-s", "0,0 road-w"}));
    perform(scene, R"({"land": [0,0], "feature": "road-n"})");
    scene.placeOnly("CC-042", {-1, 0});
    choose(scene, "remove");
    EXPECT_EQ(decider(scene), 'A') << "the flier is a highwayman now";
    perform(scene, removing({0, 0}, "road-n"));
    EXPECT_EQ(scene.supply('A'), 7);
}

TEST(CropCircleAndFerry, ChoiceComesAfterFerryIsMoved)
{
    rule("cc.when");
    Scene scene("FE-020", circleTable(2, {"ferries"}));
    ferry_game::placeFerry(scene, "0,0", "e", "w");
    scene.place("CC-040", {1, 0});
    scene.deploy(":road-sw");
    ASSERT_EQ(scene.step(), "ferries");
    perform(scene, ferry_game::ferryText("0,0", "e", "s"));
    EXPECT_EQ(decider(scene), 'B');
}

TEST(CropCircleAndCount, FigureInDistrictIsNotConcerned)
{
    rule("cc.kind");
    rule("cc.when");
    Scene scene(count_game::roadToGate, count_game::tableOfCount({"crop-circles"}));
    count_game::moveToQuarter(scene, "castle");
    ASSERT_TRUE(scene.state()->figuresOnBoard().empty());
    scene.placeOnly("CC-012", {2, 0});
    choose(scene, "remove");
    EXPECT_EQ(decider(scene), '-') << "Carcassonne is no city of a crop circle";
    EXPECT_EQ(scene.supply('B'), 6);
}

} // namespace

} // namespace vozka
