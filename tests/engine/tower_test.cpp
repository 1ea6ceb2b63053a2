// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Towers, prisoners, exchange and ransom.
#include "engine/expansions/list.h"
#include "written_action.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

const std::vector<std::string> towerSets{"base", "tower"};
const std::vector<std::string> setsWithTower{"base", "inns-and-cathedrals", "abbey-and-mayor",
                                             "princess-and-dragon", "tower"};
const std::vector<std::string_view> monasteries(9, "B");
const Scene::Table withTower{.sets = towerSets, .bag = monasteries};
const Scene::Table towerWithAll{.sets = setsWithTower, .bag = monasteries};

Scene::Table tableWithChoice(std::string_view choice)
{
    Options options;
    const auto* spec = findOption("prisonerChoice");
    for (const auto& value : valuesOf(*spec))
        if (value.word == choice)
            options.set(*spec, value.value);
    return {.sets = {"base", "inns-and-cathedrals", "tower"}, .options = options, .bag = monasteries};
}

/// Builds a piece, and captures the prisoner if one is named.
void build(Scene& scene, const std::string& cell, const std::string& prisoner = {})
{
    perform(scene, R"({"tower": )" + cell + "}");
    if (!prisoner.empty())
        perform(scene, R"({"capture": )" + prisoner + "}");
}

TokenKind kindOf(const Rules& rules, Code word)
{
    return rules.book().findToken(word)->kind;
}

/// Height of the first tower.
int heightOfFirstTower(const Scene& scene)
{
    const auto pieces = scene.state()->tokensOf(kindOf(scene.rules(), "towers"));
    return std::ranges::find(pieces, SpotKind::Feature, &Token::spot)->count;
}

std::string prisoners(const Scene& scene)
{
    std::string text;
    for (const auto& prisoner : scene.state()->tokensOf(kindOf(scene.rules(), "prisoner")))
        text.append(1, "ABCDEF"[prisoner.where])
            .append(1, ':')
            .append(1, "ABCDEF"[prisoner.owner])
            .append(scene.rules().book().figureRule(prisoner.figure()).name())
            .append(1, ' ');
    return text;
}

} // namespace

TEST(Towers, EachPlayerHasPieces)
{
    rule("to.pieces");
    for (const auto& [players, pieces] : {std::pair{2, 10}, {3, 9}, {4, 7}, {5, 6}, {6, 5}}) {
        const auto rules = baseRules(players, Options(), towerSets);
        const auto state = rules.start();
        for (int player = 0; player < players; ++player)
            EXPECT_EQ(state->held(static_cast<Player>(player), kindOf(rules, "towers")), pieces);
    }
}

TEST(Towers, GrowOnAnyFoundation)
{
    rule("to.build");
    Scene scene("TO-020 B0", withTower);
    EXPECT_EQ(currentRefusalCode(scene, R"({"tower": [1,0]})"), "no-foundation");
    EXPECT_EQ(currentRefusalCode(scene, R"({"tower": [7,7]})"), "no-foundation");
    build(scene, "[0,0]");
    EXPECT_EQ(heightOfFirstTower(scene), 1);
    EXPECT_EQ(scene.state()->held(0, kindOf(scene.rules(), "towers")), 9);
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Towers, HaveRangeOfTheirHeight)
{
    rule("to.capture.range");
    Scene scene("E0/Bc . .\nTO-020 B0 B0/Bm\n. B0/Bf .", withTower);
    build(scene, "[0,1]");
    EXPECT_EQ(scene.step(), "capture");
    EXPECT_EQ(choices(scene), "capture ");
    const auto knight = R"({"capture": "follower", "player": 1, "at": [0,0], "feature": "city-n"})";
    const auto monk = R"({"capture": "follower", "player": 1, "at": [2,1], "feature": "monastery"})";
    const auto farmer = R"({"capture": "follower", "player": 1, "at": [1,2], "feature": "field-1"})";
    EXPECT_EQ(currentRefusalCode(scene, knight), "");
    EXPECT_EQ(currentRefusalCode(scene, monk), "capture-out-of-range");
    EXPECT_EQ(currentRefusalCode(scene, farmer), "capture-out-of-range");
    EXPECT_EQ(currentRefusalCode(scene,
                                 R"({"capture": "follower", "player": 0, "at": [0,0], "feature": "city-n"})"),
              "capture-nobody-there");
    scene.pass();
    scene.place("B0", {3, 1});
    build(scene, "[0,1]");
    EXPECT_EQ(currentRefusalCode(scene, monk), "");
    EXPECT_EQ(currentRefusalCode(scene, farmer), "capture-out-of-range");
}

TEST(Towers, ReportThatNoFigureIsInReach)
{
    rule("to.capture.range");
    for (const bool isInReach : {false, true}) {
        Scene scene(isInReach ? "TO-020 B0/Bm B0" : "TO-020 B0 B0/Bm", withTower);
        build(scene, "[0,0]");
        EXPECT_EQ(std::ranges::count(scene.events(), event::noEffect, &Event::type), isInReach ? 0 : 1);
    }
}

TEST(Prisoners, AreFollowersOfAnyKindOnly)
{
    rule("to.capture.who");
    const std::vector<std::pair<const char*, const char*>> cases{
        {"mayor", R"({"capture": "mayor", "player": 1, "at": [0,0], "feature": "city-n"})"},
        {"wagon", R"({"capture": "wagon", "player": 1, "at": [1,1], "feature": "monastery"})"}};
    for (const auto& [figure, capture] : cases) {
        Scene scene("E0/B(mayor)c B0\nTO-020 B0/B+barn/B(wagon)m", towerWithAll);
        build(scene, "[0,1]");
        EXPECT_EQ(currentRefusalCode(
                      scene, R"({"capture": "barn", "player": 1, "at": [1,1], "feature": "field-1"})"),
                  "capture-not-a-follower");
        perform(scene, capture);
        EXPECT_EQ(prisoners(scene), std::string("A:B") + figure + " ");
        EXPECT_EQ(scene.supply('B', figure), 0);
    }
}

TEST(Prisoners, CanBeCapturedOnTower)
{
    rule("to.capture.who");
    rule("to.reopen");
    Scene scene("TO-020 TO-020 B0", towerWithAll);
    build(scene, "[0,0]");
    scene.place("B0", {3, 0});
    perform(scene, R"({"deploy": "follower", "at": [0,0], "feature": "tower"})");
    scene.place("B0", {4, 0});
    build(scene, "[1,0]", R"("follower", "player": 1, "at": [0,0], "feature": "tower")");
    EXPECT_EQ(prisoners(scene), "A:Bfollower ");
    scene.place("B0", {5, 0});
    EXPECT_EQ(currentRefusalCode(scene, R"({"tower": [0,0]})"), "");
}

TEST(Towers, AreOpenAgainAfterDragon)
{
    rule("to.reopen");
    rule("pd.dragon.eats");
    Scene scene(
        "PD-010 TO-020 B0",
        Scene::Table{.sets = setsWithTower, .bag = std::vector<std::string_view>{"B", "B", "PD-04", "B"}});
    build(scene, "[1,0]");
    scene.place("B0", {3, 0});
    perform(scene, R"({"deploy": "follower", "at": [1,0], "feature": "tower"})");
    scene.placeOnly("PD-040", {4, 0});
    perform(scene, R"({"dragon": "E"})");
    EXPECT_EQ(scene.supply('B'), 7);
    EXPECT_EQ(heightOfFirstTower(scene), 1);
    EXPECT_EQ(refusalCode(scene, R"({"tower": [1,0]})"), "");
}

TEST(Prisoners, AreCapturedBeforeDragonMoves)
{
    rule("pd.dragon.when");
    rule("to.capture.who");
    Scene scene("PD-010 TO-020/Bf PD-040", Scene::Table{.sets = setsWithTower, .bag = monasteries});
    build(scene, "[1,0]");
    EXPECT_EQ(scene.step(), "capture");
    perform(scene, R"({"capture": "follower", "player": 1, "at": [1,0], "feature": "field-1"})");
    EXPECT_EQ(scene.step(), "dragon");
    EXPECT_EQ(scene.supply('B'), 6);
}

TEST(Prisoners, OwnFiguresReturn)
{
    rule("to.capture.who");
    Scene scene("TO-020 B0/Am", withTower);
    build(scene, "[0,0]", R"("follower", "player": 0, "at": [1,0], "feature": "monastery")");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(prisoners(scene), "");
}

TEST(Prisoners, CaptureIsOptional)
{
    rule("to.capture.who");
    Scene scene("TO-020 B0/Bm", withTower);
    build(scene, "[0,0]");
    EXPECT_EQ(currentRefusalCode(scene, R"({"pass": true})"), "");
    scene.pass();
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.supply('B'), 6);
}

TEST(Prisoners, AreNotProtectedByFairy)
{
    rule("to.capture.who");
    Scene scene("TO-020 B0/Bm U0", Scene::Table{.sets = {"base", "princess-and-dragon", "tower"}});
    scene.pass();
    scene.place("B0", {0, 1});
    perform(scene, R"({"fairy": [1,0], "feature": "monastery", "figure": "follower"})");
    scene.place("B0", {0, -1});
    build(scene, "[0,0]", R"("follower", "player": 1, "at": [1,0], "feature": "monastery")");
    EXPECT_EQ(prisoners(scene), "A:Bfollower ");
    EXPECT_EQ(scene.supply('B'), 6);
    const auto fairy = kindOf(scene.rules(), "fairy");
    EXPECT_TRUE(scene.state()->isAt(fairy, {1, 0}));
    EXPECT_EQ(scene.state()->token(fairy)->spot, SpotKind::Tile);
}

TEST(Towers, AreClosedByFollowersOnly)
{
    rule("to.close");
    rule("to.reopen");
    Scene scene("TO-030 B0",
                Scene::Table{.sets = {"base", "inns-and-cathedrals", "abbot", "abbey-and-mayor", "tower"},
                             .bag = monasteries});
    const auto closeRefusalCode = [&](const std::string& figure) {
        return refusalCode(scene, R"({"deploy": ")" + figure + R"(", "at": [0,0], "feature": "tower"})");
    };
    EXPECT_EQ(closeRefusalCode("follower"), "tower-bare");
    build(scene, "[0,0]");
    scene.placeOnly("B0", {2, 0});
    scene.place("B0", {3, 0});
    for (const auto* figure : {"mayor", "wagon", "abbot", "barn"})
        EXPECT_EQ(closeRefusalCode(figure), "wrong-feature") << figure;
    EXPECT_EQ(closeRefusalCode("follower"), "");
    EXPECT_EQ(closeRefusalCode("large"), "");
    perform(scene, R"({"deploy": "large", "at": [0,0], "feature": "tower"})");
    scene.place("B0", {4, 0});
    EXPECT_EQ(closeRefusalCode("follower"), "tower-closed");
    EXPECT_EQ(currentRefusalCode(scene, R"({"tower": [0,0]})"), "tower-closed");
}

TEST(Towers, ScoreNothingAtEnd)
{
    rule("to.final");
    Scene scene("TO-020 B0", Scene::Table{.sets = towerSets, .bag = std::vector<std::string_view>{"B", "B"}});
    build(scene, "[0,0]");
    scene.placeOnly("B0", {2, 0});
    scene.place("B0", {3, 0});
    perform(scene, R"({"deploy": "follower", "at": [0,0], "feature": "tower"})");
    State end = scene.state();
    Events events;
    scene.rules().endNow(end, &events);
    EXPECT_TRUE(end->over);
    EXPECT_EQ(std::ranges::count(events, event::score, &Event::type), 0);
}

TEST(Prisoners, AreExchangedOneForOne)
{
    rule("to.exchange");
    Scene scene("TO-020 B0/Bm\nB0/Am .", withTower);
    scene.pass();
    scene.place("B0", {2, 0});
    build(scene, "[0,0]", R"("follower", "player": 0, "at": [0,1], "feature": "monastery")");
    EXPECT_EQ(prisoners(scene), "B:Afollower ");
    EXPECT_EQ(scene.supply('A'), 6);
    scene.place("B0", {3, 0});
    build(scene, "[0,0]", R"("follower", "player": 1, "at": [1,0], "feature": "monastery")");
    EXPECT_EQ(prisoners(scene), "");
    EXPECT_EQ(scene.supply('A'), 7);
    EXPECT_EQ(scene.supply('B'), 7);
    EXPECT_EQ(std::ranges::count(scene.events(), "exchange", &Event::what), 2);
}

TEST(Prisoners, ExchangedOneDependsOnOption)
{
    rule("to.exchange");
    for (const auto* choice : {"owner", "first"}) {
        Scene scene("B0/A(large)m TO-020 B0/Am\n. B0/Bm .", tableWithChoice(choice));
        scene.pass();
        scene.place("B0", {3, 0});
        build(scene, "[1,0]", R"("large", "player": 0, "at": [0,0], "feature": "monastery")");
        scene.placeOnly("B0", {4, 0});
        scene.place("B0", {5, 0});
        build(scene, "[1,0]", R"("follower", "player": 0, "at": [2,0], "feature": "monastery")");
        EXPECT_EQ(prisoners(scene), "B:Alarge B:Afollower ");
        scene.place("B0", {6, 0});
        build(scene, "[1,0]", R"("follower", "player": 1, "at": [1,1], "feature": "monastery")");
        if (choice == std::string("owner")) {
            ASSERT_EQ(scene.step(), "exchange");
            EXPECT_EQ(choices(scene), "exchange exchange ");
            EXPECT_EQ(currentRefusalCode(scene, R"({"pass": true})"), "not-this-step");
            perform(scene, R"({"exchange": "follower"})");
            EXPECT_EQ(prisoners(scene), "B:Alarge ");
        } else {
            EXPECT_EQ(prisoners(scene), "B:Afollower ");
        }
        EXPECT_EQ(scene.supply('B'), 7);
    }
}

TEST(Prisoners, AreRansomedOnceInTurn)
{
    rule("to.ransom");
    Scene scene(
        "B0/Am TO-020 B0/Am\nA3/Ar U1 .",
        Scene::Table{.sets = towerSets, .bag = std::vector<std::string_view>{"A", "B", "B", "B", "B", "B"}});
    const auto ransom = R"({"ransom": "follower", "from": 1})";
    scene.pass();
    scene.place("B0", {3, 0});
    build(scene, "[1,0]", R"("follower", "player": 0, "at": [0,0], "feature": "monastery")");
    scene.place("B0", {4, 0});
    EXPECT_EQ(currentRefusalCode(scene, ransom), "ransom-points");
    EXPECT_EQ(currentRefusalCode(scene, R"({"ransom": "follower", "from": 0})"), "no-such-prisoner");
    scene.pass();
    scene.place("B0", {5, 0});
    build(scene, "[1,0]", R"("follower", "player": 0, "at": [2,0], "feature": "monastery")");
    EXPECT_EQ(prisoners(scene), "B:Afollower B:Afollower ");
    scene.placeOnly("A1", {2, 1});
    EXPECT_EQ(scene.score('A'), 3);
    scene.placeOnly("B0", {6, 0});
    scene.apply(Action::draw(scene.rules().catalogue().find("B")));
    ASSERT_EQ(scene.step(), "place");
    perform(scene, ransom);
    EXPECT_EQ(scene.step(), "place");
    EXPECT_EQ(scene.score('A'), 0);
    EXPECT_EQ(scene.score('B'), 3);
    EXPECT_EQ(prisoners(scene), "B:Afollower ");
    EXPECT_EQ(currentRefusalCode(scene, ransom), "ransom-once");
}

TEST(Prisoners, AreRansomedOnceInBothPartsOfTurn)
{
    rule("to.ransom");
    Scene scene("B0/Am TO-020 B0/Am\nA3/Ar U1 .\nA3/Ar U1/A(builder)r .\nB0 . .",
                Scene::Table{.sets = {"base", "traders-and-builders", "tower"},
                             .bag = std::vector<std::string_view>{"A", "U", "B", "B", "B", "B", "B", "B"}});
    const auto ransom = R"({"ransom": "follower", "from": 1})";
    scene.pass();
    scene.place("B0", {3, 0});
    build(scene, "[1,0]", R"("follower", "player": 0, "at": [0,0], "feature": "monastery")");
    scene.placeOnly("B0", {4, 0});
    scene.place("B0", {5, 0});
    build(scene, "[1,0]", R"("follower", "player": 0, "at": [2,0], "feature": "monastery")");
    scene.placeOnly("A1", {2, 1});
    scene.placeOnly("B0", {6, 0});
    ASSERT_EQ(scene.score('A'), 3);
    scene.place("U1", {2, 2});
    perform(scene, ransom);
    EXPECT_EQ(scene.score('A'), 0);
    scene.pass();
    ASSERT_TRUE(scene.state()->isExtraTurn());
    scene.apply(Action::draw(scene.rules().catalogue().find("B")));
    EXPECT_EQ(scene.state()->active, 0);
    EXPECT_EQ(currentRefusalCode(scene, ransom), "ransom-once");
    scene.apply(Action::place(scene.rules().catalogue().find("B"), {7, 0}, 0));
    ASSERT_EQ(scene.step(), "deploy");
    EXPECT_EQ(currentRefusalCode(scene, ransom), "ransom-once");
}

TEST(Prisoners, RefusalOutOfRangeHasHeightOfTower)
{
    rule("to.capture.range");
    Scene scene("TO-020 B0 B0/Bm", withTower);
    build(scene, "[0,0]");
    const auto action =
        actionFrom(scene, R"({"capture": "follower", "player": 1, "at": [2,0], "feature": "monastery"})");
    const auto refusal = scene.rules().refusal(scene.rules().asIfInStep(scene.state(), action), action);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, "capture-out-of-range");
    EXPECT_EQ(refusal->pieces, 1);
}

TEST(Roads, EndAtFoundationAndAreNotConnected)
{
    rule("to.road-end");
    const auto rules = baseRules(2, Options(), towerSets);
    const auto& kind = rules.catalogue().kind(rules.catalogue().find("TO-05"));
    EXPECT_TRUE(kind.links.empty());
    Scene scene("TO-050 A1", withTower);
    const auto& board = scene.state()->board;
    EXPECT_EQ(board.feature(board.segmentOf(0, kind.find("road-e"))).openEnds, 0);
    EXPECT_NE(board.feature(board.segmentOf(0, kind.find("road-w"))).openEnds, 0);
}

} // namespace vozka
