// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawbridges together with Abbey & Mayor, in both editions: moves of a wagon on such a road, and rules of
// other figures.
#include "bridge_scene.h"
#include "engine/expansions/list.h"
#include "wagon_table.h"

#include <gtest/gtest.h>

namespace vozka {

class WagonAtDrawbridge : public testing::TestWithParam<Edition> {
protected:
    [[nodiscard]] static bool isByConnection() { return GetParam() == Edition::C1; }
    [[nodiscard]] static BridgeScene scene(std::string_view board, std::vector<std::string_view> bag,
                                           int players = 2)
    {
        return {board, GetParam(), std::move(bag), players};
    }
    [[nodiscard]] static FigureKind wagon(const Scene& scene)
    {
        return scene.rules().book().findFigure("wagon")->kind();
    }
};

INSTANTIATE_TEST_SUITE_P(Editions, WagonAtDrawbridge, testing::Values(Edition::C1, Edition::C2));

TEST_P(WagonAtDrawbridge, IsDecidedTogetherWithItsOwnMove)
{
    rule("db.move.kinds");
    auto table = scene("DB-060/A(wagon)r", {"A", "B", "B"});
    table.placeOnly("A2", {0, 1});
    EXPECT_EQ(table.step(), "wagon");
    EXPECT_EQ(table.choices(), "Alice 0,0: 0,0 city-n; 0,1 monastery; supply");
    table.decide("0,1 monastery");
    EXPECT_EQ(table.figuresOn("0,1 monastery"), "A");
    EXPECT_EQ(table.step(), "draw") << "one of the three, and the turn is over";
}

TEST_P(WagonAtDrawbridge, CrossesIntoOccupiedCity)
{
    rule("db.move.occupied");
    auto table = scene("DB-060/A(wagon)r/Bc", {"A", "B", "B"});
    table.placeOnly("A2", {0, 1});
    EXPECT_EQ(table.choices(), "Alice 0,0: 0,0 city-n; 0,1 monastery; supply");
    table.decide("0,0 city-n");
    EXPECT_EQ(table.figuresOn("0,0 city-n"), "AB");
}

TEST_P(WagonAtDrawbridge, CrossesIntoAnyTileOfCity)
{
    rule("db.bridge.down");
    auto table = scene("F1/Bc\nF1\nF1\nDB-060/A(wagon)r", {"A", "B", "B"});
    table.placeOnly("A2", {0, 4});
    EXPECT_EQ(table.choices(),
              "Alice 0,3: 0,0 city-ew; 0,1 city-ew; 0,2 city-ew; 0,3 city-n; 0,4 monastery; supply");
    table.decide("0,0 city-ew");
    EXPECT_EQ(table.figuresOn("0,3 city-n"), "AB");
}

TEST_P(WagonAtDrawbridge, MakesItsOwnMoveOnlyWithoutMajority)
{
    rule("db.move.majority");
    auto table = scene("DB-060/A(wagon)r/Bc\nU0/Br\nU0/Br", {"A", "B", "B"});
    table.placeOnly("A2", {0, 3});
    EXPECT_EQ(table.choices(), "Bob 0,1 road-ns: 0,0 city-n; supply");
    table.decide("supply");
    EXPECT_EQ(table.choices(), "Bob 0,2 road-ns: 0,0 city-n; supply");
    table.decide("supply");
    if (isByConnection()) {
        EXPECT_EQ(table.choices(), "Alice 0,0: 0,3 monastery; supply");
        EXPECT_EQ(table.refusalCode("0,0 city-n"), "occupied");
    } else {
        EXPECT_EQ(table.supply('A', "wagon"), 1) << "the monastery is out of range";
    }
}

TEST_P(WagonAtDrawbridge, MakesItsOwnMoveOnlyInTie)
{
    rule("db.move.tie");
    // The city is free, so by either edition it is a target of the wagon's own move.
    auto table = scene("F1\nF1\nDB-060/A(wagon)r\nU0/Br", {"A", "B", "B"});
    table.placeOnly("A2", {0, 4});
    EXPECT_EQ(table.score('A'), table.score('B'));
    EXPECT_EQ(table.step(), "wagon");
    EXPECT_EQ(table.choices(), isByConnection()
                                   ? "Alice 0,2: 0,0 city-ew; 0,1 city-ew; 0,2 city-n; 0,4 monastery; supply"
                                   : "Alice 0,2: 0,1 city-ew; 0,2 city-n; supply");
}

TEST_P(WagonAtDrawbridge, IsDecidedAfterFiguresOfOwner)
{
    rule("db.move.each");
    auto table = scene("DB-060/A(wagon)r\nU0/Ar", {"A", "B", "B"});
    table.placeOnly("A2", {0, 2});
    EXPECT_EQ(table.choices(), "Alice 0,1 road-ns: 0,0 city-n; supply");
    const auto wagonMove =
        Action::move(wagon(table), Spot::tile({0, 0}), Spot::feature(table.find("0,0 city-n")));
    EXPECT_EQ(table.rules().refusal(table.state(), wagonMove)->code, "not-this-step");
    auto asFigure = wagonMove;
    asFigure.at = Spot::feature(table.find("0,0 road-s"));
    const auto refusal = table.rules().refusal(table.state(), asFigure);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "not-this-figure");
    EXPECT_EQ(refusal->detail, "own-step");
    table.decide("0,0 city-n");
    EXPECT_EQ(table.choices(), isByConnection() ? "Alice 0,0: 0,0 city-n; 0,2 monastery; supply"
                                                : "Alice 0,0: 0,0 city-n; supply");
    EXPECT_EQ(table.rules().refusal(table.state(), asFigure)->code, "not-this-figure")
        << "the action of a wagon has another word";
    table.decide("0,0 city-n");
    EXPECT_EQ(table.figuresOn("0,0 city-n"), "AA");
}

TEST_P(WagonAtDrawbridge, IsDecidedAfterFiguresOfOthersHaveCrossed)
{
    rule("am.wagon.order");
    // Bob crosses into the city, which was a target of the own move of Alice's wagon.
    auto table = scene("DB-060/A(wagon)r\nU0/Br\nU0/Br", {"A", "B", "B"});
    table.placeOnly("A2", {0, 3});
    table.decide("0,0 city-n");
    table.decide("supply");
    if (isByConnection())
        EXPECT_EQ(table.choices(), "Alice 0,0: 0,3 monastery; supply");
    else
        EXPECT_EQ(table.supply('A', "wagon"), 1);
}

TEST_P(WagonAtDrawbridge, CountsForMajorityOfOwner)
{
    rule("am.wagon.counts");
    auto table = scene("DB-060/A(wagon)r\nU0/Ar\nU0/Br", {"A", "B", "B"});
    table.placeOnly("A2", {0, 3});
    EXPECT_EQ(table.choices(), "Alice 0,1 road-ns: 0,0 city-n; supply");
}

TEST_P(WagonAtDrawbridge, DoesNotCrossBridgeThatIsUp)
{
    rule("db.bridge.up");
    auto table = scene("E2\nDB-060/A(wagon)r\nU0\nU0", {"A", "B", "B"});
    table.placeOnly("A2", {0, 4});
    if (!isByConnection()) {
        EXPECT_EQ(table.supply('A', "wagon"), 1);
        return;
    }
    EXPECT_EQ(table.choices(), "Alice 0,1: 0,4 monastery; supply");
    EXPECT_EQ(table.refusalCode("0,0 city-n"), "completed");
}

TEST_P(WagonAtDrawbridge, HasSameRangeBeforeRoadIsCompleted)
{
    rule("db.bridge.down");
    auto table = scene("F1/Bc\nF1\nF1\nDB-060/A(wagon)r\nU0/Br\nU0/Ar", {"A", "B", "B"});
    const auto& book = table.rules().book();
    const auto from =
        table.state()->board.segmentOf(table.state()->board.tileAt({0, 3}), table.find("0,3 road-s").feature);
    const auto reach = *book.findFigure("wagon")->reach(book, *table.state(), {0, from, std::nullopt});
    ASSERT_FALSE(reach.targets.empty());
    EXPECT_EQ(reach.targets.front().segments.size(), 4U) << "Alice has two figures there, Bob has one";
    EXPECT_EQ(reach.targets.front().via, "drawbridge");
    EXPECT_EQ(reach.targets.front().rule, "db.bridge.down");
    ASSERT_TRUE(reach.targets.front().link);
    EXPECT_EQ(table.name(reach.targets.front().link->first), "0,3 road-s");
    const auto reachOfBob = *book.findFigure("wagon")->reach(book, *table.state(), {1, from, std::nullopt});
    EXPECT_TRUE(reachOfBob.targets.empty()) << "one more figure would make a tie";
}

TEST_P(WagonAtDrawbridge, CountsForMajorityBeforeDeployment)
{
    rule("db.move.majority");
    // A wagon that is not deployed yet can reach Bob's city only over the drawbridge.
    auto table = scene("F1/Bc\nF1\nDB-060", {"A", "B", "B"});
    const auto& book = table.rules().book();
    const auto from =
        table.state()->board.segmentOf(table.state()->board.tileAt({0, 2}), table.find("0,2 road-s").feature);
    const auto reach = *book.findFigure("wagon")->reach(book, *table.state(), {0, from, std::nullopt});
    ASSERT_EQ(reach.targets.size(), 1U);
    EXPECT_EQ(reach.targets.front().rule, "db.bridge.down");
}

TEST_P(WagonAtDrawbridge, MayorInCityExcludesNoFigures)
{
    rule("db.move.occupied");
    auto table = scene("DB-060/Ar/B(mayor)c", {"A", "B", "B"});
    table.placeOnly("A2", {0, 1});
    EXPECT_EQ(table.choices(), "Alice 0,0 road-s: 0,0 city-n; supply");
    table.decide("0,0 city-n");
    EXPECT_EQ(table.figuresOn("0,0 city-n"), "AB");
}

TEST_P(WagonAtDrawbridge, MayorsAndBarnsDoNotCross)
{
    rule("db.move.kinds");
    auto table = scene("DB-060/Ar", {"A", "B", "B"});
    table.placeOnly("A2", {0, 1});
    for (const auto* figure : {"mayor", "barn"}) {
        const auto kind = table.rules().book().findFigure(figure)->kind();
        const auto refusal = table.rules().refusal(
            table.state(),
            Action::returnToSupply(kind, Spot::feature({0, 0}, table.find("0,0 road-s").feature)));
        ASSERT_TRUE(refusal) << figure;
        EXPECT_EQ(refusal->code, "figure-cannot-cross") << figure;
        EXPECT_EQ(table.rules().book().findFigure(figure)->spec().isMeeple, figure == std::string("mayor"));
    }
}

TEST_P(WagonAtDrawbridge, AbbeyClosesRoad)
{
    rule("am.abbey.closes");
    auto table = scene("B0 DB-060/Ar B0\nB0 . B0\nB0 B0 B0", {"B", "B"});
    table.pass();
    ASSERT_EQ(table.step(), "abbey") << table.picture();
    table.apply(Action::place(table.rules().catalogue().find("AB"), {1, 1}, 0));
    table.pass();
    EXPECT_EQ(table.choices(), "Alice 1,0 road-s: 1,0 city-n; supply");
}

TEST_P(WagonAtDrawbridge, TwoMayorsCannotShareSegment)
{
    rule("db.move.kinds");
    const auto rules = baseRules(2, Options(GetParam()), {"base", "abbey-and-mayor", "drawbridges"});
    const auto& catalogue = rules.catalogue();
    const auto kind = catalogue.find("DB-06");
    const auto city = catalogue.kind(kind).find("city-n");
    const auto mayor = rules.book().findFigure("mayor")->kind();
    Position position;
    position.tiles = {{kind, {0, 0}, 0}, {catalogue.find("A"), {0, 1}, 2}, {catalogue.find("B"), {1, 1}, 0}};
    const auto faultWith = [&](std::vector<PositionFigure> figures) {
        position.figures = std::move(figures);
        PositionFault fault;
        return PositionLoader::make(rules, position, fault) ? std::string() : std::string(fault.refusal.code);
    };
    const PositionFigure mayorOfAlice{0, mayor, {0, 0}, city};
    const PositionFigure mayorOfBob{1, mayor, {0, 0}, city};
    const PositionFigure follower{1, FigureKind::Follower, {0, 0}, city};
    EXPECT_EQ(faultWith({mayorOfAlice, follower, follower}), "");
    EXPECT_EQ(faultWith({follower, mayorOfAlice, follower}), "");
    EXPECT_EQ(faultWith({mayorOfAlice, mayorOfBob}), "feature-occupied");
    EXPECT_EQ(faultWith({mayorOfAlice, follower, mayorOfBob}), "feature-occupied");
}

TEST(UnofficialSets, DrawbridgesAreOfficialWithBaseGameOnly)
{
    const auto unofficialIn = [](const std::vector<std::string>& sets) { return unofficialAmong(sets); };
    EXPECT_TRUE(unofficialIn({"base", "drawbridges"}).empty());
    EXPECT_TRUE(unofficialIn({"base", "abbey-and-mayor"}).empty());
    EXPECT_EQ(unofficialIn({"base", "abbey-and-mayor", "drawbridges"}), std::vector<Code>{"drawbridges"});
}

} // namespace vozka
