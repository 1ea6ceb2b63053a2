// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Facts about small boards, and about boards that differ by one tile or owner.
#include "players/reasons.h"
#include "written_action.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

/// Place of a tile, and its quarter turns clockwise.
struct Placement {
    Cell at;
    Turns turns = 0;
};

/// Returns the reasons for placing the tile there instead of in the other place, both without a figure.
std::vector<Fact> reasonsFor(const Scene& scene, std::string_view tile, Placement placed, Placement other)
{
    const auto& rules = scene.rules();
    const auto kind = rules.catalogue().find(tile);
    const State before = rules.asIfDrawn(scene.state(), kind);
    Evaluator evaluator(rules);
    const auto moveTo = [&](Placement place) {
        CandidateMove move{{Action::place(kind, place.at, place.turns)}, 1, 0, {}};
        EXPECT_FALSE(rules.refusal(before, move.actions.front())) << "the tile does not fit";
        State after = before;
        rules.apply(after, move.actions.front());
        if (after->toMove == before->toMove && !rules.refusal(after, Action::pass())) {
            move.actions.push_back(Action::pass());
            rules.apply(after, Action::pass());
        }
        move.lead = evaluator.leads(after)[before->toMove];
        return move;
    };
    return Reasons(evaluator).of(before, moveTo(placed), moveTo(other));
}

const Fact* find(const std::vector<Fact>& reasons, Code code, Player player)
{
    const auto found = std::ranges::find_if(
        reasons, [&](const Fact& reason) { return reason.code == code && reason.player == player; });
    return found == reasons.end() ? nullptr : &*found;
}

constexpr Player decider = 0;
constexpr Player rival = 1;
constexpr Placement onCity{{0, -1}, 2};
constexpr Placement besideField{{1, 0}, 0};

} // namespace

TEST(FactCases, CompletedCityHasPointsAndOwner)
{
    const auto reasons = reasonsFor(Scene("E0/Ac"), "E", onCity, besideField);
    const auto* city = find(reasons, fact::completed, decider);
    ASSERT_NE(city, nullptr);
    EXPECT_EQ(city->count, 4);
    EXPECT_FALSE(city->isOfOther);
    EXPECT_GT(city->points, 0);
    EXPECT_EQ(city->feature->kind, FeatureKind::City);
    EXPECT_EQ(find(reasons, fact::completed, rival), nullptr);
    // Without a figure no player gets points.
    EXPECT_EQ(find(reasonsFor(Scene("E0"), "E", onCity, besideField), fact::completed, decider), nullptr);
}

/// G joins and completes two cities. Each player has a fact with their own points.
TEST(FactCases, PlayersWithSameStrengthHaveSeparateFacts)
{
    const auto reasons = reasonsFor(Scene("E1/Ac . E3/Bc\nB0 B0 B0"), "G", {{1, 0}, 0}, {{0, 2}, 0});
    for (const Player player : {decider, rival}) {
        const auto* city = find(reasons, fact::completed, player);
        ASSERT_NE(city, nullptr) << static_cast<int>(player);
        EXPECT_EQ(city->count, 6);
        EXPECT_EQ(city->points > 0, player == decider);
    }
}

TEST(FactCases, FactOfOtherMoveIsMarked)
{
    const auto reasons = reasonsFor(Scene("E0/Ac"), "E", besideField, onCity);
    const auto* city = find(reasons, fact::completed, decider);
    ASSERT_NE(city, nullptr);
    EXPECT_TRUE(city->isOfOther);
    EXPECT_LT(city->points, 0);
}

/// A figure that is taken back leaves its city without points.
TEST(FactCases, VacatedFeatureHasLostPoints)
{
    const Scene scene("E0/Ac FS-073", Scene::Table{.sets = {"base", "festival"}});
    const auto& rules = scene.rules();
    const auto& before = scene.state();
    Evaluator evaluator(rules);
    const auto moveOf = [&](const Action& action) {
        State after = before;
        rules.apply(after, action);
        return CandidateMove{{action}, 1, evaluator.leads(after)[decider], {}};
    };
    Action action = Action::deploy(FigureKind::Follower, {0, 0}, 0);
    action.type = actionType(rules, "recall");
    ASSERT_FALSE(rules.refusal(before, action));
    const auto reasons = Reasons(evaluator).of(before, moveOf(action), moveOf(Action::pass()));
    const auto* vacated = find(reasons, fact::vacated, decider);
    ASSERT_NE(vacated, nullptr);
    EXPECT_GT(vacated->count, 0);
    EXPECT_LT(vacated->points, 0);
    EXPECT_FALSE(vacated->isOfOther);
    EXPECT_EQ(vacated->feature->kind, FeatureKind::City);
    EXPECT_EQ(find(reasons, fact::vacated, rival), nullptr);
    const auto opposite = Reasons(evaluator).of(before, moveOf(Action::pass()), moveOf(action));
    const auto* other = find(opposite, fact::vacated, decider);
    ASSERT_NE(other, nullptr);
    EXPECT_TRUE(other->isOfOther);
    EXPECT_GT(other->points, 0);
}

/// All players take back a meeple at a crop circle: the rival has only one knight, who gives points.
TEST(FactCases, LossOfOtherPlayerAtCropCircleIsExpected)
{
    Scene scene("F0/Bc G0 CC-010", Scene::Table{.sets = {"base", "crop-circles"}});
    scene.pass();
    const auto& rules = scene.rules();
    const auto& before = scene.state();
    Evaluator evaluator(rules);
    const auto moveOf = [&](const std::string& word) {
        const auto action = actionFrom(scene, R"({"circle": ")" + word + R"("})");
        State after = before;
        rules.apply(after, action);
        return CandidateMove{{action}, 1, evaluator.leads(after)[decider], {}};
    };
    const auto reasons = Reasons(evaluator).of(before, moveOf("remove"), moveOf("add"));
    const auto* loss = find(reasons, fact::expected, rival);
    ASSERT_NE(loss, nullptr);
    EXPECT_EQ(loss->detail, "crop-circles");
    EXPECT_EQ(loss->count, 3) << "4 points of the city, and a meeple in the supply";
    EXPECT_GT(loss->points, 0);
}

/// With the figures of both players exchanged, the facts have the same numbers and the opposite points.
TEST(FactCases, ExchangedFiguresExchangeOwners)
{
    const auto own = reasonsFor(Scene("E0/Ac"), "E", onCity, besideField);
    const auto others = reasonsFor(Scene("E0/Bc"), "E", onCity, besideField);
    const auto* first = find(own, fact::completed, decider);
    const auto* second = find(others, fact::completed, rival);
    ASSERT_NE(first, nullptr);
    ASSERT_NE(second, nullptr);
    EXPECT_EQ(first->count, second->count);
    EXPECT_EQ(first->terms, second->terms);
    EXPECT_GT(first->points, 0);
    EXPECT_LT(second->points, 0);
    EXPECT_EQ(find(others, fact::completed, decider), nullptr);
}

/// E has one city side, so it completes the city. G has two opposite city sides.
TEST(FactCases, OneTileLeftIsCounted)
{
    constexpr Placement above{{0, -1}, 1};
    constexpr Placement beside{{1, 0}, 1};
    for (const int tiles : {1, 2}) {
        std::vector<std::string_view> bag(static_cast<std::size_t>(tiles), "E");
        bag.emplace_back("G");
        const auto reasons = reasonsFor(Scene("E0/Ac", bag), "G", above, beside);
        const auto* city = find(reasons, fact::oneLeft, decider);
        ASSERT_NE(city, nullptr);
        EXPECT_EQ(city->count, tiles);
        EXPECT_EQ(city->of, tiles + 1);
        EXPECT_EQ(*city->cell, (Cell{0, -2}));
    }
    const auto reasons = reasonsFor(Scene("E0/Ac", {"B", "G"}), "G", above, beside);
    EXPECT_EQ(find(reasons, fact::oneLeft, decider), nullptr) << "no tile completes the city";
}

} // namespace vozka
