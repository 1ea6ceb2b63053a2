// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A story on its desk: what is told and asked, what may be done, what is kept.
#include "models/lessons/story_desk.h"

#include "models/app/app_settings.h"

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

/// From its beginning, wherever it was left before.
void open(StoryDesk& desk, const char* id)
{
    AppSettings::instance().forgetStoryPlace(QString::fromLatin1(id));
    ASSERT_TRUE(desk.open(QString::fromLatin1(id)));
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
    open(desk, "learn-1");
    EXPECT_EQ(desk.discs()->scene().marks.size(), 3U);
    EXPECT_TRUE(desk.text().contains(QLatin1String("<a href=\"1\"><b>(2)</b></a>")));
    desk.setEntry(1);
    EXPECT_TRUE(desk.text().contains(QLatin1String("<a href=\"1\"><b>[2]</b></a>")));
    EXPECT_FALSE(desk.plainText().contains(QLatin1Char('<')));
}

TEST(StoryDesk, NobodyIsAskedWhileItTells)
{
    StoryDesk desk;
    open(desk, "learn-1");
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
    open(desk, "learn-1");
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
    open(desk, "learn-1");
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
    open(desk, "learn-1");
    goTo(desk, 3);
    ASSERT_TRUE(desk.severalChoices());
    ASSERT_EQ(desk.choices()->rowCount(), 3);
    desk.choose(1);
    EXPECT_TRUE(desk.choices()->rows()[1].isMarked);
    EXPECT_EQ(desk.choices()->rows()[1].outcome, ChoiceOutcome::Untold);
    desk.check();
    EXPECT_TRUE(desk.answered());
    EXPECT_EQ(desk.remarkKind(), StoryDesk::Remark::Right);
    EXPECT_EQ(desk.right(), 1);
    EXPECT_EQ(desk.choices()->rows()[0].outcome, ChoiceOutcome::LeftOut);
    EXPECT_FALSE(desk.choices()->rows()[0].reason.isEmpty());
}

/// As the question of a lesson does it: in words, on the choices and on the board.
TEST(StoryDesk, ChoicesSayWhatWasRightMissedAndWrong)
{
    StoryDesk desk;
    open(desk, "learn-wagon");
    goTo(desk, 3);
    ASSERT_EQ(desk.choices()->rowCount(), 5);
    // (1) and (2) are right.
    desk.choose(0);
    desk.choose(4);
    desk.check();
    const auto verdict = [&](int row) {
        return desk.choices()
            ->data(desk.choices()->index(row), StoryChoiceModel::roleOf("verdict"))
            .toString();
    };
    const auto look = [&](int row) {
        const auto& marks = desk.discs()->scene().marks;
        const int entry = desk.choices()->rows()[static_cast<std::size_t>(row)].entry;
        return std::ranges::find(marks, entry, &OverlayMark::entry)->look;
    };
    EXPECT_EQ(verdict(0), "Right");
    EXPECT_EQ(look(0), OverlayLook::Reachable);
    EXPECT_EQ(verdict(1), "Missed");
    EXPECT_EQ(look(1), OverlayLook::Missed);
    EXPECT_EQ(verdict(2), "") << "nothing was said of it, and rightly so";
    EXPECT_EQ(verdict(4), "Wrong");
    EXPECT_EQ(look(4), OverlayLook::Refused);
}

/// Whoever has it shown gave no answer: what is right is told as such, not as what he did.
TEST(StoryDesk, WhatIsShownIsNotSaidToBeTheReaders)
{
    StoryDesk desk;
    open(desk, "learn-wagon");
    goTo(desk, 3);
    // (3) is wrong.
    desk.choose(2);
    desk.showMe();
    ASSERT_TRUE(desk.answered());
    EXPECT_EQ(desk.remarkKind(), StoryDesk::Remark::Advice);
    EXPECT_FALSE(desk.remark().contains(QLatin1String("Right")));
    const auto verdict = [&](int row) {
        return desk.choices()
            ->data(desk.choices()->index(row), StoryChoiceModel::roleOf("verdict"))
            .toString();
    };
    EXPECT_EQ(verdict(0), "Right answer");
    EXPECT_EQ(verdict(1), "Right answer");
    for (const int row : {2, 3, 4})
        EXPECT_EQ(verdict(row), "") << row;
    EXPECT_EQ(desk.right(), 0);
    // Back there, what the reader marks is his own answer again.
    desk.next();
    desk.back();
    desk.choose(0);
    desk.choose(1);
    desk.check();
    EXPECT_EQ(verdict(0), "Right");
    EXPECT_EQ(desk.remarkKind(), StoryDesk::Remark::Right);
}

/// Of several numbers of points one is right; those that were tried before it stay wrong.
TEST(StoryDesk, AWrongNumberOfPointsStaysWrong)
{
    StoryDesk desk;
    open(desk, "learn-1");
    goTo(desk, 8);
    desk.choose(0);
    desk.choose(2);
    ASSERT_TRUE(desk.answered());
    std::vector<ChoiceOutcome> outcomes;
    for (const auto& row : desk.choices()->rows())
        outcomes.push_back(row.outcome);
    EXPECT_EQ(outcomes, (std::vector{ChoiceOutcome::Wrong, ChoiceOutcome::LeftOut, ChoiceOutcome::Right,
                                     ChoiceOutcome::LeftOut}));
}

TEST(StoryDesk, GoesOnWhereItWasLeft)
{
    const QString id = QStringLiteral("learn-1");
    {
        StoryDesk desk;
        open(desk, "learn-1");
        goTo(desk, 3);
        desk.choose(1);
        desk.check();
        ASSERT_EQ(desk.right(), 1);
        desk.next();
        EXPECT_EQ(desk.step(), 4);
    }
    EXPECT_EQ(AppSettings::instance().storyPlace(id), (StoryPlace{4, 9, QStringLiteral("0001")}));
    LessonListModel list;
    list.refresh();
    const auto note = [&] {
        return list.data(list.index(list.rowOf(id, {})), LessonListModel::roleOf("note")).toString();
    };
    EXPECT_TRUE(note().endsWith(QLatin1String("Goes on at step 5 of 9."))) << note().toStdString();
    StoryDesk desk;
    ASSERT_TRUE(desk.open(id));
    EXPECT_EQ(desk.step(), 4);
    EXPECT_TRUE(desk.resumed());
    EXPECT_EQ(desk.right(), 1);
    EXPECT_EQ(desk.game()->step(), GameController::Step::Place) << "the board lies as the step has it";
    // Back is open, and from the beginning is, too.
    desk.back();
    EXPECT_EQ(desk.step(), 3);
    EXPECT_FALSE(desk.resumed());
    EXPECT_TRUE(desk.canGoOn());
    desk.restart();
    EXPECT_EQ(desk.step(), 0);
    EXPECT_FALSE(AppSettings::instance().storyPlace(id));
    goTo(desk, 8);
    desk.showMe();
    EXPECT_FALSE(AppSettings::instance().storyPlace(id)) << "read to its end";
    EXPECT_TRUE(note().startsWith(QLatin1String("Finished."))) << note().toStdString();
    EXPECT_TRUE(list.data(list.index(list.rowOf(id, {})), LessonListModel::roleOf("isDone")).toBool());
    ASSERT_TRUE(desk.open(id));
    EXPECT_EQ(desk.step(), 0);
    EXPECT_FALSE(desk.resumed());
}

/// A story of another length by now begins anew.
TEST(StoryDesk, APlaceThatFitsNoStepIsNotTaken)
{
    AppSettings::instance().keepStoryPlace(QStringLiteral("learn-1"), {4, 12, QStringLiteral("0000")});
    StoryDesk desk;
    ASSERT_TRUE(desk.open(QStringLiteral("learn-1")));
    EXPECT_EQ(desk.step(), 0);
}

/// Step and text go together, also while the others still move.
TEST(StoryDesk, TheTextIsThatOfItsStepAtOnce)
{
    StoryDesk desk;
    open(desk, "learn-1");
    goTo(desk, 5);
    desk.showMe();
    desk.setProperty("pause", 60000);
    QString told;
    QObject::connect(&desk, &StoryDesk::textChanged, [&] { told = desk.plainText(); });
    desk.next();
    ASSERT_TRUE(desk.playing());
    EXPECT_EQ(desk.step(), 6);
    EXPECT_TRUE(told.startsWith(QLatin1String("Petr places"))) << told.toStdString();
}

TEST(StoryDesk, TheResultIsKept)
{
    StoryDesk desk;
    open(desk, "learn-wagon");
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
              QLatin1String("learn-1 learn-2 learn-game learn-abbey learn-mayor learn-barn learn-wagon "
                            "learn-drawbridges learn-inns-and-cathedrals learn-traders-and-builders"));
}

TEST(StoryDesk, OnlyAStoryThatIsToldBecomesAGame)
{
    StoryDesk desk;
    GameController table;
    open(desk, "learn-1");
    EXPECT_FALSE(desk.goesOn());
    goTo(desk, desk.steps() - 1);
    desk.showMe();
    ASSERT_TRUE(desk.ended());
    EXPECT_FALSE(desk.playOn(&table));
    open(desk, "learn-game");
    EXPECT_TRUE(desk.goesOn());
    EXPECT_FALSE(desk.playOn(&table));
    EXPECT_FALSE(table.active());
    goTo(desk, desk.steps() - 1);
    ASSERT_TRUE(desk.ended());
    ASSERT_TRUE(desk.playOn(&table));
    EXPECT_EQ(table.match()->players()[1].kind, records::PlayerKind::Easy);
    EXPECT_EQ(table.players()->rowCount(), 2);
    // The turn of the story is part of it, and the computer has its tile.
    EXPECT_EQ(table.board()->rowCount(), 2);
    EXPECT_EQ(table.figures()->rowCount(), 1);
    EXPECT_NE((*table.match()->state()).drawn, noKind);
    // It can be read again as it is written.
    const auto text = records::writeGame(table.match()->record());
    const auto read = records::readGame(text, "game");
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, table.match()->record());
    // Once more is another game of as many tiles, from its beginning.
    ASSERT_TRUE(table.playAgain());
    EXPECT_EQ(table.board()->rowCount(), 1);
    EXPECT_EQ(table.tilesLeft(), 22);
}

} // namespace
} // namespace vozka
