// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The wagon in a turn: its places, its strength, and its move after the scoring.
#include "match/dealer.h"
#include "players/random_player.h"
#include "wagon_table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

class Wagon : public testing::TestWithParam<Edition> {};

INSTANTIATE_TEST_SUITE_P(Editions, Wagon, testing::Values(Edition::C1, Edition::C2));

TEST_P(Wagon, IsPlacedOnRoadsCitiesMonasteriesAndAbbeysButNotFields)
{
    rule("am.wagon.place");
    const WagonTable table("A0", GetParam());
    EXPECT_EQ(table.refusalCode(table.deployWagon("0,0 road-s")), "");
    EXPECT_EQ(table.refusalCode(table.deployWagon("0,0 monastery")), "");
    const auto field = table.deployWagon("0,0 field-1");
    EXPECT_EQ(table.refusalCode(field), "wrong-feature");
    EXPECT_EQ(table.rules().refusal(table.state(), field)->rule, "am.wagon.place");
    const WagonTable city("E0 E0!", GetParam());
    EXPECT_EQ(city.refusalCode(city.deployWagon("1,0 city-n")), "");
    const WagonTable abbey("B0 E2   B0\n"
                           "U1 AB0! E3\n"
                           "B0 B0   .",
                           GetParam());
    EXPECT_EQ(abbey.refusalCode(abbey.deployWagon("1,1 abbey")), "");
}

TEST_P(Wagon, IsPlacedOnUnoccupiedFeaturesOnly)
{
    rule("am.wagon.place");
    const WagonTable table("U1/Br U1!", GetParam());
    EXPECT_EQ(table.refusalCode(table.deployWagon("1,0 road-ns")), "feature-occupied");
    const WagonTable noneLeft("U0/AWr E0 E0!", GetParam());
    EXPECT_EQ(noneLeft.refusalCode(noneLeft.deployWagon("2,0 city-n")), "none-left");
}

TEST_P(Wagon, CountsAsOneFollower)
{
    rule("am.wagon.counts");
    WagonTable table("S0/AWr\nU0\nU0/Br", GetParam());
    table.place("AM-102", {0, 3});
    table.apply(Action::pass());
    EXPECT_EQ(table.state()->scores[0], 4);
    EXPECT_EQ(table.state()->scores[1], 4);
}

TEST_P(Wagon, MovesInTurnOfItsDeployment)
{
    rule("am.wagon.sameturn");
    WagonTable table("S0", GetParam());
    table.place("A2", {0, 1});
    table.apply(table.deployWagon("0,1 road-s"));
    EXPECT_EQ(table.state()->scores[0], 2);
    EXPECT_EQ(table.step(), "wagon");
    EXPECT_EQ(table.choices(), "0,0 city-new; 0,1 monastery; supply");
    table.apply(table.move({0, 1}, "0,0 city-new"));
    EXPECT_EQ(table.wagonPlace(0), "0,0 city-new");
    EXPECT_EQ(table.events().back().type, event::moved);
    EXPECT_EQ(table.step(), "draw");
    EXPECT_EQ(table.state()->active, 1);
}

TEST_P(Wagon, MovesAlsoIfOthersGetPoints)
{
    rule("am.wagon.anyscore");
    WagonTable table("S0/Ar\nU0/BWr\nU0/Ar", GetParam());
    table.place("A2", {0, 3});
    table.apply(Action::pass());
    EXPECT_EQ(table.state()->scores[0], 4);
    EXPECT_EQ(table.state()->scores[1], 0);
    EXPECT_EQ(table.step(), "wagon");
    EXPECT_EQ(table.state()->toMove, 1);
    EXPECT_EQ(table.state()->active, 0);
    // The followers have returned, the wagon has not.
    EXPECT_EQ(table.state()->supply[0][0], 7);
    EXPECT_EQ(table.wagonsLeft(1), 0);
}

TEST_P(Wagon, CannotMoveToCellWithoutTile)
{
    rule("am.wagon.target");
    WagonTable table("S0/AWr", GetParam());
    table.place("A2", {0, 1});
    table.apply(Action::pass());
    const auto refusalCode = [&](Cell to) {
        auto action = table.move({0, 0}, "0,0 city-new");
        action.to = Spot::feature(to, noFeature);
        const auto refusal = table.rules().refusal(table.state(), action);
        return refusal ? std::string(refusal->code) + " " + std::string(refusal->detail) : std::string();
    };
    EXPECT_EQ(refusalCode({1, 0}), "not-an-action to") << "an open cell";
    EXPECT_EQ(refusalCode({70, 70}), "not-an-action to") << "far off the board";
    EXPECT_EQ(refusalCode({0, 1}), "not-an-action feature") << "a tile without that place";
}

TEST_P(Wagon, ReturnsIfOwnerPasses)
{
    rule("am.wagon.home");
    WagonTable table("S0/AWr", GetParam());
    table.place("A2", {0, 1});
    table.apply(Action::pass());
    table.apply(Action::returnToSupply(table.move({0, 0}, "0,0 city-new").figure, Spot::tile({0, 0})));
    EXPECT_EQ(table.wagonPlace(0), "");
    EXPECT_EQ(table.wagonsLeft(0), 1);
    EXPECT_EQ(table.events().back().type, event::returned);
}

TEST_P(Wagon, ReturnsAutomaticallyWithoutTarget)
{
    rule("am.wagon.home");
    WagonTable table("S0/AWr/B:city-new", GetParam());
    table.place("AM-102", {0, 1});
    table.apply(Action::pass());
    EXPECT_EQ(table.step(), "draw");
    EXPECT_EQ(table.wagonsLeft(0), 1);
}

TEST_P(Wagon, FirstWagonOccupiesTargetOfNext)
{
    rule("am.wagon.order");
    WagonTable table("S0/AWr\nU0/CWr", GetParam(), 3, 1);
    table.place("AM-102", {0, 2});
    table.apply(Action::pass());
    // Bob has placed the tile, so Carol is before Alice.
    EXPECT_EQ(table.state()->toMove, 2);
    EXPECT_EQ(table.refusalCode(table.move({0, 0}, "0,0 city-new")), "not-this-figure");
    EXPECT_EQ(table.choices(), "0,0 city-new; supply");
    table.apply(table.move({0, 1}, "0,0 city-new"));
    EXPECT_EQ(table.step(), "draw");
    EXPECT_EQ(table.wagonPlace(2), "0,0 city-new");
    EXPECT_EQ(table.wagonsLeft(0), 1);
}

TEST_P(Wagon, NextWagonUsesTargetThatFirstDidNotUse)
{
    rule("am.wagon.order");
    WagonTable table("S0/AWr\nU0/CWr", GetParam(), 3, 1);
    table.place("AM-102", {0, 2});
    table.apply(Action::pass());
    table.apply(Action::returnToSupply(table.deployWagon("0,1 road-ns").figure, Spot::tile({0, 1})));
    EXPECT_EQ(table.state()->toMove, 0);
    EXPECT_EQ(table.choices(), "0,0 city-new; supply");
}

TEST_P(Wagon, HasReasonForEachRefusal)
{
    rule("am.wagon.target");
    WagonTable table("S0/AWr\nU0/B:field-1", GetParam());
    table.place("A2", {0, 2});
    table.apply(Action::pass());
    EXPECT_EQ(table.refusalCode(table.move({0, 0}, "0,2 road-s")), "own-feature");
    EXPECT_EQ(table.refusalCode(table.move({0, 0}, "0,0 field-1")), "field");
    EXPECT_EQ(table.refusalCode(table.move({0, 0}, "0,0 city-new")), "");
    EXPECT_EQ(table.refusalCode(table.move({0, 0}, "0,2 monastery")),
              GetParam() == Edition::C1 ? "" : "out-of-range");
    EXPECT_EQ(table.refusalCode(Action::pass()), "not-this-step");
}

TEST_P(Wagon, RoadIsScoredIfGameEndsBeforeMove)
{
    rule("am.wagon.home");
    WagonTable table("S0/AWr", GetParam());
    table.place("A2", {0, 1});
    State state = table.state();
    table.rules().endNow(state);
    EXPECT_TRUE(state->over);
    EXPECT_EQ(state->scores[0], 2);
}

namespace {

/// Checks that legal actions, refusals and the range on the board agree.
void expectAgreement(const Rules& rules, const State& state, Edition edition, ActionList& legal)
{
    rules.legal(state, legal);
    const auto wagon = legal.front().figure;
    const Cell at = legal.front().at.cell();
    const auto& board = state->board;
    int targets = 0;
    for (int i = 0; i < board.segmentCount(); ++i) {
        const auto ref = board.ref(static_cast<Segment>(i));
        const auto action = Action::move(wagon, Spot::tile(at), Spot::feature(ref));
        const bool offered = std::find(legal.begin(), legal.end(), action) != legal.end();
        EXPECT_EQ(offered, !rules.refusal(state, action));
        targets += offered ? 1 : 0;
    }
    EXPECT_EQ(static_cast<int>(legal.size()), targets + 1);
    for (const auto& figure : state->figuresOnBoard()) {
        if (figure.kind != wagon || board.cellOf(figure.segment) != at || figure.player != state->toMove)
            continue;
        const auto reach = *rules.book().figureRule(wagon).reach(rules.book(), *state,
                                                                 {figure.player, figure.segment, edition});
        std::size_t segments = 0;
        for (const auto& entry : reach.targets)
            segments += entry.segments.size();
        EXPECT_EQ(static_cast<int>(segments), targets);
        for (const auto& entry : reach.refused)
            segments += entry.shortRoad ? 0 : entry.segments.size();
        EXPECT_EQ(static_cast<int>(segments), board.segmentCount()) << "its own feature is among them";
    }
}

} // namespace

TEST_P(Wagon, LegalActionsAgreeWithRefusalsInRandomGames)
{
    rule("am.wagon.target");
    const auto rules = baseRules(4, Options(GetParam()), {"base", "abbey-and-mayor"});
    ActionList legal;
    int steps = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Dealer dealer(seed);
        RandomPlayer player(seed);
        State state = rules.start();
        while (!state->over) {
            if (rules.step(state) == "wagon") {
                ++steps;
                expectAgreement(rules, state, GetParam(), legal);
            }
            const auto action =
                state->toMove == noPlayer ? dealer.next(rules, state) : player.choose(rules, state, legal);
            ASSERT_FALSE(rules.refusal(state, action));
            rules.apply(state, action);
            for (Player each = 0; each < 4; ++each) {
                const auto kind = rules.book().findFigure("wagon")->kind();
                const auto onBoard =
                    std::ranges::count_if(state->figuresOnBoard(), [&](const Figure& figure) {
                        return figure.player == each && figure.kind == kind;
                    });
                ASSERT_EQ(onBoard + state->supply[each][static_cast<std::size_t>(index(kind))], 1);
            }
        }
    }
    EXPECT_GT(steps, 15);
}

} // namespace vozka
