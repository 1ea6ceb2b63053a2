// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The abbot, the gardens, and the return of the abbot.

#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

const Scene::Table withAbbot{.sets = {"base", "abbot"}};
const Scene::Table withAbbotAndAbbeys{.sets = {"base", "abbot", "abbey-and-mayor"}};
const Scene::Table lastTurnWithAbbot{.sets = {"base", "abbot"}, .bag = std::vector<std::string_view>{}};

/// Tables with monasteries as the only tiles in the bag.
const Scene::Table monasteryBag{.sets = {"base", "abbot"},
                                .bag = std::vector<std::string_view>{"B", "B", "B", "B"}};
const Scene::Table monasteryBagWithAbbeys{.sets = {"base", "abbot", "abbey-and-mayor"},
                                          .bag = std::vector<std::string_view>{"B"}};

constexpr std::string_view gardenWithFiveNeighbours = ". E2 B0\nB0 E-garden0/A(abbot):garden B0\nB0 . .";

Action retrieval(const Scene& scene, Cell at, std::string_view feature, std::string_view figure = "abbot")
{
    Action action;
    action.type = actionType(scene.rules(), "retrieve");
    action.figure = scene.rules().book().findFigure(figure)->kind();
    const auto& board = scene.state()->board;
    action.at =
        Spot::feature(at, scene.rules().catalogue().kind(board.tiles()[board.tileAt(at)].kind).find(feature));
    return action;
}

std::string retrieveRefusalCode(const Scene& scene, Cell at, std::string_view feature,
                                std::string_view figure = "abbot")
{
    const auto refusal = scene.rules().refusal(scene.state(), retrieval(scene, at, feature, figure));
    return refusal ? std::string(refusal->code) : std::string();
}

} // namespace

TEST(Gardens, AreSeparateKindsOnlyWithAbbot)
{
    rule("ab.garden");
    const auto with = baseRules(2, Options(), {"base", "abbot"});
    const auto without = baseRules();
    const auto count = [](const Rules& rules, std::string_view id) {
        const auto kind = rules.catalogue().find(id);
        return kind == noKind ? 0 : rules.catalogue().kind(kind).count;
    };
    EXPECT_EQ(count(with, "E"), 4);
    EXPECT_EQ(count(with, "E-garden"), 1);
    EXPECT_EQ(count(without, "E"), 5);
    EXPECT_EQ(count(without, "E-garden"), 0);
    // A kind with one copy is replaced by the kind with a garden.
    const auto abbeys = baseRules(2, Options(), {"base", "abbot", "abbey-and-mayor"});
    EXPECT_EQ(count(abbeys, "AM-10"), 0);
    EXPECT_EQ(count(abbeys, "AM-10-garden"), 1);
}

TEST(Gardens, AcceptAbbotsOnly)
{
    rule("ab.garden");
    Scene scene("E-garden0", withAbbotAndAbbeys);
    EXPECT_EQ(scene.deployRefusalCode(":garden"), "garden-abbot-only");
    EXPECT_EQ(scene.deployRefusalCode("(wagon):garden"), "garden-abbot-only");
    EXPECT_EQ(scene.deployRefusalCode("(mayor):garden"), "garden-abbot-only");
    EXPECT_EQ(scene.deployRefusalCode("(abbot):garden"), "");
}

TEST(Abbot, IsPlacedOnMonasteriesAbbeysAndGardensOnly)
{
    rule("ab.place");
    Scene garden("E-garden0", withAbbot);
    EXPECT_EQ(garden.deployRefusalCode("(abbot)c"), "wrong-feature");
    EXPECT_EQ(garden.deployRefusalCode("(abbot)f"), "wrong-feature");
    Scene monastery("B0", withAbbot);
    EXPECT_EQ(monastery.deployRefusalCode("(abbot)m"), "");
    Scene abbey("B0 B0 B0\nB0 AB0 B0\nB0 B0 B0", monasteryBagWithAbbeys);
    EXPECT_EQ(abbey.deployRefusalCode("(abbot)a"), "");
    Scene noneLeft("E-garden0/A(abbot):garden B0", withAbbot);
    EXPECT_EQ(noneLeft.deployRefusalCode("(abbot)m"), "none-left");
}

TEST(Abbot, ScoresGardenLikeMonastery)
{
    rule("ab.score");
    Scene scene(gardenWithFiveNeighbours, monasteryBag);
    scene.placeOnly("B0", {1, 2});
    scene.placeOnly("B0", {2, 2});
    scene.placeOnly("B0", {0, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 9 = garden.tile 1 + garden.neighbours 8\n");
    EXPECT_EQ(scene.supply('A', "abbot"), 1);
}

TEST(Abbot, ReturnsFromIncompleteGarden)
{
    rule("ab.retrieve");
    Scene scene(gardenWithFiveNeighbours, withAbbot);
    scene.place("B0", {1, 2});
    ASSERT_EQ(scene.step(), "deploy");
    EXPECT_EQ(retrieveRefusalCode(scene, {1, 1}, "garden"), "");
    EXPECT_EQ(retrieveRefusalCode(scene, {1, 1}, "garden", "follower"), "abbot-not-there");
    EXPECT_EQ(retrieveRefusalCode(scene, {1, 1}, "city-n"), "abbot-not-there");
    EXPECT_EQ(retrieveRefusalCode(scene, {1, 2}, "monastery"), "abbot-not-there");
    scene.apply(retrieval(scene, {1, 1}, "garden"));
    EXPECT_EQ(scene.scoreLines(), "Alice 7 = garden.tile 1 + garden.neighbours 6\n")
        << "the tile just placed counts";
    EXPECT_EQ(scene.supply('A', "abbot"), 1);
    EXPECT_EQ(scene.state()->active, 1) << "nothing else in this step";
}

TEST(Abbot, ReturnIsOfferedIfNothingElseIsPossible)
{
    rule("ab.retrieve");
    Scene scene("E-garden0/A(abbot):garden .", withAbbot);
    auto& state = scene.state();
    ASSERT_EQ(state->active, 0);
    scene.place("E1", {1, 0});
    ActionList actions;
    scene.rules().legal(scene.state(), actions);
    EXPECT_EQ(std::ranges::count(actions, actionType(scene.rules(), "retrieve"), &Action::type), 1);
}

TEST(Abbot, IsScoredNormallyOnCompletedFeature)
{
    rule("ab.retrieve");
    Scene scene("B0 B0 B0\nB0 B0/A(abbot)m B0\nB0 B0 .", monasteryBag);
    scene.place("B0", {2, 2});
    EXPECT_EQ(retrieveRefusalCode(scene, {1, 1}, "monastery"), "feature-completed");
    scene.pass();
    EXPECT_EQ(scene.scoreLines(), "Alice 9 = monastery.tile 1 + monastery.neighbours 8\n");
}

TEST(Abbot, CannotBeReturnedByOtherPlayer)
{
    rule("ab.retrieve");
    Scene scene("E-garden0/B(abbot):garden .", withAbbot);
    scene.place("E1", {1, 0});
    EXPECT_EQ(retrieveRefusalCode(scene, {0, 0}, "garden"), "abbot-not-there");
}

TEST(Abbot, LeavesFeatureUnscoredWhenReturned)
{
    rule("ab.retrieve.abbot-only");
    Scene scene(gardenWithFiveNeighbours, withAbbot);
    scene.place("B0", {1, 2});
    scene.apply(retrieval(scene, {1, 1}, "garden"));
    EXPECT_EQ(std::ranges::count(scene.events(), event::complete, &Event::type), 0);
    EXPECT_EQ(std::ranges::count(scene.events(), event::score, &Event::type), 1);
}

TEST(Abbot, ScoresIncompleteGardenAtEnd)
{
    rule("ab.final");
    Scene scene("E-garden0/A(abbot):garden .", lastTurnWithAbbot);
    scene.placeOnly("B0", {0, 1});
    EXPECT_TRUE(scene.state()->over);
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = garden.tile 1 + garden.neighbours 1\n");
}

} // namespace vozka
