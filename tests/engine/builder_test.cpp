// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The builder: its places, the second turn, and its return.
#include "engine/expansions/traders_and_builders/traders_and_builders.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"
#include "written_action.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

const Scene::Table withBuilders{.sets = {"base", "traders-and-builders"}};
const Scene::Table withBuildersAndAbbeys{.sets = {"base", "traders-and-builders", "abbey-and-mayor"}};

Scene::Table abbeyTable(Edition edition)
{
    return {.sets = withBuildersAndAbbeys.sets, .options = Options(edition)};
}

bool isExtra(const Scene& scene)
{
    return scene.state()->isExtraTurn();
}

/// Alice's builder on a road that U1 at 2,0 extends.
constexpr std::string_view road = "A3/Ar U1/A(builder)r . .";

/// The same with a hole at 1,1 for an abbey. U1 at 2,2 extends the road.
constexpr std::string_view roadAndHole = "B0    B0              B0\n"
                                         "B0    .               E1\n"
                                         "A3/Ar U1/A(builder)r .";

Action abbeyAt(const Scene& scene, Cell at)
{
    return Action::place(scene.rules().catalogue().find("AB"), at, 0);
}

} // namespace

TEST(Builder, IsPlacedWhereOwnerHasFollower)
{
    rule("tb.builder.place");
    Scene own("A3/Ar .", withBuilders);
    own.place("U1", {1, 0});
    EXPECT_EQ(own.deployRefusalCode("(builder)r"), "");
    EXPECT_EQ(own.deployRefusalCode("(builder):field-1"), "wrong-feature");
    Scene none("A3 .", withBuilders);
    none.place("U1", {1, 0});
    EXPECT_EQ(none.deployRefusalCode("(builder)r"), "builder-needs-follower");
    Scene others("A3/Br .", withBuilders);
    others.place("U1", {1, 0});
    const auto refusal = others.deployRefusal("(builder)r");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "builder-needs-follower");
    EXPECT_EQ(refusal->rule, "tb.builder.place");
    EXPECT_EQ(refusal->figure, others.figureKind("builder"));
    Scene monastery("B0/Am", withBuilders);
    EXPECT_EQ(monastery.deployRefusalCode("(builder)m"), "wrong-feature");
}

TEST(Builder, JoinsFollowerOfAnyKind)
{
    rule("tb.builder.place");
    Scene mayor("E1/A(mayor)c .", withBuildersAndAbbeys);
    mayor.place("G0", {1, 0});
    EXPECT_EQ(mayor.deployRefusalCode("(builder)c"), "");
    Scene wagon("A3/A(wagon)r .", withBuildersAndAbbeys);
    wagon.place("U1", {1, 0});
    EXPECT_EQ(wagon.deployRefusalCode("(builder)r"), "");
    Scene large("A3/A(large)r .",
                Scene::Table{.sets = {"base", "inns-and-cathedrals", "traders-and-builders"}});
    large.place("U1", {1, 0});
    EXPECT_EQ(large.deployRefusalCode("(builder)r"), "");
}

TEST(Builder, SharesFeatureWithOtherBuilder)
{
    rule("tb.builder.place");
    Scene scene("E1/Ac F0/Bc F0/B(builder)c .", withBuilders);
    scene.place("G0", {3, 0});
    EXPECT_EQ(scene.deployRefusalCode("(builder)c"), "");
    scene.deploy("(builder)c");
    EXPECT_EQ(scene.supply('A', "builder"), 0);
}

TEST(Builder, IsRefusedOnCompletedFeatureOrIfNoneIsLeft)
{
    rule("tb.builder.place");
    Scene noneLeft("E1/Ac F0/A(builder)c .", withBuilders);
    noneLeft.place("G0", {2, 0});
    EXPECT_EQ(noneLeft.deployRefusalCode("(builder)c"), "none-left");
    Scene complete("A3/Ar .", withBuilders);
    complete.place("A1", {1, 0});
    EXPECT_EQ(complete.deployRefusalCode("(builder)r"), "feature-completed");
    Scene elsewhere(road, withBuilders);
    elsewhere.place("B0", {0, 1});
    const auto earlier = Action::deploy(elsewhere.figureKind("builder"), {1, 0}, 0);
    EXPECT_EQ(elsewhere.rules().refusal(elsewhere.state(), earlier)->code, "not-this-tile");
}

/// pd.volcano: no figure is placed on such a tile in its turn.
TEST(Builder, IsRefusedOnVolcano)
{
    rule("tb.builder.place");
    Scene scene("A3/Ar .", Scene::Table{.sets = {"base", "princess-and-dragon", "traders-and-builders"}});
    scene.place("PD-170", {1, 0});
    EXPECT_EQ(scene.deployRefusalCode("(builder)r"), "volcano-no-figure");
    ActionList actions;
    scene.rules().legal(scene.state(), actions);
    EXPECT_EQ(std::ranges::count(actions, scene.figureKind("builder"), &Action::figure), 0);
}

TEST(Builder, GivesSecondTurnWhenOwnerExtendsFeature)
{
    rule("tb.builder.extra-turn");
    Scene scene(road, withBuilders);
    scene.place("U1", {2, 0});
    EXPECT_FALSE(isExtra(scene)) << "the first turn is not over yet";
    scene.pass();
    EXPECT_TRUE(isExtra(scene));
    EXPECT_EQ(scene.state()->active, 0);
    EXPECT_EQ(scene.step(), "draw");
    scene.place("B0", {0, 1});
    scene.deploy("m");
    EXPECT_EQ(scene.state()->active, 1);
    EXPECT_FALSE(isExtra(scene));
}

TEST(Builder, IgnoresOtherFeaturesAndPlayers)
{
    rule("tb.builder.extra-turn");
    Scene elsewhere(road, withBuilders);
    elsewhere.placeOnly("B0", {0, 1});
    EXPECT_FALSE(isExtra(elsewhere));
    Scene others("A3/Br U1/B(builder)r . .", withBuilders);
    others.placeOnly("U1", {2, 0});
    EXPECT_FALSE(isExtra(others));
    EXPECT_EQ(others.state()->active, 1);
}

TEST(Builder, DeployedInThisTurnIsExtendedByLaterTiles)
{
    rule("tb.builder.extra-turn");
    Scene scene("A3/Ar . .", withBuilders);
    scene.place("U1", {1, 0});
    scene.deploy("(builder)r");
    EXPECT_FALSE(isExtra(scene));
}

TEST(Builder, GivesSecondTurnForLastTileOfPosition)
{
    rule("tb.builder.extra-turn");
    Scene scene("A3/Ar U1/A(builder)r U1", withBuilders);
    scene.pass();
    EXPECT_TRUE(isExtra(scene));
}

TEST(Builder, GivesNoThirdTurn)
{
    rule("tb.builder.once");
    Scene scene("A3/Ar U1/A(builder)r . . .", withBuilders);
    scene.placeOnly("U1", {2, 0});
    ASSERT_TRUE(isExtra(scene));
    scene.placeOnly("U1", {3, 0});
    EXPECT_FALSE(isExtra(scene));
    EXPECT_EQ(scene.state()->active, 1);
    const auto reported = std::ranges::find(scene.events(), event::noEffect, &Event::type);
    ASSERT_NE(reported, scene.events().end());
    EXPECT_EQ(reported->what, "builder-once");
}

TEST(Builder, GivesSecondTurnAlsoAfterReturn)
{
    rule("tb.builder.stays");
    Scene scene("A3/Ar U1/A(builder)r . .", withBuilders);
    scene.placeOnly("A1", {2, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 3 = road.tiles 3\n");
    EXPECT_EQ(scene.supply('A', "builder"), 1);
    EXPECT_TRUE(isExtra(scene));
    // It can be placed again immediately.
    scene.place("E1", {0, -1});
    scene.deploy("c");
    scene.placeOnly("B0", {0, 1});
    scene.place("G0", {1, -1});
    EXPECT_EQ(scene.deployRefusalCode("(builder)c"), "");
}

TEST(Builder, HasNoStrengthAndDoesNotOccupy)
{
    rule("tb.builder.counts-not");
    Scene scene("E1/Ac F0/A(builder)c F0/Bc .", withBuilders);
    scene.placeOnly("E3", {3, 0});
    EXPECT_EQ(scene.scoreLines(), "Alice 12 = city.tiles 8 + city.coats-of-arms 4\n"
                                  "Bob 12 = city.tiles 8 + city.coats-of-arms 4\n")
        << "1 : 1, the builder is no follower";
    Scene occupied("E1/Ac F0/A(builder)c .", withBuilders);
    occupied.place("G0", {2, 0});
    const auto refusal = occupied.deployRefusal("c");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "feature-occupied");
    EXPECT_EQ(refusal->figure, FigureKind::Follower) << "the follower blocks other figures";
}

TEST(Builder, ReturnsWhenItsFeatureIsScored)
{
    rule("tb.builder.home");
    Scene scene("E1/Ac F0/A(builder)c .", withBuilders);
    scene.placeOnly("E3", {2, 0});
    EXPECT_EQ(scene.supply('A', "builder"), 1);
    EXPECT_EQ(scene.supply('A'), 7);
}

namespace {

/// Action that returns the first figure.
class ReturnFirst final : public ActionRule {
public:
    static constexpr auto type = static_cast<Action::Type>(maxActionTypes - 1);
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData&,
                                                 const Action&) const override
    {
        return {};
    }
    void apply(Turn& turn, const Action&) const override { turn.returnFigure(turn.state().figures[0]); }
};

Action returnFirst()
{
    Action action;
    action.type = ReturnFirst::type;
    return action;
}

constexpr std::array returnFirstArgs{ArgSpec{"take", ArgType::Flag, ArgField::None}};

void addReturnFirst(RuleBook& book)
{
    book.add(ActionForm{returnFirstArgs, ActionRole::Elsewhere, returnFirst()});
    book.offer(step::deploy, ReturnFirst::type, std::make_unique<ReturnFirst>());
}

Scene sceneWithReturnFirst(std::string_view board)
{
    return Scene(board, rulesWithOnly(board, {"B", "B"}, 2,
                                      {traders_and_builders::expansion.addRules, addReturnFirst}));
}

} // namespace

TEST(Builder, ReturnsWithLastFollowerOfOwner)
{
    rule("tb.builder.home");
    auto last = sceneWithReturnFirst("E1/Ac F0/A(builder)c F0/Bc");
    last.apply(returnFirst());
    EXPECT_EQ(last.supply('A', "builder"), 1) << "does not stay for another player's follower";
    auto another = sceneWithReturnFirst("E1/Ac F0/A(builder)c F0/Ac");
    another.apply(returnFirst());
    EXPECT_EQ(another.supply('A', "builder"), 0);
    auto others = sceneWithReturnFirst("E1/Bc F0/A(builder)c F0/Ac");
    others.apply(returnFirst());
    EXPECT_EQ(others.supply('A', "builder"), 0);
}

/// am.wagon.anyscore: a wagon that leaves can make other figures return.
TEST(Builder, ReturnsWhenWagonMoves)
{
    rule("tb.builder.home");
    Scene scene("A3/A(wagon)r U1/A(builder)r .", abbeyTable(Edition::C2));
    scene.placeOnly("L1", {2, 0});
    EXPECT_EQ(scene.step(), "wagon");
    EXPECT_EQ(scene.supply('A', "builder"), 1);
    EXPECT_EQ(scene.supply('A', "wagon"), 0) << "will return";
    const auto& board = scene.state()->board;
    scene.apply(Action::move(
        scene.rules().book().findFigure("wagon")->kind(), Spot::tile({0, 0}),
        Spot::feature({0, 0}, scene.rules().catalogue().kind(board.tiles()[0].kind).find("monastery"))));
    EXPECT_TRUE(isExtra(scene)) << "the road was extended all the same";
}

TEST(Builder, ReturnsWhenDragonEatsFollower)
{
    rule("tb.builder.home");
    rule("pd.dragon.eats");
    const Scene::Table table{.sets = {"base", "princess-and-dragon", "traders-and-builders"}};
    // The dragon moves to the follower's tile, not to the builder's.
    Scene scene("PD-010 . .\nA3/Ar U1/A(builder)r .", table);
    scene.pass();
    scene.placeOnly("PD-040", {1, 0});
    ASSERT_EQ(scene.step(), "dragon");
    perform(scene, R"({"dragon": "S"})");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.supply('A', "builder"), 1);
}

TEST(Builder, ReturnsWhenPrincessReturnsFollower)
{
    rule("tb.builder.home");
    rule("pd.princess");
    const Scene::Table table{.sets = {"base", "princess-and-dragon", "traders-and-builders"}};
    Scene scene(". .\nE1/Ac F0/A(builder)c", table);
    scene.pass();
    scene.place("PD-200", {2, 1});
    perform(scene, R"({"princess": [0,1], "feature": "city-n", "figure": "follower", "player": 0})");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.supply('A', "builder"), 1);
}

/// am.abbey.closes: the abbey is not part of the features that it closes.
TEST(Builder, GetsNoSecondTurnFromAbbey)
{
    rule("tb.builder.extra-turn");
    Scene scene("A3/Ar U1/A(builder)r . .\n. B0 B0 B0", withBuildersAndAbbeys);
    for (const auto& [tile, at] : {std::pair{"B0", Cell{3, 0}}, std::pair{"E0", Cell{3, -1}},
                                   std::pair{"E0", Cell{2, -1}}, std::pair{"E0", Cell{1, -1}}})
        scene.placeOnly(tile, at);
    ASSERT_EQ(scene.step(), "abbey");
    ASSERT_EQ(scene.state()->active, 0);
    scene.apply(abbeyAt(scene, {2, 0}));
    scene.pass();
    EXPECT_EQ(scene.scoreLines(), "Alice 2 = road.tiles 2\n");
    EXPECT_FALSE(isExtra(scene));
    EXPECT_EQ(scene.state()->active, 1);
}

TEST(Builder, AllowsAbbeyAsSecondTile)
{
    rule("tb.builder.extra-turn");
    for (const auto edition : {Edition::C1, Edition::C2}) {
        Scene scene(roadAndHole, abbeyTable(edition));
        scene.placeOnly("U1", {2, 2});
        ASSERT_EQ(scene.step(), "abbey");
        ASSERT_TRUE(isExtra(scene));
        EXPECT_EQ(scene.state()->active, 0);
        scene.apply(abbeyAt(scene, {1, 1}));
        scene.pass();
        EXPECT_EQ(scene.state()->active, 1);
    }
}

TEST(Builder, AllowsNoAbbeyInSecondTurnIfOptionIsSet)
{
    rule("tb.builder.extra-turn");
    auto table = withBuildersAndAbbeys;
    table.options.set(traders_and_builders::expansion.options.front(), 0);
    Scene scene(roadAndHole, table);
    scene.placeOnly("U1", {2, 2});
    ASSERT_TRUE(isExtra(scene));
    EXPECT_EQ(scene.step(), "draw");
    const auto assumed = scene.rules().asIfDrawn(scene.state(), scene.rules().catalogue().find("AB"));
    const auto refusal = scene.rules().refusal(assumed, abbeyAt(scene, {1, 1}));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "not-this-step");
    EXPECT_EQ(refusal->rule, "tb.builder.extra-turn");
}

/// am.abbey.end: with an empty bag.
TEST(Builder, AllowsAbbeyAsSecondTileAfterLastTile)
{
    rule("tb.builder.extra-turn");
    for (const auto edition : {Edition::C1, Edition::C2}) {
        const Scene::Table last{.sets = withBuildersAndAbbeys.sets,
                                .options = Options(edition),
                                .bag = std::vector<std::string_view>{"AB"}};
        Scene scene(roadAndHole, last);
        scene.placeOnly("U1", {2, 2});
        ASSERT_EQ(scene.step(), "abbey");
        ASSERT_TRUE(isExtra(scene));
        auto declined = scene;
        declined.pass();
        EXPECT_EQ(declined.step(), "abbey") << "the others have their turns";
        EXPECT_EQ(declined.state()->active, 1);
        scene.apply(abbeyAt(scene, {1, 1}));
        scene.pass();
        EXPECT_EQ(scene.step(), "") << "no hole is left";
    }
}

TEST(Builder, GivesNoSecondTurnWithoutTile)
{
    rule("tb.builder.extra-turn");
    for (const auto& sets : {withBuilders.sets, withBuildersAndAbbeys.sets}) {
        Scene scene(road, Scene::Table{.sets = sets, .bag = std::vector<std::string_view>{}});
        scene.placeOnly("U1", {2, 0});
        EXPECT_TRUE(scene.state()->over);
        EXPECT_FALSE(isExtra(scene));
    }
}

} // namespace vozka
