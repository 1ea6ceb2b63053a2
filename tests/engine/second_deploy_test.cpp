// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A second deploy step of a turn.
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/steps/core_steps.h"
#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {

namespace {

constexpr Code secondStep = "second";

/// Closes the second step if the first one was passed.
std::optional<Refusal> refusalAfterPass(const RuleBook&, const StateData& state)
{
    if ((state.turnActions & setOf(Action::Type::Pass)) == 0)
        return {};
    return Refusal{"after-pass", {}};
}

/// Adds a second step that deploys only the squire. It is closed if the first step was passed.
void addSquire(RuleBook& book)
{
    const auto squire = book.add(FigureSpec{.name = "squire", .supply = 1});
    book.copyAllowedPlaces(FigureKind::Follower, squire);
    insertDeployStep(book, step::deploy, secondStep, setOf(squire), "test");
    book.plan().limit(secondStep, {{}, refusalAfterPass});
}

class SecondDeploy : public testing::Test {
protected:
    Scene m_scene{"D0 W0", rulesWithOnly("D0 W0", {"V", "V"}, 2, {addSquire})};
};

TEST_F(SecondDeploy, FollowsFirst)
{
    m_scene.deploy(":road-e");
    EXPECT_EQ(m_scene.step(), secondStep);
    EXPECT_EQ(m_scene.state()->toMove, 0);
    EXPECT_EQ(m_scene.deployRefusalCode("(squire):road-e"), "feature-occupied");
    EXPECT_EQ(m_scene.deployRefusalCode("(squire):road-s"), "");
    EXPECT_EQ(m_scene.deployRefusalCode(":road-s"), "not-this-step");
    m_scene.deploy("(squire):road-s");
    EXPECT_EQ(m_scene.state()->active, 1);
    EXPECT_EQ(m_scene.supply('A', "squire"), 0);
}

TEST_F(SecondDeploy, ListsItsFiguresOnly)
{
    m_scene.deploy(":road-e");
    ActionList legal;
    m_scene.rules().legal(m_scene.state(), legal);
    for (const auto& action : legal)
        EXPECT_TRUE(action.type == Action::Type::Pass || action.figure == m_scene.figureKind("squire"));
    const auto squires = figureCandidates(m_scene.rules(), m_scene.state(), m_scene.figureKind("squire"));
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count_if(squires, &Candidate::isLegal)),
              legal.size() - 1);
    EXPECT_TRUE(stepCandidates(m_scene.rules(), m_scene.state()).empty());
}

TEST_F(SecondDeploy, IsSkippedWithoutFigure)
{
    m_scene.deploy("(squire):road-e");
    EXPECT_EQ(m_scene.state()->active, 1);
}

TEST_F(SecondDeploy, IsSkippedIfLimitClosesIt)
{
    m_scene.pass();
    EXPECT_EQ(m_scene.state()->active, 1);
    EXPECT_EQ(m_scene.state()->turnActions, ActionSet{0});
}

TEST_F(SecondDeploy, CanBePassed)
{
    m_scene.deploy(":road-e");
    EXPECT_EQ(m_scene.state()->turnActions, setOf(Action::Type::Deploy));
    m_scene.pass();
    EXPECT_EQ(m_scene.state()->active, 1);
}

/// Step after the scoring that waits for a decision.
class WaitingStep final : public Step {
public:
    WaitingStep() : Step({.name = "halt", .mayPass = true}) {}
    Next enter(Turn&) const override { return Next::Choice; }
};

TEST(ClosedStep, GivesItsReasonInAllLaterStepsOfTurn)
{
    const auto addWaitingStep = [](RuleBook& book) {
        addSquire(book);
        book.plan().insertAfter(step::score, std::make_unique<WaitingStep>(), "test");
    };
    Scene scene("D0 W0", rulesWithOnly("D0 W0", {"V", "V"}, 2, {addWaitingStep}));
    scene.pass();
    ASSERT_EQ(scene.step(), "halt");
    EXPECT_EQ(scene.deployRefusalCode("(squire):road-e"), "after-pass");
    EXPECT_EQ(scene.deployRefusalCode(":road-e"), "not-this-step");
}

} // namespace

} // namespace vozka
