// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rivers: draws, places of river tiles, and the lake.
#include "engine/expansions/abbey/abbeys.h"
#include "engine/expansions/list.h"
#include "scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace vozka {

namespace {

Options optionsWithRiverRoom(std::string_view value)
{
    Options options;
    for (const auto* spec : optionsFor(std::vector<std::string>{"river"}))
        if (spec->name == "riverRoom")
            for (const auto& one : valuesOf(*spec))
                if (one.word == value)
                    options.set(*spec, one.value);
    return options;
}

const Scene::Table firstRiver{.sets = {"base", "river"}};
const Scene::Table secondRiver{.sets = {"base", "river-2"}};

std::set<std::string> drawableIds(const Rules& rules, const State& state)
{
    ActionList actions;
    rules.legal(state, actions);
    std::set<std::string> ids;
    for (const auto& action : actions)
        if (action.type == Action::Type::Draw)
            ids.insert(rules.catalogue().kind(action.tileKind()).id);
    return ids;
}

/// Plays the first legal actions until `count` tiles are drawn. Returns the ids of these tiles, in order.
std::vector<std::string> drawnInOrder(const Rules& rules, std::size_t count)
{
    State state = rules.start();
    std::vector<std::string> drawn;
    ActionList actions;
    while (drawn.size() < count) {
        rules.legal(state, actions);
        if (actions.front().type == Action::Type::Draw)
            drawn.push_back(rules.catalogue().kind(actions.front().tileKind()).id);
        rules.apply(state, actions.front());
    }
    return drawn;
}

std::string startTileOf(const std::vector<std::string>& sets)
{
    const auto rules = baseRules(2, Options(), sets);
    return rules.catalogue().kind(rules.book().startTiles().front().kind).id;
}

} // namespace

TEST(River, IsDrawnBeforeAllOtherTiles)
{
    rule("ri.stack");
    const auto rules = baseRules(2, Options(), {"base", "river"});
    EXPECT_EQ(startTileOf({"base", "river"}), "RI-01");
    const auto first = drawableIds(rules, rules.start());
    EXPECT_TRUE(std::ranges::all_of(first, [](const auto& id) { return id.starts_with("RI-"); }));
    EXPECT_FALSE(first.contains("RI-02")) << "the lake comes last";
    const auto drawn = drawnInOrder(rules, 12);
    EXPECT_EQ(drawn[10], "RI-02");
    EXPECT_FALSE(drawn[11].starts_with("RI-"));
    const State start = rules.start();
    EXPECT_EQ(start->bag[rules.catalogue().find("D")], 4) << "the usual start tile is in the bag";
}

TEST(River, ForkIsFirstTileOfSecondRiver)
{
    rule("ri.fork");
    const auto rules = baseRules(2, Options(), {"base", "river-2"});
    EXPECT_EQ(startTileOf({"base", "river-2"}), "R2-01");
    EXPECT_EQ(drawableIds(rules, rules.start()), std::set<std::string>{"R2-04"});
}

TEST(River, BothHaveOneSpringAndLakeOfFork)
{
    rule("ri.both");
    for (const auto& sets :
         {std::vector<std::string>{"base", "river", "river-2"}, {"base", "river-2", "river"}}) {
        const auto rules = baseRules(2, Options(), sets);
        EXPECT_EQ(startTileOf(sets), "RI-01");
        EXPECT_EQ(rules.catalogue().find("R2-01"), noKind);
        EXPECT_EQ(rules.catalogue().find("RI-02"), noKind);
        const auto drawn = drawnInOrder(rules, 22);
        EXPECT_EQ(drawn[20], "R2-03");
        EXPECT_FALSE(drawn[21].starts_with("R"));
    }
}

TEST(River, IsContinuedByItsTiles)
{
    rule("ri.continue");
    Scene scene("RI-010 RI-070 .", firstRiver);
    EXPECT_EQ(scene.placeRefusalCode("RI-070", {2, 0}), "");
    EXPECT_EQ(scene.placeRefusalCode("RI-070", {0, 1}), "river-not-continued");
    EXPECT_EQ(scene.placeRefusalCode("RI-071", {2, 0}), "side-does-not-match");
    EXPECT_EQ(scene.placeRefusalCode("A0", {2, 0}), "side-does-not-match") << "only a river meets a river";
}

TEST(River, RefusesImmediateUTurn)
{
    rule("ri.no-u-turn");
    Scene scene("RI-010 RI-100", firstRiver);
    EXPECT_EQ(scene.placeRefusalCode("RI-083", {1, 1}), "");
    EXPECT_EQ(scene.placeRefusalCode("RI-082", {1, 1}), "river-u-turn");
    EXPECT_EQ(scene.placeRefusal("RI-082", {1, 1})->at, (Cell{1, 0})) << "the curve before";
    Scene straight("RI-010 RI-100\n. RI-071", firstRiver);
    EXPECT_EQ(straight.placeRefusalCode("RI-082", {1, 2}), "");
    EXPECT_EQ(straight.placeRefusalCode("RI-083", {1, 2}), "");
}

TEST(River, CountsBranchesOfForkSeparately)
{
    rule("ri.no-u-turn");
    Scene scene("R2-010", secondRiver);
    EXPECT_EQ(scene.placeRefusalCode("R2-040", {1, 0}), "");
    EXPECT_EQ(scene.placeRefusalCode("R2-042", {1, 0}), "");
    EXPECT_EQ(scene.placeRefusalCode("R2-043", {1, 0}), "");
    EXPECT_EQ(scene.placeRefusalCode("R2-041", {1, 0}), "side-does-not-match");
}

TEST(River, NeedsEmptyCellsAheadIfOptionIsSet)
{
    rule("ri.no-u-turn");
    // The curve at 2,0 leads to the south. On the narrow board, tiles are next to the cells ahead of it.
    constexpr std::string_view board = "RI-010 RI-070 .\nB0 . .\nB0 . .";
    Scene plain(board, Scene::Table{.sets = {"base", "river"}});
    Scene clear(board, Scene::Table{.sets = {"base", "river"}, .options = optionsWithRiverRoom("clear")});
    EXPECT_EQ(plain.placeRefusalCode("RI-100", {2, 0}), "");
    EXPECT_EQ(clear.placeRefusalCode("RI-100", {2, 0}), "");
    constexpr std::string_view narrow = "RI-010 RI-070 .\nB0 B0 .\n. B0 .";
    Scene plainNarrow(narrow, Scene::Table{.sets = {"base", "river"}});
    Scene clearNarrow(narrow,
                      Scene::Table{.sets = {"base", "river"}, .options = optionsWithRiverRoom("clear")});
    EXPECT_EQ(plainNarrow.placeRefusalCode("RI-100", {2, 0}), "");
    EXPECT_EQ(clearNarrow.placeRefusalCode("RI-100", {2, 0}), "river-blocked");
}

TEST(River, AcceptsNoFigures)
{
    rule("ri.nobody");
    Scene scene("R2-010 R2-040 R2-020", secondRiver);
    EXPECT_EQ(scene.deployRefusalCode(":river-w"), "nothing-on-river");
    EXPECT_EQ(scene.deployRefusalCode("c"), "") << "its city is an ordinary one";
}

TEST(River, LakeWithVolcanoHasNoChoiceAndGivesTurn)
{
    rule("ri.volcano-lake");
    Scene scene("R2-010 R2-040",
                {.sets = {"base", "river-2"}, .bag = std::vector<std::string_view>{"R2-03", "B"}});
    scene.place("R2-030", {2, 0});
    EXPECT_EQ(scene.state()->active, 0) << "the same player";
    EXPECT_TRUE(scene.state()->isExtraTurn());
    const auto lake = Action::deploy(FigureKind::Follower, {2, 0}, 1);
    const auto refusal = scene.rules().refusal(scene.rules().asIfPlaced(scene.state()), lake);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "lake-no-choice");
    scene.place("B0", {0, 1});
    EXPECT_EQ(scene.step(), "deploy");
    EXPECT_EQ(scene.state()->active, 0);
}

TEST(River, AcceptsAbbeyAtOpenEnd)
{
    rule("am.abbey.hole");
    Scene scene("B0 B0 B0\nRI-010 . B0\nE2 E2 .", Scene::Table{.sets = {"base", "abbey-and-mayor", "river"}});
    EXPECT_EQ(scene.state()->board.holes(), 1) << "the sides of the neighbours do not matter";
    Scene open("B0 B0 B0\nRI-010 . .\nE2 E2 .", Scene::Table{.sets = {"base", "abbey-and-mayor", "river"}});
    EXPECT_EQ(open.state()->board.holes(), 0);
}

TEST(River, IsNotCompletedByAbbeyAtItsEnd)
{
    rule("ri.nobody");
    Scene scene("B0 B0 B0\nRI-010 . B0\nE2 E2 .", Scene::Table{.sets = {"base", "abbey-and-mayor", "river"}});
    scene.placeOnly("AB0", {1, 1});
    EXPECT_EQ(std::ranges::count(scene.events(), event::complete, &Event::type), 0);
}

TEST(River, InnCountsWithoutInnsAndCathedrals)
{
    rule("ri.marks");
    Scene road("R2-070/A:road-ew",
               {.sets = {"base", "river-2"}, .bag = std::vector<std::string_view>{"A", "A"}});
    road.placeOnly("A1", {1, 0});
    road.placeOnly("A3", {-1, 0});
    EXPECT_EQ(road.scoreLines(), "Alice 6 = road.tiles 3 + road.inn 3\n");
}

} // namespace vozka
