// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rule book: order of sets, numbers of additions, limits, roles of actions, and groups of features.
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

/// Fault of the base game with this addition; empty if none.
CapacityFault faultWith(void (*addition)(RuleBook&))
{
    auto ruleSources = ruleSourcesFor(std::vector<std::string>{"base"});
    ruleSources.push_back(addition);
    CapacityFault fault;
    auto catalogue = records::TileLibrary::builtIn().catalogue({"base"}, "");
    const auto rules = Rules::make(std::move(*catalogue), {Options(), maxPlayers, ruleSources}, fault);
    EXPECT_EQ(rules.has_value(), fault.quantity.empty());
    return fault;
}

template<int maxCount, bool isStack>
void addCoins(RuleBook& book)
{
    (void)book.add(
        TokenSpec{.word = "gold", .spots = setOf(SpotKind::Hand), .most = maxCount, .isStack = isStack});
}

class EmptyStep final : public Step {
public:
    EmptyStep() : Step({.name = "empty"}) {}
    Next enter(Turn&) const override { return Next::NextStep; }
};

/// Adds steps until the plan has that many.
template<int count>
void addSteps(RuleBook& book)
{
    while (book.plan().size() < count)
        book.plan().append(std::make_unique<EmptyStep>(), "test");
}

void expectFault(const CapacityFault& fault, Code quantity, int needed, int limit)
{
    EXPECT_EQ(fault.quantity, quantity);
    EXPECT_EQ(fault.needed, needed);
    EXPECT_EQ(fault.limit, limit);
}

TEST(RuleBook, SetsAreShownInFixedOrder)
{
    const std::vector<Code> order{
        "base",  "abbey-and-mayor",      "drawbridges",         "river", "river-2", "inns-and-cathedrals",
        "abbot", "traders-and-builders", "princess-and-dragon", "tower"};
    auto shown = playableTileSets();
    // Other sets can be anywhere among them.
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

TEST(RuleBook, NumbersKindsOfFeaturesByTheirWords)
{
    std::map<FeatureKind, Code> words;
    for (const auto* expansion : expansions())
        for (const auto& spec : expansion->featureKinds) {
            const auto kind = featureKind(spec.word);
            EXPECT_TRUE(isOfExpansion(kind)) << spec.word;
            EXPECT_LT(index(kind), maxFeatureKinds) << spec.word;
            EXPECT_EQ(featureKindName(kind), spec.word);
            EXPECT_EQ(words.try_emplace(kind, spec.word).first->second, spec.word);
        }
    EXPECT_GE(words.size(), 2U);
}

TEST(RuleBook, NumbersAdditionsInOrder)
{
    (void)rulesWithOnly("D0", {"V"}, 2, {[](RuleBook& book) {
                            static constexpr std::array waveArgs{ArgSpec{"wave", ArgType::Flag}};
                            static constexpr std::array bowArgs{ArgSpec{"bow", ArgType::Flag}};
                            const auto first = book.add(FigureSpec{.name = "guest", .supply = 1});
                            const auto second = book.add(FigureSpec{.name = "host", .supply = 1});
                            EXPECT_EQ(index(second), index(first) + 1);
                            EXPECT_EQ(book.figureRule(second).name(), "host");
                            EXPECT_EQ(book.figureRule(second).kind(), second);
                            EXPECT_EQ(index(book.add(TokenSpec{"ball"})), 0);
                            EXPECT_EQ(index(book.add(TokenSpec{"hoop"})), 1);
                            EXPECT_EQ(book.findToken("hoop")->kind, TokenKind{1});
                            EXPECT_EQ(book.findToken("rope"), nullptr);
                            const auto wave = book.addAction(waveArgs, ActionRole::Other);
                            const auto bow = book.addAction(bowArgs, ActionRole::Other);
                            EXPECT_TRUE(isOfExpansion(wave));
                            EXPECT_NE(wave, bow);
                            Action action;
                            action.type = bow;
                            EXPECT_EQ(book.formOf(action)->word(), "bow");
                        }});
}

TEST(RuleBook, LimitsSteps)
{
    expectFault(faultWith(addSteps<63>), "", 0, 0);
    expectFault(faultWith(addSteps<64>), "steps", 64, 63);
}

TEST(RuleBook, LimitsFigures)
{
    // 6 players with 7 followers and 35 or 36 others each.
    expectFault(faultWith([](RuleBook& book) { book.add(FigureSpec{.name = "guest", .supply = 35}); }), "", 0,
                0);
    expectFault(faultWith([](RuleBook& book) { book.add(FigureSpec{.name = "guest", .supply = 36}); }),
                "figures", 258, maxFigures);
}

TEST(RuleBook, LimitsKinds)
{
    expectFault(faultWith([](RuleBook& book) {
                    static constexpr std::string_view names = "abcdefghijklmnop";
                    static_assert(names.size() == maxFigureKinds,
                                  "with the follower one more than the limit");
                    for (std::size_t i = 0; i < names.size(); ++i)
                        book.add(FigureSpec{.name = names.substr(i, 1), .supply = 0});
                }),
                "figure-kinds", maxFigureKinds + 1, maxFigureKinds);
    expectFault(faultWith([](RuleBook& book) {
                    static constexpr std::array args{ArgSpec{"wave", ArgType::Flag}};
                    for (int i = 0; i < maxActionTypes; ++i)
                        (void)book.addAction(args, ActionRole::Other);
                }),
                "actions", maxActionTypes + 1, maxActionTypes);
}

TEST(RuleBook, LimitsTokens)
{
    expectFault(faultWith(addCoins<maxTokens, false>), "", 0, 0);
    expectFault(faultWith(addCoins<maxTokens + 1, false>), "tokens", maxTokens + 1, maxTokens);
}

TEST(RuleBook, LimitsStacksOfTokens)
{
    expectFault(faultWith(addCoins<maxStack, true>), "", 0, 0);
    expectFault(faultWith(addCoins<maxStack + 1, true>), "stack", maxStack + 1, maxStack);
}

TEST(RuleBook, LimitsSlots)
{
    expectFault(faultWith([](RuleBook& book) { (void)book.reserveSlot<std::byte>(maxSlotBytes); }), "", 0, 0);
    expectFault(faultWith([](RuleBook& book) { (void)book.reserveSlot<std::byte>(maxSlotBytes + 1); }),
                "slots", maxSlotBytes + 1, maxSlotBytes);
}

TEST(RuleBook, ActionsHaveRolesOfTheirForms)
{
    const auto sets = playableTileSets();
    const auto rules = baseRules(2, Options(), {sets.begin(), sets.end()});
    std::map<std::string, ActionRole> roles;
    for (const auto& form : rules.book().actionForms()) {
        EXPECT_EQ(rules.book().roleOf(form.base), form.role) << form.word();
        roles[std::string(form.word())] = form.role;
    }
    const std::map<std::string, ActionRole> expected{
        {"aside", ActionRole::Chance},      {"capture", ActionRole::Elsewhere},
        {"deploy", ActionRole::Figure},     {"discard", ActionRole::Chance},
        {"dragon", ActionRole::Other},      {"draw", ActionRole::Chance},
        {"drawbridge", ActionRole::Other},  {"exchange", ActionRole::Other},
        {"fairy", ActionRole::Elsewhere},   {"pass", ActionRole::Decline},
        {"place", ActionRole::Tile},        {"princess", ActionRole::Elsewhere},
        {"ransom", ActionRole::FreeAction}, {"retrieve", ActionRole::Elsewhere},
        {"tower", ActionRole::Elsewhere},   {"wagon", ActionRole::Other}};
    for (const auto& [word, role] : expected) {
        ASSERT_TRUE(roles.contains(word)) << word;
        EXPECT_EQ(roles[word], role) << word;
    }
    EXPECT_EQ(rules.book().roleOf(Action::returnToSupply(FigureKind::Follower, Spot::tile({}))),
              ActionRole::Other);
}

TEST(RuleBook, FreeActionsHaveTheirRole)
{
    const auto sets = playableTileSets();
    const auto rules = baseRules(2, Options(), {sets.begin(), sets.end()});
    for (const auto& form : rules.book().actionForms())
        EXPECT_EQ(form.role == ActionRole::FreeAction, rules.book().freeActions().takes(form.base))
            << form.word();
}

TEST(RuleBook, GroupsFeaturesByTheirRules)
{
    const auto sets = playableTileSets();
    const auto rules = baseRules(2, Options(), {sets.begin(), sets.end()});
    const std::map<std::string, FeatureGroup> expected{
        {"road", FeatureGroup::Path},        {"city", FeatureGroup::Area},
        {"field", FeatureGroup::Field},      {"monastery", FeatureGroup::Surrounded},
        {"abbey", FeatureGroup::Surrounded}, {"garden", FeatureGroup::Surrounded},
        {"river", FeatureGroup::None},       {"tower", FeatureGroup::None}};
    for (const auto& [word, group] : expected)
        EXPECT_EQ(rules.book().featureRule(*findFeatureKind(word)).group, group) << word;
}

TEST(Majority, IgnoresNeutralFigures)
{
    const Scene scene("A3/Ar D0/Br .");
    State copy = scene.state();
    auto& state = const_cast<StateData&>(*copy);
    const auto segment = state.figures[0].segment;
    state.figures.push_back({segment, 0, noPlayer, FigureKind::Follower});
    const auto leaders = majority(scene.rules().book(), state, segment);
    EXPECT_EQ(leaders.highest, 1);
    EXPECT_EQ(leaders.strength, (std::array<int, maxPlayers>{1, 1}));
}

} // namespace
} // namespace vozka
