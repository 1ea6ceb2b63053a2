// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A story on its desk: what is told and asked, what may be done, what is kept.
#include "models/lessons/story_desk.h"

#include "models/app_settings.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

namespace vozka {
namespace {

/// Up to that step, all before it shown.
void goTo(StoryDesk& desk, int step)
{
    while (desk.step() < step) {
        if (!desk.answered())
            desk.showMe();
        desk.next();
    }
}

TEST(StoryDesk, NoStory)
{
    StoryDesk desk;
    EXPECT_FALSE(desk.open(QStringLiteral("no-such")));
    EXPECT_EQ(desk.steps(), 0);
    EXPECT_EQ(desk.kind(), StoryDesk::Kind::Tell);
    EXPECT_TRUE(desk.text().isEmpty());
    EXPECT_FALSE(desk.canGoOn());
    desk.next();
    desk.back();
    desk.showMe();
    desk.showHint();
    desk.check();
    desk.choose(0);
    desk.restart();
    desk.close();
}

TEST(StoryDesk, TheTextNamesItsDiscs)
{
    StoryDesk desk;
    ASSERT_TRUE(desk.open(QStringLiteral("learn-1")));
    EXPECT_EQ(desk.discs()->scene().marks.size(), 3U);
    EXPECT_TRUE(desk.text().contains(QLatin1String("<a href=\"1\"><b>(2)</b></a>")));
    desk.setEntry(1);
    EXPECT_TRUE(desk.text().contains(QLatin1String("<a href=\"1\"><b>[2]</b></a>")));
    EXPECT_FALSE(desk.plainText().contains(QLatin1Char('<')));
}

TEST(StoryDesk, NobodyIsAskedWhileItTells)
{
    StoryDesk desk;
    ASSERT_TRUE(desk.open(QStringLiteral("learn-1")));
    EXPECT_EQ(desk.game()->step(), GameController::Step::None);
    desk.next();
    EXPECT_EQ(desk.game()->step(), GameController::Step::Place);
    EXPECT_FALSE(desk.game()->undoAllowed());
    desk.showMe();
    EXPECT_EQ(desk.game()->step(), GameController::Step::None);
    EXPECT_FALSE(desk.game()->canUndo());
}

TEST(StoryDesk, WhatIsNotWantedIsTakenBack)
{
    StoryDesk desk;
    ASSERT_TRUE(desk.open(QStringLiteral("learn-1")));
    goTo(desk, 2);
    const int before = desk.game()->decisions();
    desk.game()->choose(desk.game()->choices()->passRow());
    EXPECT_EQ(desk.game()->decisions(), before);
    EXPECT_EQ(desk.remarkKind(), StoryDesk::Remark::Wrong);
    EXPECT_FALSE(desk.answered());
    EXPECT_FALSE(desk.canGoOn());
}

TEST(StoryDesk, BackLaysTheBoardAsItWas)
{
    StoryDesk desk;
    ASSERT_TRUE(desk.open(QStringLiteral("learn-1")));
    goTo(desk, 4);
    const int there = desk.game()->decisions();
    desk.back();
    desk.back();
    EXPECT_EQ(desk.step(), 2);
    EXPECT_TRUE(desk.canGoOn());
    desk.next();
    desk.next();
    EXPECT_EQ(desk.game()->decisions(), there);
}

TEST(StoryDesk, ChoicesTellWhatIsRight)
{
    StoryDesk desk;
    const QAbstractItemModelTester tester(desk.choices());
    ASSERT_TRUE(desk.open(QStringLiteral("learn-1")));
    goTo(desk, 3);
    ASSERT_TRUE(desk.severalChoices());
    ASSERT_EQ(desk.choices()->rowCount(), 3);
    desk.choose(1);
    EXPECT_TRUE(desk.choices()->rows()[1].isMarked);
    EXPECT_FALSE(desk.choices()->rows()[1].isTold);
    desk.check();
    EXPECT_TRUE(desk.answered());
    EXPECT_EQ(desk.remarkKind(), StoryDesk::Remark::Right);
    EXPECT_EQ(desk.right(), 1);
    EXPECT_FALSE(desk.choices()->rows()[0].isRight);
    EXPECT_FALSE(desk.choices()->rows()[0].reason.isEmpty());
}

TEST(StoryDesk, TheResultIsKept)
{
    StoryDesk desk;
    ASSERT_TRUE(desk.open(QStringLiteral("learn-wagon")));
    goTo(desk, desk.steps() - 1);
    EXPECT_TRUE(desk.ended());
    const auto result = AppSettings::instance().lessonResult(QStringLiteral("learn-wagon"));
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(result->points, 0);
    EXPECT_EQ(result->all, desk.asked());
}

TEST(StoryDesk, StoriesFollowOneAnother)
{
    StoryDesk desk;
    QStringList read;
    for (QString id = QStringLiteral("learn-1"); !id.isEmpty(); id = desk.nextStory()) {
        read << id;
        ASSERT_TRUE(desk.open(id));
        goTo(desk, desk.steps() - 1);
        if (!desk.answered())
            desk.showMe();
        EXPECT_TRUE(desk.ended());
    }
    EXPECT_EQ(read.join(QLatin1Char(' ')),
              QLatin1String("learn-1 learn-2 learn-abbey learn-mayor learn-barn learn-wagon "
                            "learn-drawbridges"));
}

} // namespace
} // namespace vozka
