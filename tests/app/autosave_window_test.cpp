// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Autosaved games are left, continued, ended early and resumed without a question. The window asks before it
// discards a game that cannot be saved.
#include "models/sandbox/sandbox_controller.h"
#include "support/program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <algorithm>

namespace vozka {

namespace {

void play(GameController& table, int decisions)
{
    for (int i = 0; i < decisions && !table.over(); ++i) {
        table.choose(0);
        // The tiles are random: dismiss the message about a tile that cannot be placed.
        table.discards()->dismiss();
    }
}

TEST(GameFolder, ContinueIsFirstButtonAndAsksNothing)
{
    const QTemporaryDir state;
    QString title;
    {
        const Program program(state.path());
        EXPECT_FALSE(program.item("continue")->isVisible());
        program.startGame();
        play(program.table(), 9);
        title = program.window().title();
        EXPECT_TRUE(program.window().close()) << "closes without a question";
    }
    const Program program(state.path());
    ASSERT_TRUE(program.item("continue")->isVisible());
    EXPECT_TRUE(program.item("continue")->hasActiveFocus());
    program.press(Qt::Key_Return);
    EXPECT_EQ(program.pageType(), "TablePage");
    EXPECT_EQ(program.table().turnNumber() > 4, true);
    EXPECT_EQ(program.window().title(), title);
}

/// Starts two games: the first is autosaved, the second is on the table. Returns the turn of the first game.
int playTwo(const Program& program)
{
    program.startGame();
    play(program.table(), 5);
    const int turn = program.table().turnNumber();
    program.startGame();
    play(program.table(), 1);
    return turn;
}

TEST(GameFolder, NewGameKeepsOldGameInRecentGames)
{
    const QTemporaryDir state;
    const Program program(state.path());
    const int turn = playTwo(program);
    emit program.navigator().openAutosave(0);
    EXPECT_EQ(program.table().turnNumber(), turn);
}

TEST(GameFolder, MenusCloseWhenRecentGameOpens)
{
    const QTemporaryDir state;
    const Program program(state.path());
    const int turn = playTwo(program);
    const auto open = [&] {
        const auto objects = program.window().findChildren<QObject*>();
        return std::ranges::count_if(objects, [](const QObject* each) {
            return each->inherits("QQuickMenu") && each->property("visible").toBool();
        });
    };
    program.press(Qt::Key_F, Qt::AltModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return open() == 1; }));
    program.press(Qt::Key_R);
    ASSERT_TRUE(QTest::qWaitFor([&] { return open() == 2; }));
    program.press(Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.table().turnNumber() == turn; }));
    EXPECT_TRUE(QTest::qWaitFor([&] { return open() == 0; })) << open();
}

TEST(GameFolder, ContinueRestoresZoom)
{
    const QTemporaryDir state;
    {
        const Program program(state.path());
        program.startGame();
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

TEST(GameFolder, EarlyEndShowsResultAndCanBeUndone)
{
    const QTemporaryDir state;
    const Program program(state.path());
    program.startGame();
    play(program.table(), 8);
    const int turn = program.table().turnNumber();
    program.perform("EndNow");
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.item("scoreNow")->hasActiveFocus(); }));
    program.press(Qt::Key_Return);
    EXPECT_TRUE(program.table().over());
    EXPECT_TRUE(program.table().endedEarly());
    program.table().finalCount()->skip();
    EXPECT_EQ(program.pageType(), "EndPage");
    auto* const keepPlaying = program.item("keepPlaying");
    ASSERT_TRUE(QTest::qWaitFor([&] { return keepPlaying->isVisible(); }));
    QMetaObject::invokeMethod(keepPlaying, "clicked");
    EXPECT_EQ(program.pageType(), "TablePage");
    EXPECT_EQ(program.table().turnNumber(), turn);
    program.perform("Start");
    EXPECT_EQ(program.pageType(), "StartPage");
    EXPECT_FALSE(program.table().active());
    EXPECT_TRUE(QTest::qWaitFor([&] { return program.item("continue")->isVisible(); }));
}

/// A window whose state folder cannot be created, because a file has its name. This fails for root, too.
class SaveFailure : public testing::Test {
protected:
    SaveFailure()
    {
        EXPECT_TRUE(m_blockingFile.open(QIODevice::WriteOnly));
        m_program.emplace(m_blockingFile.fileName() + QStringLiteral("/vozka"));
        m_program->startGame();
        play(table(), 9);
    }
    GameController& table() const { return m_program->table(); }
    QQuickItem* item(const char* name) const { return m_program->item(name); }
    QObject* sheet() const { return m_program->window().findChild<QObject*>("unsavedDialog"); }
    void expectQuestion() const
    {
        ASSERT_TRUE(QTest::qWaitFor([&] { return sheet()->property("opened").toBool(); }));
    }
    /// Clicks a button of the question and waits until it is closed.
    void answer(const char* button) const
    {
        expectQuestion();
        QMetaObject::invokeMethod(item(button), "clicked");
        EXPECT_TRUE(QTest::qWaitFor([&] { return !sheet()->property("visible").toBool(); }));
    }

    QTemporaryDir m_folder;
    QFile m_blockingFile{m_folder.filePath(QStringLiteral("state"))};
    std::optional<Program> m_program;
};

TEST_F(SaveFailure, NoticeStaysUntilSavingWorks)
{
    auto* const notice = item("unsavedNoticeText");
    ASSERT_TRUE(QTest::qWaitFor([&] { return notice->isVisible(); }));
    const QString said = notice->property("text").toString();
    EXPECT_TRUE(said.contains(m_blockingFile.fileName())) << said.toStdString();
    EXPECT_TRUE(said.contains("turns would be lost")) << said.toStdString();
    play(table(), 4);
    EXPECT_NE(notice->property("text").toString(), said) << "the number of turns is updated";
    EXPECT_EQ(m_program->pageType(), "TablePage") << "the game continues";
    ASSERT_TRUE(m_blockingFile.remove());
    QMetaObject::invokeMethod(item("tryAgain"), "clicked");
    EXPECT_FALSE(notice->isVisible());
    EXPECT_TRUE(m_program->window().close()) << "everything is saved";
}

TEST_F(SaveFailure, AsksBeforeProgramEnds)
{
    EXPECT_FALSE(m_program->window().close());
    expectQuestion();
    EXPECT_TRUE(item("unsavedSave")->hasActiveFocus());
    const QString words = item("unsavedDiscard")->property("text").toString();
    EXPECT_TRUE(words.contains(QString::number(table().files()->turnsAtRisk()))) << words.toStdString();
    answer("unsavedCancel");
    EXPECT_TRUE(m_program->window().isVisible());
    m_program->press(Qt::Key_Q, Qt::ControlModifier);
    answer("unsavedDiscard");
    EXPECT_TRUE(QTest::qWaitFor([&] { return !m_program->window().isVisible(); }));
}

TEST_F(SaveFailure, AsksBeforeTableIsCleared)
{
    const int turn = table().turnNumber();
    const auto title = [&] { return item("unsavedDiscard")->property("text").toString(); };
    for (const char* way : {"Start", "startGame", "playAgain"}) {
        m_program->perform(way);
        expectQuestion();
        EXPECT_TRUE(title().startsWith("Continue")) << title().toStdString();
        answer("unsavedCancel");
        EXPECT_EQ(table().turnNumber(), turn) << way;
    }
    m_program->perform("Start");
    answer("unsavedDiscard");
    EXPECT_FALSE(table().active());
    EXPECT_TRUE(m_program->window().close()) << "nothing to lose";
}

TEST_F(SaveFailure, DoesNotAskAfterSavingElsewhere)
{
    m_program->perform("Start");
    answer("unsavedCancel");
    ASSERT_TRUE(table().files()->save(QUrl::fromLocalFile(m_folder.filePath("elsewhere.vozka"))));
    // The cancelled action is not repeated when a file dialog closes later.
    auto* guard = item("unsavedGuard");
    ASSERT_TRUE(guard != nullptr);
    QMetaObject::invokeMethod(guard, "continueAfterDialog");
    EXPECT_TRUE(table().active());
    m_program->perform("Start");
    EXPECT_FALSE(table().active());
}

TEST_F(SaveFailure, AsksForBoardOfSandbox)
{
    auto* const sandbox = m_program->window().findChild<SandboxController*>();
    sandbox->holdTile(0);
    ASSERT_TRUE(sandbox->placeTile(0, 0));
    m_program->perform("Start");
    answer("unsavedDiscard");
    EXPECT_FALSE(m_program->window().close());
    expectQuestion();
    EXPECT_TRUE(sheet()->property("title").toString().contains("sandbox"));
    answer("unsavedDiscard");
    EXPECT_TRUE(QTest::qWaitFor([&] { return !m_program->window().isVisible(); }));
}

TEST(UnsavedData, ShowsNoticeOnEveryPageAndAsksAtEnd)
{
    const Program program;
    auto* const notice = program.item("unsavedNoticeText");
    EXPECT_FALSE(notice->isVisible());
    program.window().setProperty("autosaveDisabled", true);
    EXPECT_TRUE(notice->isVisible());
    program.startGame();
    play(program.table(), 5);
    EXPECT_TRUE(notice->isVisible());
    EXPECT_TRUE(notice->property("text").toString().contains("would be lost"));
    EXPECT_FALSE(program.window().close());
    program.window().setProperty("autosaveDisabled", false);
}

/// The set-up page, which shows the problem, is left when the game starts.
TEST(UnsavedData, ReportsUnsavedSetUpAtTable)
{
    const QTemporaryDir folder;
    QFile blockingFile(folder.filePath(QStringLiteral("config")));
    ASSERT_TRUE(blockingFile.open(QIODevice::WriteOnly));
    const QByteArray before = qgetenv("XDG_CONFIG_HOME");
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(blockingFile.fileName()));
    const Program program(folder.filePath(QStringLiteral("state")));
    program.startGame();
    qputenv("XDG_CONFIG_HOME", before);
    EXPECT_EQ(program.pageType(), "TablePage");
    EXPECT_TRUE(QTest::qWaitFor([&] { return program.item("bannerIcon")->isVisible(); }));
}

} // namespace

} // namespace vozka
