// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rules that a state has no room for, or that take each other's numbers, are known before anything is played.
#include "engine/expansions/list.h"
#include "engine/rules/hooks/majority.h"
#include "records/tile_library.h"
#include "scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace vozka {
namespace {

bool isSoundWith(void (*plugIn)(RuleBook&))
{
    return rulesWithOnly("D0", {"V"}, maxPlayers, {plugIn}).book().isSound();
}

struct Large {
    std::array<std::byte, ExpansionSlots::most - 200> bytes;
};

constexpr auto newKind = static_cast<FigureKind>(maxFigureKinds - 1);

TEST(RuleBook, AllExpansionsTogetherHaveRoom)
{
    std::vector<std::string> sets;
    for (const auto set : playableTileSets())
        sets.emplace_back(set);
    EXPECT_TRUE(baseRules(maxPlayers, Options(), sets).book().isSound());
}

TEST(RuleBook, SetsAreShownInOneOrderWhateverIsPluggedInFirst)
{
    const std::vector<Code> order{
        "base",  "abbey-and-mayor",      "drawbridges",         "river", "river-2", "inns-and-cathedrals",
        "abbot", "traders-and-builders", "princess-and-dragon", "tower"};
    auto shown = playableTileSets();
    // Further sets may stand anywhere among them.
    std::erase_if(shown, [&](Code set) { return std::ranges::find(order, set) == order.end(); });
    EXPECT_EQ(shown, order);
}

TEST(RuleBook, HasFigureKindsOfItsSetsOnly)
{
    const auto base = baseRules();
    const auto rules = baseRules(2, Options(), {"base", "abbey-and-mayor"});
    const auto wagon = rules.book().findFigure("wagon")->kind();
    EXPECT_TRUE(base.book().has(FigureKind::Follower));
    EXPECT_TRUE(rules.book().has(wagon));
    EXPECT_FALSE(base.book().has(wagon));
    EXPECT_FALSE(rules.book().has(static_cast<FigureKind>(maxFigureKinds)));
}

TEST(RuleBook, KindsOfFeaturesHaveANumberAndANameEach)
{
    // Sets that bring the same thing call it the same.
    std::map<FeatureKind, Code> names;
    std::map<Code, FeatureKind> kinds;
    for (const auto* expansion : expansions())
        for (const auto& kind : expansion->featureKinds) {
            EXPECT_GE(kind.kind, FeatureKind::FirstOfExpansions) << kind.name;
            EXPECT_LT(index(kind.kind), maxFeatureKinds) << kind.name;
            EXPECT_EQ(names.try_emplace(kind.kind, kind.name).first->second, kind.name);
            EXPECT_EQ(kinds.try_emplace(kind.name, kind.kind).first->second, kind.kind) << kind.name;
        }
}

TEST(RuleBook, MoreFiguresThanAStateHoldsAreNotSound)
{
    EXPECT_TRUE(
        isSoundWith([](RuleBook& book) { book.add(std::make_unique<FigureRule>(newKind, "guest", 9)); }));
    // 6 players with 7 + 10 figures each.
    EXPECT_FALSE(
        isSoundWith([](RuleBook& book) { book.add(std::make_unique<FigureRule>(newKind, "guest", 10)); }));
}

TEST(RuleBook, AFigureTakesNobodysNumberOrName)
{
    EXPECT_FALSE(isSoundWith(
        [](RuleBook& book) { book.add(std::make_unique<FigureRule>(FigureKind::Follower, "guest", 1)); }));
    EXPECT_FALSE(
        isSoundWith([](RuleBook& book) { book.add(std::make_unique<FigureRule>(newKind, "follower", 1)); }));
    EXPECT_FALSE(isSoundWith([](RuleBook& book) {
        book.add(std::make_unique<FigureRule>(static_cast<FigureKind>(maxFigureKinds), "guest", 1));
    }));
}

TEST(RuleBook, MoreDataThanAStateHoldsIsNotSound)
{
    EXPECT_FALSE(isSoundWith([](RuleBook& book) {
        (void)book.reserveSlot<Large>();
        (void)book.reserveSlot<Large>();
    }));
}

TEST(Majority, AFigureOfNobodyHasNoPartInIt)
{
    const Scene scene("A3/Ar D0/Br .");
    State copy = scene.state();
    auto& state = const_cast<StateData&>(*copy);
    const auto segment = state.figures[0].segment;
    state.figures.push_back({segment, 0, nature, FigureKind::Follower});
    const auto most = majority(scene.rules().book(), state, segment);
    EXPECT_EQ(most.highest, 1);
    EXPECT_EQ(most.strength, (std::array<int, maxPlayers>{1, 1}));
}

} // namespace
} // namespace vozka
