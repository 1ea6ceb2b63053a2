// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Areas off the board, with a test area.
#include "engine/rules/state/packed_state.h"
#include "laws.h"
#include "scene.h"
#include "written_action.h"
#include "yard.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

constexpr std::string_view withRoad = "A3 .";

Rules rulesWithYard(const std::vector<std::string_view>& bag = {"A", "V", "B", "B"})
{
    return rulesWithOnly(withRoad, bag, 2, {addYard});
}

TEST(Areas, HoldFiguresThatFeaturesIgnore)
{
    Scene scene(withRoad, rulesWithYard());
    perform(scene, R"({"enter": "yard", "figure": "follower"})");
    EXPECT_EQ(scene.supply('A'), 6);
    EXPECT_TRUE(scene.state()->figuresOnBoard().empty());
    ASSERT_EQ(scene.state()->inAreas.size(), 1U);
    EXPECT_EQ(scene.state()->inAreas[0], (FigureInArea{0, 0, FigureKind::Follower}));
    scene.placeOnly("A1", {1, 0});
    EXPECT_EQ(scene.scoreLines(), "") << "the road has no figure";
}

TEST(Areas, ReleaseFiguresToFeatures)
{
    Scene scene(withRoad, rulesWithYard());
    perform(scene, R"({"enter": "yard", "figure": "follower"})");
    scene.placeOnly("B0", {0, 1});
    scene.place("A1", {1, 0});
    EXPECT_EQ(currentRefusalCode(
                  scene, R"({"leave": "yard", "figure": "follower", "at": [0,0], "feature": "road-s"})"),
              "not-this-tile");
    perform(scene, R"({"leave": "yard", "figure": "follower", "at": [1,0], "feature": "road-s"})");
    EXPECT_TRUE(scene.state()->inAreas.all().empty());
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\n");
    EXPECT_EQ(scene.supply('A'), 7);
    const auto left = std::ranges::find(scene.events(), event::left, &Event::type);
    ASSERT_NE(left, scene.events().end());
    EXPECT_EQ(left->what, "yard");
}

TEST(Areas, RejectUnknownIndex)
{
    Scene scene(withRoad, rulesWithYard());
    Action action;
    action.type = actionType(scene.rules(), "enter");
    action.at = Spot::area(0);
    EXPECT_FALSE(scene.rules().refusal(scene.state(), action));
    for (const auto spot : {Spot::area(1), Spot::area(255), Spot::tile({0, 0}), Spot::supply(), Spot()}) {
        action.at = spot;
        EXPECT_EQ(scene.rules().refusal(scene.state(), action)->code, refusal::notAnAction);
    }
}

TEST(Areas, DistinguishStates)
{
    Scene scene(withRoad, rulesWithYard());
    Position position;
    position.tiles.push_back({scene.rules().catalogue().find("A"), {0, 0}});
    PositionFault fault;
    const auto without = PositionLoader::make(scene.rules(), position, fault);
    position.inAreas.push_back({0, 1, FigureKind::Follower});
    const auto with = PositionLoader::make(scene.rules(), position, fault);
    ASSERT_TRUE(with && without);
    EXPECT_NE(*with, *without);
    EXPECT_NE(with->hash(), without->hash());
    EXPECT_EQ((*with)->supply[1][0], 6);
    EXPECT_EQ(PackedState(*with).unpacked(), *with);
    position.inAreas.insert(position.inAreas.end(), 7, {0, 1, FigureKind::Follower});
    EXPECT_FALSE(PositionLoader::make(scene.rules(), position, fault));
    EXPECT_EQ(fault.where, PositionFault::Where::Area);
    EXPECT_EQ(fault.index, 7U);
    EXPECT_EQ(fault.refusal.code, refusal::noneLeft);
}

TEST(Areas, SatisfyLaws)
{
    std::vector<std::string_view> bag;
    for (const auto* tile : {"U", "V", "W", "B", "D", "E", "J", "K"})
        bag.insert(bag.end(), 3, tile);
    const auto rules = rulesWithYard(bag);
    const std::vector<std::string> sets{"base"};
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        CheckedGame game{rules, sets};
        playUnderLaws(game, seed, seed % 2 == 0 ? LawPlayer::Covering : LawPlayer::Random);
    }
}

} // namespace

} // namespace vozka
