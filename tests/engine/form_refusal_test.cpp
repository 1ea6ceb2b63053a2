// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Values that are no action of a game are refused with the name of the wrong argument.
#include "engine/rules/hooks/form_refusal.h"

#include "scene.h"

#include <gtest/gtest.h>

namespace vozka {
namespace {

class FormRefusal : public testing::Test {
protected:
    Scene m_scene{"D0 U1", Scene::Table{.sets = {"base", "abbey-and-mayor", "drawbridges",
                                                 "princess-and-dragon", "tower"}}};

    /// Name of the wrong argument, "" if the action is well-formed.
    std::string wrongArgument(const Action& action)
    {
        const auto ofForm = formRefusal(m_scene.rules().book(), *m_scene.state(), action);
        const auto ofRules = m_scene.rules().refusal(m_scene.state(), action);
        if (!ofForm) {
            EXPECT_TRUE(!ofRules || ofRules->code != refusal::notAnAction);
            return "";
        }
        EXPECT_EQ(ofForm->code, refusal::notAnAction);
        EXPECT_EQ(ofRules, ofForm);
        return std::string(ofForm->detail);
    }
    Action actionOf(Code word)
    {
        const auto& forms = m_scene.rules().book().actionForms();
        return std::ranges::find(forms, word, &ActionForm::word)->base;
    }
    FigureKind figure(Code name) { return m_scene.rules().book().findFigure(name)->kind(); }
};

constexpr auto unknownFigure = static_cast<FigureKind>(maxFigureKinds - 1);

TEST_F(FormRefusal, AcceptsWellFormedActionsOfAnyStep)
{
    EXPECT_EQ(wrongArgument(Action::pass()), "");
    EXPECT_EQ(wrongArgument(Action::draw(0)), "");
    EXPECT_EQ(wrongArgument(Action::place(0, {-200, 200}, 3)), "");
    EXPECT_EQ(wrongArgument(Action::deploy(FigureKind::Follower, {0, 0}, 0)), "");
    EXPECT_EQ(wrongArgument(Action::deploy(FigureKind::Follower, Spot::corner({9, 9}))), "");
    EXPECT_EQ(wrongArgument(Action::move(figure("wagon"), Spot::tile({0, 0}), Spot::feature({1, 0}, 0))), "");
    EXPECT_EQ(wrongArgument(Action::returnToSupply(figure("wagon"), Spot::tile({0, 0}))), "");
    EXPECT_EQ(wrongArgument(Action::returnToSupply(FigureKind::Follower, Spot::feature({0, 0}, 0))), "");
}

TEST_F(FormRefusal, NamesNothingForUnknownTypes)
{
    Action action;
    action.type = static_cast<Action::Type>(200);
    const auto refusal = m_scene.rules().refusal(m_scene.state(), action);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->code, refusal::notAnAction);
    EXPECT_EQ(refusal->detail, "");
}

TEST_F(FormRefusal, NamesArgumentsOutsideTheirDomain)
{
    EXPECT_EQ(wrongArgument(Action::draw(noKind)), "draw");
    EXPECT_EQ(wrongArgument(Action::place(0, {0, 1}, 4)), "turns");
    EXPECT_EQ(wrongArgument(Action::place(0, {201, 0}, 0)), "at");
    EXPECT_EQ(wrongArgument(Action::deploy(unknownFigure, {0, 0}, 0)), "deploy");
    EXPECT_EQ(wrongArgument(Action::deploy(FigureKind::Follower, Spot::corner({0, 512}))), "corner");
    auto dragon = actionOf("dragon");
    dragon.turns = 4;
    EXPECT_EQ(wrongArgument(dragon), "dragon");
    auto capture = actionOf("capture");
    capture.at = Spot::feature({0, 0}, 0);
    capture.player = 2;
    EXPECT_EQ(wrongArgument(capture), "player");
    capture.player = 1;
    EXPECT_EQ(wrongArgument(capture), "");
    capture.figure = unknownFigure;
    EXPECT_EQ(wrongArgument(capture), "capture");
}

TEST_F(FormRefusal, NamesPlacesThatDoNotExist)
{
    EXPECT_EQ(wrongArgument(Action::deploy(FigureKind::Follower, {5, 5}, 0)), "at");
    EXPECT_EQ(wrongArgument(Action::deploy(FigureKind::Follower, {512, 0}, 0)), "at");
    EXPECT_EQ(wrongArgument(Action::deploy(FigureKind::Follower, {0, 0}, 9)), "feature");
    EXPECT_EQ(wrongArgument(Action::move(figure("wagon"), Spot::tile({0, 0}), Spot::feature({513, 0}, 0))),
              "to");
    EXPECT_EQ(wrongArgument(Action::move(figure("wagon"), Spot::tile({0, 0}), Spot::feature({1, 0}, 9))),
              "feature");
    EXPECT_EQ(wrongArgument(
                  Action::move(FigureKind::Follower, Spot::feature({0, 0}, 0), Spot::feature({1, 512}, 0))),
              "to");
    EXPECT_EQ(wrongArgument(Action::returnToSupply(FigureKind::Follower, Spot::feature({0, 0}, 9))), "from");
    EXPECT_EQ(wrongArgument(Action::returnToSupply(FigureKind::Follower, Spot::tile({0, 0}))), "figure");
}

TEST_F(FormRefusal, NamesUnusedFieldsThatAreSet)
{
    auto pass = Action::pass();
    pass.player = 0;
    EXPECT_EQ(wrongArgument(pass), "player");
    auto place = Action::place(0, {0, 1}, 0);
    place.figure = figure("wagon");
    EXPECT_EQ(wrongArgument(place), "figure");
    auto deploy = Action::deploy(FigureKind::Follower, {0, 0}, 0);
    deploy.number = 1;
    EXPECT_EQ(wrongArgument(deploy), "tile");
    auto returning = Action::returnToSupply(figure("wagon"), Spot::tile({0, 0}));
    returning.to = Spot::tile({1, 0});
    EXPECT_EQ(wrongArgument(returning), "to");
    returning.to = Spot::supply();
    returning.at = Spot::corner({0, 0});
    EXPECT_EQ(wrongArgument(returning), "at");
    pass = Action::pass();
    pass.at = Spot::tile({0, 0});
    EXPECT_EQ(wrongArgument(pass), "at");
}

} // namespace
} // namespace vozka
