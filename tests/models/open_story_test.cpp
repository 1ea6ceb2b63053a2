// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An open story: texts, tasks, questions, legal moves, and stored results.
#include "models/lessons/open_story.h"

#include "models/app/app_settings.h"
#include "models/board/board_scene.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

#include <cmath>

namespace vozka {
namespace {

/// Goes to the step. Shows the solutions of all steps before it.
void goTo(OpenStory& openStory, int step)
{
    while (openStory.step().index < step) {
        if (!openStory.step().answered)
            openStory.showMe();
        openStory.next();
    }
}

/// Opens the story at its first step.
void open(OpenStory& openStory, const char* id)
{
    AppSettings::instance().removeStoryPlace(QString::fromLatin1(id));
    ASSERT_TRUE(openStory.open(QString::fromLatin1(id)));
}

TEST(OpenStory, IsEmptyWithoutStory)
{
    OpenStory openStory;
    EXPECT_FALSE(openStory.open(QStringLiteral("no-such")));
    EXPECT_EQ(openStory.step().count, 0);
    EXPECT_EQ(openStory.step().kind, LessonStep::Kind::Text);
    EXPECT_TRUE(openStory.text().isEmpty());
    EXPECT_FALSE(openStory.step().canContinue);
    openStory.next();
    openStory.back();
    openStory.showMe();
    openStory.showHint();
    openStory.check();
    openStory.choose(0);
    openStory.restart();
    openStory.close();
}

/// Knights of one city have one size, because a larger knight would look stronger.
TEST(OpenStory, KnightsOfOneCityAreOfOneSize)
{
    OpenStory openStory;
    open(openStory, "learn-2");
    goTo(openStory, 2);
    const Table table = openStory.game->table();
    std::vector<qreal> sizes;
    for (const auto& spot : figuresOnBoard(table))
        if (table.board().segment(spot.figure.segment).kind == FeatureKind::City)
            sizes.push_back(spot.size);
    ASSERT_EQ(sizes.size(), 3U);
    EXPECT_EQ(sizes[0], sizes[1]);
    EXPECT_EQ(sizes[1], sizes[2]);
}

TEST(OpenStory, TextNamesItsDiscs)
{
    OpenStory openStory;
    open(openStory, "learn-1");
    EXPECT_EQ(openStory.discs->scene().marks.size(), 3U);
    EXPECT_TRUE(openStory.text().contains(QLatin1String("<a href=\"1\"><b>(2)</b></a>")));
    openStory.setEntry(1);
    EXPECT_TRUE(openStory.text().contains(QLatin1String("<a href=\"1\"><b>[2]</b></a>")));
    EXPECT_FALSE(openStory.plainText().contains(QLatin1Char('<')));
}

TEST(OpenStory, RichTextKeepsNoBreakSpaces)
{
    auto& settings = AppSettings::instance();
    settings.overrideLanguage(QStringLiteral("cs"));
    OpenStory openStory;
    open(openStory, "learn-wagon");
    bool withNoBreaks = false;
    for (int step = 0; step < openStory.step().count; ++step) {
        goTo(openStory, step);
        withNoBreaks = withNoBreaks || openStory.text().contains(QLatin1String("&nbsp;"));
        // The text has entities instead of no-break spaces: HTML would treat such a character as a normal
        // space.
        EXPECT_FALSE(openStory.text().contains(QChar(QChar::Nbsp))) << openStory.text().toStdString();
    }
    EXPECT_TRUE(withNoBreaks);
    settings.overrideLanguage(QStringLiteral("en"));
}

/// The middle of an open cell stays free for the marker of a legal placement.
TEST(OpenStory, DiscsAreNotInMiddleOfOpenCells)
{
    OpenStory openStory;
    open(openStory, "learn-2");
    int onCells = 0;
    for (int step = 0; step < openStory.step().count; ++step) {
        goTo(openStory, step);
        const auto& board = openStory.game->table().board();
        for (const auto& mark : openStory.discs->scene().marks) {
            const Cell cell{static_cast<std::int16_t>(std::floor(mark.place.x())),
                            static_cast<std::int16_t>(std::floor(mark.place.y()))};
            if (board.tileAt(cell) != noTile)
                continue;
            ++onCells;
            EXPECT_GT(std::hypot(mark.place.x() - cell.x - 0.5, mark.place.y() - cell.y - 0.5), 0.3);
        }
    }
    EXPECT_GT(onCells, 0);
}

TEST(OpenStory, RequestsNoMoveDuringText)
{
    OpenStory openStory;
    open(openStory, "learn-1");
    EXPECT_EQ(openStory.game->prompt().kind, Prompt::Kind::None);
    openStory.next();
    EXPECT_EQ(openStory.game->prompt().kind, Prompt::Kind::Place);
    EXPECT_FALSE(openStory.game->undoAllowed());
    openStory.showMe();
    EXPECT_EQ(openStory.game->prompt().kind, Prompt::Kind::None);
    EXPECT_FALSE(openStory.game->canUndo());
}

TEST(OpenStory, RefusesMovesOutsideTask)
{
    OpenStory openStory;
    open(openStory, "learn-1");
    goTo(openStory, 2);
    const int before = openStory.game->decisions();
    openStory.game->choose(openStory.game->prompt().passRow);
    EXPECT_EQ(openStory.game->decisions(), before);
    EXPECT_EQ(openStory.step().remarkKind, LessonStep::Remark::Wrong);
    EXPECT_FALSE(openStory.step().answered);
    EXPECT_FALSE(openStory.step().canContinue);
}

TEST(OpenStory, BackRestoresBoard)
{
    OpenStory openStory;
    open(openStory, "learn-1");
    goTo(openStory, 4);
    const int there = openStory.game->decisions();
    openStory.back();
    openStory.back();
    EXPECT_EQ(openStory.step().index, 2);
    EXPECT_TRUE(openStory.step().canContinue);
    openStory.next();
    openStory.next();
    EXPECT_EQ(openStory.game->decisions(), there);
}

TEST(OpenStory, ChoicesShowRightAnswer)
{
    OpenStory openStory;
    const QAbstractItemModelTester tester(openStory.choices);
    open(openStory, "learn-1");
    goTo(openStory, 3);
    ASSERT_TRUE(openStory.step().severalChoices);
    ASSERT_EQ(openStory.choices->rowCount(), 3);
    openStory.choose(1);
    EXPECT_TRUE(openStory.choices->rows()[1].isMarked);
    EXPECT_EQ(openStory.choices->rows()[1].outcome, ChoiceOutcome::NotShown);
    openStory.check();
    EXPECT_TRUE(openStory.step().answered);
    EXPECT_EQ(openStory.step().remarkKind, LessonStep::Remark::Right);
    EXPECT_EQ(openStory.step().right, 1);
    EXPECT_EQ(openStory.choices->rows()[0].outcome, ChoiceOutcome::LeftOut);
    EXPECT_FALSE(openStory.choices->rows()[0].reason.isEmpty());
}

/// Results are shown as text, at the choices and on the board, as in the question of a lesson.
TEST(OpenStory, ChoicesShowRightMissedAndWrong)
{
    OpenStory openStory;
    open(openStory, "learn-wagon");
    goTo(openStory, 3);
    ASSERT_EQ(openStory.choices->rowCount(), 5);
    // The choices (1) and (2) are right. Choose (1) and (5).
    openStory.choose(0);
    openStory.choose(4);
    openStory.check();
    const auto outcomeText = [&](int row) {
        return openStory.choices->data(openStory.choices->index(row), StoryChoiceModel::roleOf("outcomeText"))
            .toString();
    };
    const auto look = [&](int row) {
        const auto& marks = openStory.discs->scene().marks;
        const int entry = openStory.choices->rows()[static_cast<std::size_t>(row)].entry;
        return std::ranges::find(marks, entry, &OverlayMark::entry)->look;
    };
    EXPECT_EQ(outcomeText(0), "Right");
    EXPECT_EQ(look(0), OverlayLook::Reachable);
    EXPECT_EQ(outcomeText(1), "Missed");
    EXPECT_EQ(look(1), OverlayLook::Missed);
    EXPECT_EQ(outcomeText(2), "") << "correctly not selected";
    EXPECT_EQ(outcomeText(4), "Wrong");
    EXPECT_EQ(look(4), OverlayLook::Refused);
}

/// An answer that is shown on request is marked as right, not as an answer of the player.
TEST(OpenStory, ShownAnswersAreNotCounted)
{
    OpenStory openStory;
    open(openStory, "learn-wagon");
    goTo(openStory, 3);
    // The choice (3) is wrong.
    openStory.choose(2);
    openStory.showMe();
    ASSERT_TRUE(openStory.step().answered);
    EXPECT_EQ(openStory.step().remarkKind, LessonStep::Remark::Advice);
    EXPECT_FALSE(openStory.step().remark.contains(QLatin1String("Right")));
    const auto outcomeText = [&](int row) {
        return openStory.choices->data(openStory.choices->index(row), StoryChoiceModel::roleOf("outcomeText"))
            .toString();
    };
    EXPECT_EQ(outcomeText(0), "Right answer");
    EXPECT_EQ(outcomeText(1), "Right answer");
    for (const int row : {2, 3, 4})
        EXPECT_EQ(outcomeText(row), "") << row;
    EXPECT_EQ(openStory.step().right, 0);
    // After a return to the step, choices are answers of the player again.
    openStory.next();
    openStory.back();
    openStory.choose(0);
    openStory.choose(1);
    openStory.check();
    EXPECT_EQ(outcomeText(0), "Right");
    EXPECT_EQ(openStory.step().remarkKind, LessonStep::Remark::Right);
}

/// If the choices are numbers of points, only one is right. Choices that were tried before it stay marked as
/// wrong.
TEST(OpenStory, FirstWrongAnswerStaysWrong)
{
    OpenStory openStory;
    open(openStory, "learn-1");
    goTo(openStory, 8);
    openStory.choose(0);
    openStory.choose(2);
    ASSERT_TRUE(openStory.step().answered);
    std::vector<ChoiceOutcome> outcomes;
    for (const auto& row : openStory.choices->rows())
        outcomes.push_back(row.outcome);
    EXPECT_EQ(outcomes, (std::vector{ChoiceOutcome::Wrong, ChoiceOutcome::LeftOut, ChoiceOutcome::Right,
                                     ChoiceOutcome::LeftOut}));
}

TEST(OpenStory, ResumesAtStoredStep)
{
    const QString id = QStringLiteral("learn-1");
    {
        OpenStory openStory;
        open(openStory, "learn-1");
        goTo(openStory, 3);
        openStory.choose(1);
        openStory.check();
        ASSERT_EQ(openStory.step().right, 1);
        openStory.next();
        EXPECT_EQ(openStory.step().index, 4);
    }
    EXPECT_EQ(AppSettings::instance().storyPlace(id), (StoryPlace{4, 9, QStringLiteral("0001")}));
    LessonListModel list;
    list.refresh();
    const auto note = [&] {
        return list.data(list.index(list.rowOf(id, {})), LessonListModel::roleOf("note")).toString();
    };
    EXPECT_TRUE(note().endsWith(QLatin1String("Continues at step 5 of 9."))) << note().toStdString();
    OpenStory openStory;
    ASSERT_TRUE(openStory.open(id));
    EXPECT_EQ(openStory.step().index, 4);
    EXPECT_TRUE(openStory.step().resumed);
    EXPECT_EQ(openStory.step().right, 1);
    EXPECT_EQ(openStory.game->prompt().kind, Prompt::Kind::Place) << "the board is that of the step";
    // From the stored step, the player can go back or start again.
    openStory.back();
    EXPECT_EQ(openStory.step().index, 3);
    EXPECT_FALSE(openStory.step().resumed);
    EXPECT_TRUE(openStory.step().canContinue);
    openStory.restart();
    EXPECT_EQ(openStory.step().index, 0);
    EXPECT_FALSE(AppSettings::instance().storyPlace(id));
    goTo(openStory, 8);
    openStory.showMe();
    EXPECT_FALSE(AppSettings::instance().storyPlace(id)) << "read to the end";
    EXPECT_TRUE(note().startsWith(QLatin1String("Finished."))) << note().toStdString();
    EXPECT_TRUE(list.data(list.index(list.rowOf(id, {})), LessonListModel::roleOf("isDone")).toBool());
    ASSERT_TRUE(openStory.open(id));
    EXPECT_EQ(openStory.step().index, 0);
    EXPECT_FALSE(openStory.step().resumed);
}

/// A story whose number of steps has changed opens at its first step.
TEST(OpenStory, IgnoresStoredStepThatDoesNotExist)
{
    AppSettings::instance().saveStoryPlace(QStringLiteral("learn-1"), {4, 12, QStringLiteral("0000")});
    OpenStory openStory;
    ASSERT_TRUE(openStory.open(QStringLiteral("learn-1")));
    EXPECT_EQ(openStory.step().index, 0);
}

/// A new step immediately shows its text, also while the moves of other players are still played.
TEST(OpenStory, ShowsTextBeforeMoves)
{
    OpenStory openStory;
    open(openStory, "learn-1");
    goTo(openStory, 5);
    openStory.showMe();
    openStory.setProperty("pause", 60000);
    QString shownText;
    QObject::connect(&openStory, &OpenStory::textChanged, [&] { shownText = openStory.plainText(); });
    openStory.next();
    ASSERT_TRUE(openStory.step().playing);
    EXPECT_EQ(openStory.step().index, 6);
    EXPECT_TRUE(shownText.startsWith(QLatin1String("Petr places"))) << shownText.toStdString();
}

TEST(OpenStory, ResultIsStored)
{
    OpenStory openStory;
    open(openStory, "learn-wagon");
    goTo(openStory, openStory.step().count - 1);
    EXPECT_TRUE(openStory.step().ended);
    const auto result = AppSettings::instance().lessonResult(QStringLiteral("learn-wagon"));
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(result->points, 0);
    EXPECT_EQ(result->all, openStory.step().questions);
}

TEST(OpenStory, StoriesFollowOneAnother)
{
    OpenStory openStory;
    QStringList read;
    for (QString id = QStringLiteral("learn-1"); !id.isEmpty(); id = openStory.step().next) {
        read << id;
        ASSERT_TRUE(openStory.open(id));
        goTo(openStory, openStory.step().count - 1);
        if (!openStory.step().answered)
            openStory.showMe();
        EXPECT_TRUE(openStory.step().ended);
    }
    EXPECT_EQ(read.join(QLatin1Char(' ')),
              QLatin1String(
                  "learn-1 learn-2 learn-game learn-abbey learn-mayor learn-barn learn-wagon "
                  "learn-drawbridges learn-inns-and-cathedrals learn-traders-and-builders "
                  "learn-princess-and-dragon learn-tower learn-flying-machines learn-phantom learn-ferries "
                  "learn-count learn-king-and-robber learn-festival learn-crop-circles "
                  "learn-tunnel learn-siege learn-cult"));
}

TEST(OpenStory, BecomesGameAtEndOnly)
{
    OpenStory openStory;
    GameController table;
    open(openStory, "learn-1");
    EXPECT_FALSE(openStory.step().continuesAsGame);
    goTo(openStory, openStory.step().count - 1);
    openStory.showMe();
    ASSERT_TRUE(openStory.step().ended);
    EXPECT_FALSE(openStory.playOn(&table));
    open(openStory, "learn-game");
    EXPECT_TRUE(openStory.step().continuesAsGame);
    EXPECT_FALSE(openStory.playOn(&table));
    EXPECT_FALSE(table.active());
    goTo(openStory, openStory.step().count - 1);
    ASSERT_TRUE(openStory.step().ended);
    ASSERT_TRUE(openStory.playOn(&table));
    EXPECT_EQ(table.match()->players()[1].kind, records::PlayerKind::Easy);
    EXPECT_EQ(table.players()->rowCount(), 2);
    // The turns of the story are part of the game, and the computer has drawn a tile.
    EXPECT_EQ(table.board()->rowCount(), 2);
    EXPECT_EQ(table.figures()->rowCount(), 1);
    EXPECT_NE((*table.match()->state()).drawn, noKind);
    // The game is read as it was written.
    const auto text = records::writeGame(table.match()->record());
    const auto read = records::readGame(text, "game");
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, table.match()->record());
    // "Play again" starts another game with the same number of tiles.
    ASSERT_TRUE(table.playAgain());
    EXPECT_EQ(table.board()->rowCount(), 1);
    EXPECT_EQ(table.tilesLeft(), 22);
}

} // namespace
} // namespace vozka
