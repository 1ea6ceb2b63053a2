// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Goods: the players who get them, and their final points.
#include "engine/insight/end_lines.h"
#include "scene.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

const Scene::Table withGoods{.sets = {"base", "traders-and-builders"}};
const Scene::Table withGoodsAndAbbeys{.sets = {"base", "traders-and-builders", "abbey-and-mayor"}};

/// "wine 2 cloth 1" for the player's tokens.
std::string goodsOf(const State& state, const RuleBook& book, Player player)
{
    std::string text;
    for (const auto& spec : book.tokens())
        if (const int count = state->held(player, spec.kind); count > 0)
            text.append(text.empty() ? "" : " ").append(spec.word).append(" ").append(std::to_string(count));
    return text;
}

std::string goodsOf(const Scene& scene, Player player)
{
    return goodsOf(scene.state(), scene.rules().book(), player);
}

/// A city that TB-02 (wine) completes at 1,1.
constexpr std::string_view cityWithOneTileMissing = "B0    E2\n"
                                                    "E1/Bc .";

/// Score lines of a game that ends with these goods: wine, grain and cloth of each player.
std::vector<ScoreLine> finalLines(const std::vector<std::array<int, 3>>& goods)
{
    const auto rules = baseRules(static_cast<int>(goods.size()), Options(), withGoods.sets);
    Position position;
    position.tiles.push_back({rules.catalogue().find("B"), {0, 0}});
    for (std::size_t player = 0; player < goods.size(); ++player)
        for (std::size_t kind = 0; kind < 3; ++kind)
            if (goods[player][kind] > 0)
                position.tokens.push_back({.kind = static_cast<TokenKind>(kind),
                                           .at = Spot::hand(static_cast<Player>(player)),
                                           .count = goods[player][kind]});
    PositionFault fault;
    const auto state = PositionLoader::make(rules, position, fault);
    EXPECT_TRUE(state);
    return EndLines(rules, *state).all();
}

std::string asText(const std::vector<ScoreLine>& lines)
{
    std::string text;
    for (const auto& line : lines) {
        EXPECT_EQ(line.kind, "goods");
        EXPECT_EQ(line.rule, "tb.goods.final");
        EXPECT_FALSE(line.hasPlace());
        text.append(std::to_string(line.player)).append(":");
        for (const auto& term : line.terms) {
            EXPECT_EQ(term.points, 10);
            text.append(" ").append(term.term);
        }
        text.append("\n");
    }
    return text;
}

} // namespace

TEST(Goods, AreGivenForCompletionOfCity)
{
    rule("tb.goods.take");
    Scene scene(cityWithOneTileMissing, withGoods);
    scene.placeOnly("TB-020", {1, 1});
    EXPECT_EQ(goodsOf(scene, 0), "wine 1");
    EXPECT_EQ(goodsOf(scene, 1), "") << "the owner of the knight did not complete the city";
    const auto& events = scene.events();
    const auto scored = std::ranges::find(events, event::score, &Event::type);
    const auto taken = std::ranges::find(events, event::taken, &Event::type);
    ASSERT_NE(taken, events.end());
    EXPECT_LT(scored, taken) << "the city is scored first";
    EXPECT_EQ(taken->what, "wine");
    EXPECT_EQ(taken->count, 1);
}

TEST(Goods, AreGivenForEachMarkAlsoWithoutFigures)
{
    rule("tb.goods.take");
    Scene scene("B0 E2 B0 E2\n"
                "E1 TB-050 TB-150 .",
                withGoods);
    scene.placeOnly("TB-010", {3, 1});
    EXPECT_EQ(goodsOf(scene, 0), "wine 1 grain 2");
}

TEST(Goods, AreNotGivenForIncompleteCity)
{
    rule("tb.goods.take");
    Scene scene("E2\n.", withGoods);
    scene.placeOnly("TB-020", {0, 1});
    EXPECT_EQ(goodsOf(scene, 0), "");
}

/// am.abbey.closes: the abbey is not part of the city that it completes.
TEST(Goods, AreGivenToOwnerOfAbbeyThatCompletesCity)
{
    rule("tb.goods.take");
    Scene scene(".  E0        B0 B0\n"
                "E1 TB-150/Ac .  B0\n"
                ".  E2        B0 .",
                withGoodsAndAbbeys);
    scene.pass();
    ASSERT_EQ(scene.step(), "abbey");
    ASSERT_EQ(scene.state()->active, 1);
    scene.apply(Action::place(scene.rules().catalogue().find("AB"), {2, 1}, 0));
    scene.pass();
    EXPECT_EQ(scene.scoreLines(), "Alice 4 = city.tiles 4\n");
    EXPECT_EQ(goodsOf(scene, 1), "wine 1");
    EXPECT_EQ(goodsOf(scene, 0), "");
}

TEST(Goods, PayTenPointsForMostOfKindAtEnd)
{
    rule("tb.goods.final");
    EXPECT_EQ(asText(finalLines({{2, 0, 0}, {1, 1, 0}})), "0: goods.wine\n1: goods.grain\n");
    EXPECT_EQ(asText(finalLines({{2, 1, 1}, {1, 0, 0}})), "0: goods.wine\n0: goods.grain\n0: goods.cloth\n");
}

TEST(Goods, PayAllTiedPlayers)
{
    rule("tb.goods.final");
    EXPECT_EQ(asText(finalLines({{2, 0, 0}, {2, 0, 0}, {1, 0, 0}})), "0: goods.wine\n1: goods.wine\n");
}

TEST(Goods, PayNothingForKindWithoutTokens)
{
    rule("tb.goods.final");
    EXPECT_EQ(asText(finalLines({{0, 0, 0}, {0, 0, 0}})), "");
}

} // namespace vozka
