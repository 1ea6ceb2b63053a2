// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Steps for all players, after the turn and at the end of the game, with a test step.
#include "engine/rules/hooks/turn.h"
#include "scene.h"
#include "written_action.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

/// Each player can take tokens from their own hand.
class Spending final : public ActionRule {
public:
    Spending(Action::Type type, TokenKind token) : m_type(type), m_token(token) {}
    [[nodiscard]] bool isPossible(const RuleBook&, const StateData& state) const override
    {
        return state.held(state.toMove, m_token) > 0;
    }
    void addLegal(const RuleBook& book, const StateData& state, ActionList& actions) const override
    {
        Action action;
        action.type = m_type;
        if (isPossible(book, state))
            actions.push_back(action);
    }
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state,
                                                 const Action&) const override
    {
        return isPossible(book, state) ? std::nullopt : std::optional(Refusal{refusal::noneLeft, {}});
    }
    void apply(Turn& turn, const Action&) const override
    {
        for (auto& token : turn.state().tokens.of(m_token))
            if (token.isHeldBy(turn.state().toMove))
                --token.count;
    }

private:
    Action::Type m_type;
    TokenKind m_token;
};

class SpendStep final : public Step {
public:
    explicit SpendStep(Order order) : Step({.name = "spend", .order = order, .mayPass = true}) {}
    Next enter(Turn&) const override { return Next::Round; }
    Next after(Turn&) const override { return Next::Round; }
};

void addSpending(RuleBook& book, Section section, Order order)
{
    static constexpr std::array args{ArgSpec{"spend", ArgType::Flag, ArgField::None}};
    const auto type = book.addAction(args, ActionRole::Other);
    const auto token = book.add(
        TokenSpec{.word = "coin", .spots = setOf(SpotKind::Hand), .most = 6, .each = 2, .isStack = true});
    static std::vector<std::unique_ptr<Spending>> rules;
    rules.push_back(std::make_unique<Spending>(type, token));
    book.plan().append(std::make_unique<SpendStep>(order), type, *rules.back(), "test", section);
}

Rules rulesWith(void (*addRules)(RuleBook&))
{
    return rulesWithOnly("A3 .", {"V"}, 3, {addRules});
}

/// Initials of the players who decide while each of `answers` is played: s spends, p passes.
std::string decidingPlayers(Scene& scene, std::string_view answers)
{
    std::string deciding;
    for (const char answer : answers) {
        if (scene.step() != "spend")
            return deciding + "?";
        deciding += static_cast<char>('A' + scene.state()->toMove);
        if (answer == 's')
            perform(scene, R"({"spend": true})");
        else
            scene.pass();
    }
    return deciding;
}

TEST(Round, ContinuesWithNextPlayerAfterPass)
{
    Scene scene("A3 .",
                rulesWith([](RuleBook& book) { addSpending(book, Section::Turn, Order::EachFromNext); }));
    scene.pass();
    // Bob has nothing left after two, so Carol is next.
    EXPECT_EQ(decidingPlayers(scene, "ssspp"), "BBCCA");
    EXPECT_EQ(scene.step(), "draw");
    EXPECT_EQ(scene.state()->active, 1);
    EXPECT_EQ(scene.state()->round, Round());
}

TEST(Round, ChangesPlayerAfterEachChoiceUntilAllHavePassed)
{
    Scene scene("A3 .",
                rulesWith([](RuleBook& book) { addSpending(book, Section::Turn, Order::InTurnsFromNext); }));
    scene.pass();
    EXPECT_EQ(decidingPlayers(scene, "spssp"), "BCABA");
    EXPECT_EQ(scene.step(), "draw");
}

TEST(Round, AfterTurnComesBeforeNextPlayer)
{
    Scene scene("A3 .", rulesWith([](RuleBook& book) {
                    addSpending(book, Section::AfterTurn, Order::EachFromNext);
                }));
    scene.pass();
    EXPECT_EQ(scene.state()->active, 0);
    EXPECT_EQ(scene.state()->turn, 1);
    EXPECT_EQ(decidingPlayers(scene, "ppp"), "BCA");
    EXPECT_EQ(scene.state()->active, 1);
    EXPECT_EQ(scene.state()->turn, 2);
}

TEST(Round, AtEndStartsLeftOfPlayerOfLastTurn)
{
    Scene scene("A3 .",
                rulesWith([](RuleBook& book) { addSpending(book, Section::End, Order::InTurnsFromNext); }));
    scene.pass();
    EXPECT_EQ(scene.step(), "draw");
    // Bob places the last tile.
    perform(scene, R"({"draw": "V"})");
    perform(scene, R"({"place": "V", "at": [0,-1], "turns": 1})");
    scene.pass();
    EXPECT_FALSE(scene.state()->over);
    EXPECT_EQ(decidingPlayers(scene, "psps"), "CABA");
    EXPECT_TRUE(scene.state()->over);
}

TEST(Round, EndNowSkipsAllPlayers)
{
    Scene scene("A3 .",
                rulesWith([](RuleBook& book) { addSpending(book, Section::End, Order::InTurnsFromNext); }));
    State state = scene.state();
    scene.rules().endNow(state);
    EXPECT_TRUE(state->over);
}

} // namespace
} // namespace vozka
