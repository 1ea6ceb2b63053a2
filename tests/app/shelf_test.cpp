// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window with a shelf: a game is left and continued, ended early and taken back, without any question.
#include "support/program.h"

#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace vozka {

namespace {

void play(GameController& table, int decisions)
{
    for (int i = 0; i < decisions && !table.over(); ++i)
        table.choose(0);
}

TEST(Shelf, ContinueIsTheFirstButtonAndAsksNothing)
{
    const QTemporaryDir state;
    QString title;
    {
        const Program program(state.path());
        EXPECT_FALSE(program.item("continue")->isVisible());
        program.call("startGame");
        play(program.table(), 9);
        title = program.window().title();
        EXPECT_TRUE(program.window().close()) << "nothing is asked";
    }
    const Program program(state.path());
    ASSERT_TRUE(program.item("continue")->isVisible());
    EXPECT_TRUE(program.item("continue")->hasActiveFocus());
    program.press(Qt::Key_Return);
    EXPECT_EQ(program.pageType(), "TablePage");
    EXPECT_EQ(program.table().turnNumber() > 4, true);
    EXPECT_EQ(program.window().title(), title);
}

TEST(Shelf, ANewGameKeepsTheOldOneUnderRecentGames)
{
    const QTemporaryDir state;
    const Program program(state.path());
    program.call("startGame");
    play(program.table(), 5);
    const int turn = program.table().turnNumber();
    program.call("startGame");
    play(program.table(), 1);
    ASSERT_TRUE(QMetaObject::invokeMethod(&program.window(), "takeUp", Q_ARG(int, 0)));
    EXPECT_EQ(program.table().turnNumber(), turn);
}

TEST(Shelf, ZoomComesBackWithTheGame)
{
    const QTemporaryDir state;
    {
        const Program program(state.path());
        program.call("startGame");
        play(program.table(), 3);
        QObject* camera = program.window().findChild<QObject*>("board")->property("camera").value<QObject*>();
        camera->setProperty("following", false);
        camera->setProperty("animated", false);
        camera->setProperty("size", 77);
        program.window().close();
    }
    const Program program(state.path());
    program.press(Qt::Key_Return);
    QObject* camera = program.window().findChild<QObject*>("board")->property("camera").value<QObject*>();
    EXPECT_EQ(camera->property("size").toReal(), 77);
    EXPECT_FALSE(camera->property("following").toBool());
}

TEST(Shelf, EarlyEndLeadsToTheResultAndBack)
{
    const QTemporaryDir state;
    const Program program(state.path());
    program.call("startGame");
    play(program.table(), 8);
    const int turn = program.table().turnNumber();
    program.call("endNow");
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.item("scoreNow")->hasActiveFocus(); }));
    program.press(Qt::Key_Return);
    EXPECT_TRUE(program.table().over());
    EXPECT_TRUE(program.table().endedEarly());
    program.table().finalCount()->skip();
    EXPECT_EQ(program.pageType(), "EndPage");
    auto* const goOn = program.item("goOnPlaying");
    ASSERT_TRUE(QTest::qWaitFor([&] { return goOn->isVisible(); }));
    QMetaObject::invokeMethod(goOn, "clicked");
    EXPECT_EQ(program.pageType(), "TablePage");
    EXPECT_EQ(program.table().turnNumber(), turn);
    program.call("showStart");
    EXPECT_EQ(program.pageType(), "StartPage");
    EXPECT_FALSE(program.table().active());
    EXPECT_TRUE(QTest::qWaitFor([&] { return program.item("continue")->isVisible(); }));
}

} // namespace

} // namespace vozka
