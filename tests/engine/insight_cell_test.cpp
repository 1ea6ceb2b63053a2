// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tiles that fill a cell, their probabilities, and dead cells.
#include "engine/insight/cell_insight.h"
#include "insight_scene.h"

#include <algorithm>

namespace vozka {

namespace {

CellInsight insightOf(const Rules& rules, const State& state, Cell cell)
{
    const auto insight = cellInsight(rules, state, cell);
    EXPECT_TRUE(insight) << cell.x << "," << cell.y;
    return insight.value_or(CellInsight{});
}

CellInsight insightOf(const Scene& scene, Cell cell)
{
    return insightOf(scene.rules(), scene.state(), cell);
}

/// Probabilities over all orders of a bag.
struct DrawOdds {
    /// For each player, the probability that the next draw fits, and that any of the draws fits.
    std::vector<double> nextDraw;
    std::vector<double> anyDraw;
    /// Mean number of draws up to the first fitting tile, 0 if no tile fits.
    double firstDraw = 0;
};

/// `fits`: for each tile of the bag, true if it fits. `firstPlayer` draws first.
DrawOdds drawInAllOrders(std::vector<bool> fits, int players, int firstPlayer)
{
    DrawOdds sum{std::vector<double>(static_cast<std::size_t>(players)),
                 std::vector<double>(static_cast<std::size_t>(players)), 0};
    std::sort(fits.begin(), fits.end());
    double orders = 0;
    do {
        ++orders;
        std::vector<bool> hasDrawn(static_cast<std::size_t>(players));
        std::vector<bool> hasDrawnFitting(static_cast<std::size_t>(players));
        for (std::size_t i = 0; i < fits.size(); ++i) {
            const auto player =
                (static_cast<std::size_t>(firstPlayer) + i) % static_cast<std::size_t>(players);
            if (!hasDrawn[player] && fits[i])
                ++sum.nextDraw[player];
            hasDrawn[player] = true;
            hasDrawnFitting[player] = hasDrawnFitting[player] || fits[i];
        }
        for (std::size_t player = 0; player < hasDrawnFitting.size(); ++player)
            sum.anyDraw[player] += hasDrawnFitting[player] ? 1 : 0;
        const auto first = std::ranges::find(fits, true);
        if (first != fits.end())
            sum.firstDraw += static_cast<double>(first - fits.begin() + 1);
    } while (std::next_permutation(fits.begin(), fits.end()));
    for (auto* list : {&sum.nextDraw, &sum.anyDraw})
        for (auto& one : *list)
            one /= orders;
    sum.firstDraw /= orders;
    return sum;
}

/// Compares every open cell with all orders of the bag.
void expectOddsOf(const Rules& rules, const State& state, int firstPlayer)
{
    for (const auto& open : state->board.openCells()) {
        const auto insight = insightOf(rules, state, open.cell);
        std::vector<bool> fits;
        for (int i = 0; i < rules.catalogue().kindCount(); ++i)
            for (int copy = 0; copy < state->bag[i]; ++copy)
                fits.push_back(std::ranges::any_of(
                    tileCandidates(rules, state, static_cast<KindIndex>(i)), [&](const Candidate& one) {
                        return one.action.at.cell() == open.cell && one.isLegal();
                    }));
        const auto odds = drawInAllOrders(fits, state->playerCount, firstPlayer);
        for (std::size_t player = 0; player < insight.players.size(); ++player) {
            EXPECT_NEAR(insight.players[player].nextDraw, odds.nextDraw[player], 1e-12);
            EXPECT_NEAR(insight.players[player].anyDraw, odds.anyDraw[player], 1e-12);
        }
        EXPECT_NEAR(insight.expectedDraw, odds.firstDraw, 1e-12);
    }
}

} // namespace

TEST(CellInsight, ListsFittingTilesWithCopies)
{
    rule("base.place.match");
    const Scene scene("D0", std::vector<std::string_view>{"E", "E", "U", "B"});
    const auto north = insightOf(scene, {0, -1});
    EXPECT_EQ(north.status, CellStatus::Fillable);
    const auto city = scene.rules().catalogue().find("E");
    EXPECT_EQ(north.kinds, (std::vector<KindFit>{{city, 2, 1U << 2U}}));
    EXPECT_EQ(north.copies, 2);
    EXPECT_EQ(north.bag, 4);
    EXPECT_DOUBLE_EQ(north.nextDraw, 0.5);
    EXPECT_DOUBLE_EQ(north.expectedDraw, 5.0 / 3);
    ASSERT_EQ(north.players.size(), 2U);
    EXPECT_EQ(north.players[0].draws, 2);
    EXPECT_EQ(north.players[1].draws, 2);
    EXPECT_DOUBLE_EQ(north.players[1].nextDraw, 0.5);
    EXPECT_DOUBLE_EQ(north.players[1].anyDraw, 5.0 / 6);
    const auto south = insightOf(scene, {0, 1});
    EXPECT_EQ(south.kinds.size(), 3U);
    EXPECT_EQ(south.copies, 4);
    EXPECT_DOUBLE_EQ(south.players[0].anyDraw, 1);
}

TEST(CellInsight, IsEmptyForCellsThatAreNotOpen)
{
    rule("base.place.match");
    const Scene scene("D0");
    EXPECT_FALSE(cellInsight(scene.rules(), scene.state(), {0, 0}));
    EXPECT_FALSE(cellInsight(scene.rules(), scene.state(), {1, 1}));
    EXPECT_FALSE(cellInsight(scene.rules(), scene.state(), {300, 0}));
}

TEST(CellInsight, OddsEqualAllOrders)
{
    rule("base.place.discard");
    const std::vector<std::vector<std::string_view>> bags{
        {}, {"E"}, {"U", "E"}, {"E", "E", "U", "B", "V", "C", "K"}, {"X", "R", "H", "D", "D", "W"}};
    for (const auto& bag : bags)
        for (int players = 2; players <= 4; ++players) {
            const Scene scene("D0 V0\n"
                              ".  U0",
                              bag, players);
            // A position waits for Alice's deployment, so Bob draws next.
            expectOddsOf(scene.rules(), scene.state(), 1);
        }
}

TEST(CellInsight, NextPlayerToDrawDependsOnStep)
{
    rule("base.place.discard");
    const auto rules = rulesWithOnly("D0", {"U", "U", "U", "U", "V"});
    State state = rules.start();
    const auto draws = [&] {
        std::vector<int> all;
        for (const auto& odds : insightOf(rules, state, {0, 1}).players)
            all.push_back(odds.draws);
        return all;
    };
    EXPECT_EQ(draws(), (std::vector<int>{3, 2})) << "Alice is to draw";
    rules.apply(state, Action::draw(rules.catalogue().find("U")));
    EXPECT_EQ(draws(), (std::vector<int>{2, 2})) << "Alice has drawn, Bob is next";
    rules.apply(state, Action::place(state->drawn, {1, 0}, 1));
    EXPECT_EQ(draws(), (std::vector<int>{2, 2})) << "Alice has placed it";
    rules.apply(state, Action::pass());
    rules.apply(state, Action::draw(rules.catalogue().find("U")));
    EXPECT_EQ(draws(), (std::vector<int>{2, 1})) << "Bob has drawn";
}

TEST(CellInsight, TileThatDoesNotFitIsReplacedForSamePlayer)
{
    rule("base.place.discard");
    // The only tile has roads on all open sides, so the city tile does not fit.
    const auto rules = rulesWithOnly("X0", {"C", "U", "U"});
    State state = *PositionLoader::make(rules, {.tiles = {{rules.catalogue().find("X"), {0, 0}, 0}}},
                                        *std::make_unique<PositionFault>());
    rules.apply(state, Action::pass());
    rules.apply(state, Action::draw(rules.catalogue().find("C")));
    ASSERT_EQ(rules.step(state), "draw");
    expectOddsOf(rules, state, 1);
}

TEST(CellInsight, CellForTileInHandIsNotDead)
{
    rule("base.place.match");
    const Scene scene("D0", std::vector<std::string_view>{"U"});
    EXPECT_EQ(insightOf(scene, {0, -1}).status, CellStatus::Dead);
    const auto& rules = scene.rules();
    const auto drawn = rules.asIfDrawn(scene.state(), rules.catalogue().find("E"));
    const auto insight = insightOf(rules, drawn, {0, -1});
    EXPECT_EQ(insight.status, CellStatus::Fillable);
    EXPECT_EQ(insight.turnsInHand, 1U << 2U);
    EXPECT_EQ(insight.copies, 0);
    EXPECT_EQ(insight.expectedDraw, 0);
}

namespace {

const std::string_view boardWithHole = "X0 D2 X0\n"
                                       "U0 .  U0\n"
                                       "X0 U1 X0\n";

} // namespace

TEST(CellInsight, HoleForAbbeyIsNotDead)
{
    rule("am.abbey.hole");
    const Scene scene(boardWithHole, mayorTable({"B", "B", "B"}, 3));
    const auto abbey = scene.rules().catalogue().find("AB");
    const auto hole = insightOf(scene, {1, 1});
    EXPECT_EQ(hole.status, CellStatus::OwnTileOnly);
    EXPECT_EQ(hole.ownTiles, (std::vector<OwnTileFit>{{abbey, 1, {0, 1, 2}}}));
    const auto outside = insightOf(scene, {1, -1});
    EXPECT_TRUE(outside.ownTiles.empty());
    EXPECT_EQ(insightOf(scene, {0, -1}).status, CellStatus::Dead);
    EXPECT_EQ(insightOf(scene, {0, -1}).copies, 0);
}

TEST(CellInsight, HoleIsDeadWithoutAbbeys)
{
    rule("am.abbey.hole");
    const Scene scene(boardWithHole, std::vector<std::string_view>{"B"});
    EXPECT_EQ(insightOf(scene, {1, 1}).status, CellStatus::Dead);
}

TEST(CellInsight, ListsPlayersWithAbbeyForHole)
{
    rule("am.abbey.instead");
    Scene scene("X0 D2 X0 U1 X0\n"
                "U0 .  U0 .  U0\n"
                "X0 U1 X0 U1 X0\n",
                mayorTable({"B", "B", "B"}));
    scene.pass();
    ASSERT_EQ(scene.step(), "abbey");
    EXPECT_EQ(insightOf(scene, {1, 1}).players[1].draws, 2) << "Bob's draw is still to come";
    scene.apply(Action::place(scene.rules().catalogue().find("AB"), {3, 1}, 0));
    EXPECT_EQ(insightOf(scene, {1, 1}).ownTiles.front().players, (std::vector<Player>{0}));
    EXPECT_EQ(insightOf(scene, {1, 1}).players[1].draws, 1) << "the abbey was placed instead";
}

TEST(CellInsight, OddsAreZeroWhenGameIsOver)
{
    rule("base.final.road");
    Scene scene("D0", std::vector<std::string_view>{"E", "U"});
    State over = scene.state();
    scene.rules().endNow(over);
    const auto insight = insightOf(scene.rules(), over, {0, -1});
    EXPECT_EQ(insight.copies, 1);
    EXPECT_EQ(insight.nextDraw, 0);
    EXPECT_EQ(insight.expectedDraw, 0);
    for (const auto& odds : insight.players)
        EXPECT_EQ(odds.draws, 0);
}

TEST(DeadCells, AreListedInOrder)
{
    rule("base.place.match");
    const Scene scene("D0", std::vector<std::string_view>{"U", "U"});
    EXPECT_EQ(openCellSummaries(scene.rules(), scene.state()),
              (std::vector<CellSummary>{{{0, -1}, CellStatus::Dead, 0},
                                        {{-1, 0}, CellStatus::Fillable, 2},
                                        {{1, 0}, CellStatus::Fillable, 2},
                                        {{0, 1}, CellStatus::Fillable, 2}}));
}

} // namespace vozka
