// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The plan of the turn as text.
#include "engine/expansions/list.h"
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

TEST(Plan, HasStepsOfBaseGame)
{
    EXPECT_EQ(baseRules().book().plan().print(), "draw (core)\n"
                                                 "place (core)\n"
                                                 "deploy (core)\n"
                                                 "score (core)\n");
}

TEST(Plan, HasStepsOfAbbeyAndMayor)
{
    const auto rules = baseRules(2, Options(), {"base", "abbey-and-mayor"});
    EXPECT_EQ(rules.book().plan().print(), "abbey (abbey)\n"
                                           "draw (core)\n"
                                           "place (core)\n"
                                           "deploy (core)\n"
                                           "score (core)\n"
                                           "wagon (wagon)\n");
}

TEST(Plan, HasStepsOfCount)
{
    EXPECT_EQ(baseRules(2, Options(), {"base", "count"}).book().plan().print(), "draw (core)\n"
                                                                                "place (core)\n"
                                                                                "deploy (core)\n"
                                                                                "leave (count)\n"
                                                                                "score (core)\n"
                                                                                "quarter (count)\n"
                                                                                "count (count)\n"
                                                                                "leave (count) at the end\n");
}

TEST(Plan, HasStepsOfEverySet)
{
    const auto sets = playableTileSets();
    EXPECT_EQ(baseRules(2, Options(), {sets.begin(), sets.end()}).book().plan().print(),
              "abbey (abbey)\n"
              "draw (core)\n"
              "place (core)\n"
              "deploy (core)\n"
              "roll (flying-machines)\n"
              "land (flying-machines)\n"
              "capture (tower)\n"
              "exchange (tower)\n"
              "phantom (phantom)\n"
              "roll (flying-machines)\n"
              "land (flying-machines)\n"
              "tunnel (tunnel)\n"
              "ferry (ferries)\n"
              "ferries (ferries)\n"
              "dragon (princess-and-dragon)\n"
              "leave (count)\n"
              "score (core)\n"
              "drawbridge (drawbridges)\n"
              "wagon (wagon)\n"
              "quarter (count)\n"
              "count (count)\n"
              "circle (crop-circles)\n"
              "circle (crop-circles)\n"
              "circle (crop-circles)\n"
              "escape (siege) after the turn\n"
              "leave (count) at the end\n");
}

class EmptyStep final : public Step {
public:
    explicit EmptyStep(Code name = "halt") : Step({.name = name}) {}
    Next enter(Turn&) const override { return Next::NextStep; }
};

TEST(Plan, HasSectionsAfterTurnAndAtEnd)
{
    TurnPlan plan;
    EXPECT_EQ(plan.firstOf(Section::End), 0U);
    plan.append(std::make_unique<EmptyStep>("last"), "end", Section::End);
    plan.append(std::make_unique<EmptyStep>("after"), "after", Section::AfterTurn);
    plan.append(std::make_unique<EmptyStep>("one"), "turn");
    plan.append(std::make_unique<EmptyStep>("two"), "turn");
    plan.insertAfter("last", std::make_unique<EmptyStep>("very last"), "end");
    plan.insertBefore("after", std::make_unique<EmptyStep>("before"), "after");
    EXPECT_EQ(plan.print(), "one (turn)\n"
                            "two (turn)\n"
                            "before (after) after the turn\n"
                            "after (after) after the turn\n"
                            "last (end) at the end\n"
                            "very last (end) at the end\n");
    EXPECT_EQ(plan.firstOf(Section::Turn), 0U);
    EXPECT_EQ(plan.firstOf(Section::AfterTurn), 2U);
    EXPECT_EQ(plan.firstOf(Section::End), 4U);
    EXPECT_EQ(plan.sectionOf(plan.indexOf("before")), Section::AfterTurn);
    EXPECT_TRUE(plan.has("last"));
    EXPECT_FALSE(plan.has("first"));
}

TEST(Plan, InsertsStepsByName)
{
    TurnPlan plan;
    plan.append(std::make_unique<EmptyStep>(), "core");
    plan.insertAfter("halt", std::make_unique<EmptyStep>(), "after");
    plan.insertBefore("halt", std::make_unique<EmptyStep>(), "before");
    EXPECT_EQ(plan.print(), "halt (before)\nhalt (core)\nhalt (after)\n");
}

class Requested final : public Step {
public:
    Requested() : Step({.name = "requested", .startsOnRequest = true}) {}
    Next enter(Turn&) const override { return Next::NextStep; }
};

TEST(Plan, SkipsStepsWithoutRequest)
{
    TurnPlan plan;
    plan.append(std::make_unique<EmptyStep>(), "core");
    plan.append(std::make_unique<Requested>(), "core");
    plan.append(std::make_unique<EmptyStep>(), "core");
    plan.append(std::make_unique<Requested>(), "core");
    plan.seal();
    const StepSet second = 1U << 1U;
    EXPECT_EQ(plan.nextStep(1, 4, 0), 2);
    EXPECT_EQ(plan.nextStep(1, 4, second), 1);
    EXPECT_EQ(plan.nextStep(2, 4, second), 2) << "a request of an earlier step";
    EXPECT_EQ(plan.nextStep(3, 4, 0), 4);
    EXPECT_EQ(plan.indexAfter(1, "requested"), 3);
}

/// Step that is the rule of one type of action.
class StepWithRule final : public Step, public ActionRule {
public:
    StepWithRule() : Step({.name = "again"}) {}
    Next enter(Turn&) const override { return Next::NextStep; }
    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook&, const StateData&,
                                                 const Action&) const override
    {
        return {};
    }
    void apply(Turn&, const Action&) const override {}
};

TEST(Plan, RepeatsStepAfterEachThatOffersAction)
{
    const StepWithRule rule;
    TurnPlan plan;
    for (const auto* owner : {"one", "two", "three"})
        plan.append(std::make_unique<EmptyStep>(), owner);
    constexpr auto offered = Action::Type::Deploy;
    constexpr auto own = Action::Type::Move;
    plan.offer("halt", offered, rule);
    plan.insertAfter("halt", std::make_unique<StepWithRule>(), offered, "four");
    plan.insertAfterEach(offered, std::make_shared<StepWithRule>(), own, "rule");
    EXPECT_EQ(plan.print(),
              "halt (one)\nagain (rule)\nagain (four)\nagain (rule)\nhalt (two)\nhalt (three)\n");
    EXPECT_EQ(plan.choices(1).types(), setOf(own));
    EXPECT_EQ(plan.choices(2).types(), setOf(offered));
    EXPECT_EQ(plan.choices(3).types(), setOf(own));
    EXPECT_EQ(&plan.at(1), &plan.at(3));
}

} // namespace vozka
