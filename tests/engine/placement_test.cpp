// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of tiles, and refusals of other places.
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(Placement, TouchingSidesMustMatch)
{
    rule("base.place.match");
    const Scene scene("D0");
    EXPECT_EQ(scene.placeRefusalCode("E2", {0, -1}), "");
    const auto refusal = scene.placeRefusal("E0", {0, -1});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "side-does-not-match");
    EXPECT_EQ(refusal->rule, "base.place.match");
    EXPECT_EQ(refusal->side, Side::S);
    EXPECT_EQ(refusal->shows, FeatureKind::Field);
    EXPECT_EQ(refusal->neighbourTerrain, FeatureKind::City);
    EXPECT_EQ(refusal->at, (Cell{0, 0}));
}

TEST(Placement, EveryTouchingSideMustMatch)
{
    rule("base.place.match");
    const Scene scene("D0 U1\n"
                      "E2 .\n");
    EXPECT_EQ(scene.placeRefusalCode("B0", {1, 1}), "");
    const auto refusal = scene.placeRefusal("U1", {1, 1});
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->side, Side::W);
    EXPECT_EQ(refusal->shows, FeatureKind::Road);
    EXPECT_EQ(refusal->neighbourTerrain, FeatureKind::Field);
}

TEST(Placement, CornerContactIsNotEnough)
{
    rule("base.place.match");
    const Scene scene("D0");
    EXPECT_EQ(scene.placeRefusalCode("B0", {1, 1}), "no-neighbour");
    EXPECT_EQ(scene.placeRefusalCode("B0", {5, 5}), "no-neighbour");
    EXPECT_EQ(scene.placeRefusalCode("B0", {30000, -30000}), "not-an-action");
    EXPECT_EQ(scene.placeRefusalCode("E2", {512, -1}), "not-an-action");
}

TEST(Placement, RefusesTakenCell)
{
    rule("base.place.match");
    const Scene scene("D0");
    EXPECT_EQ(scene.placeRefusalCode("D0", {0, 0}), "cell-taken");
}

TEST(Placement, AcceptsDrawnTileInFourTurnsOnly)
{
    rule("base.place.match");
    const Scene scene("D0");
    const auto& rules = scene.rules();
    const auto drawn = rules.asIfDrawn(scene.state(), rules.catalogue().find("E"));
    const auto other = rules.catalogue().find("B");
    EXPECT_EQ(rules.refusal(drawn, Action::place(other, {0, 1}, 0))->code, "wrong-tile");
    EXPECT_EQ(rules.refusal(drawn, Action::place(drawn->drawn, {0, -1}, 6))->code, "not-an-action");
    EXPECT_EQ(rules.refusal(drawn, Action::deploy(FigureKind::Follower, {0, 0}, 0))->code, "not-this-step");
    EXPECT_EQ(rules.refusal(drawn, Action::discard(drawn->drawn))->code, "tile-fits");
}

TEST(Placement, TileThatDoesNotFitLeavesGame)
{
    rule("base.place.discard");
    Scene scene("B0", {"C", "B"});
    scene.pass();
    ActionList actions;
    const auto city = scene.rules().catalogue().find("C");
    scene.apply(Action::draw(city));
    scene.rules().legal(scene.state(), actions);
    ASSERT_EQ(actions.size(), 1U);
    EXPECT_EQ(actions.front(), Action::discard(city));
    EXPECT_EQ(scene.state()->toMove, noPlayer);
    scene.apply(Action::discard(city));
    EXPECT_EQ(scene.state()->active, 1) << "the same player draws again";
    scene.rules().legal(scene.state(), actions);
    ASSERT_EQ(actions.size(), 1U);
    EXPECT_EQ(actions.front(), Action::draw(scene.rules().catalogue().find("B")));
}

TEST(Placement, LastTileThatDoesNotFitEndsGame)
{
    rule("base.place.discard");
    Scene scene("B0", {"C"});
    scene.pass();
    const auto city = scene.rules().catalogue().find("C");
    scene.apply(Action::draw(city));
    scene.apply(Action::discard(city));
    EXPECT_TRUE(scene.state()->over);
}

TEST(Placement, CandidatesHaveEveryOpenCellAndTurn)
{
    rule("base.place.match");
    const Scene scene("D0");
    const auto kind = scene.rules().catalogue().find("D");
    const auto candidates = tileCandidates(scene.rules(), scene.state(), kind);
    EXPECT_EQ(candidates.size(), 16U);
    int legal = 0;
    for (const auto& candidate : candidates)
        legal += candidate.isLegal() ? 1 : 0;
    EXPECT_EQ(legal, 6) << "one turn at the city, one at the southern field, two at each road";
}

} // namespace vozka
