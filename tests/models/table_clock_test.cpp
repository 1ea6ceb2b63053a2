// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The players' clock: whose time runs, pauses, undo and autosaves. The tests set the time.
#include "models/app/app_settings.h"
#include "table_fixture.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace vozka {

namespace {

constexpr int givenSeconds = 120;

class Clock : public testing::Test {
protected:
    Clock()
    {
        AppSettings::instance().overrideLanguage(QStringLiteral("en"));
        m_controller.clock()->setTime([this] { return m_now; });
        m_controller.files()->autosaves()->setFolder(m_folder.path());
    }
    static records::GameRecord game(int seconds)
    {
        records::GameRecord record;
        record.players = {{"Ada", records::Colour::Red, records::PlayerKind::Human},
                          {"Bob", records::Colour::Blue, records::PlayerKind::Human}};
        record.rules.options.set(option::clock, seconds);
        record.seed = 7;
        return record;
    }
    void start(int seconds = givenSeconds) { ASSERT_TRUE(m_controller.startGame(game(seconds))); }
    void pass(qint64 milliseconds)
    {
        m_now += milliseconds;
        m_controller.clock()->update();
    }
    /// Plays until this player decides.
    void playTo(int player)
    {
        while ((*m_controller.table().state)->toMove != player)
            m_controller.choose(0);
    }
    TableClock& clock() { return *m_controller.clock(); }
    QString shown(int seat) { return clock().of(seat)->text(); }

    QTemporaryDir m_folder;
    qint64 m_now = 1000;
    GameController m_controller;
};

TEST_F(Clock, IsOffInGameWithoutClock)
{
    start(0);
    EXPECT_FALSE(clock().on());
    pass(5000);
    EXPECT_EQ(clock().used(0), 0);
    EXPECT_EQ(shown(0), QString());
}

TEST_F(Clock, RunsForDecidingPlayer)
{
    start();
    EXPECT_TRUE(clock().on());
    EXPECT_EQ(shown(0), "2:00");
    EXPECT_TRUE(clock().of(0)->running());
    pass(30500);
    EXPECT_EQ(shown(0), "1:30") << "rounded up to seconds";
    EXPECT_EQ(shown(1), "2:00");
    playTo(1);
    EXPECT_FALSE(clock().of(0)->running());
    EXPECT_TRUE(clock().of(1)->running());
    pass(10000);
    EXPECT_EQ(clock().used(0), 30500);
    EXPECT_EQ(clock().used(1), 10000);
}

TEST_F(Clock, ShowsTenthsNearEndAndThenText)
{
    QSignalSpy near(&clock(), &TableClock::nearlyOver);
    QSignalSpy over(&clock(), &TableClock::ranOut);
    start();
    pass(100000);
    EXPECT_EQ(near.count(), 1);
    EXPECT_TRUE(clock().of(0)->low());
    pass(650);
    EXPECT_EQ(shown(0), QStringLiteral("0:19") + QLocale().decimalPoint() + QStringLiteral("4"));
    EXPECT_EQ(clock().timeUpText(), QString());
    pass(19350 + 65000);
    EXPECT_EQ(near.count(), 1);
    EXPECT_EQ(over.count(), 1);
    EXPECT_TRUE(clock().of(0)->over());
    EXPECT_EQ(shown(0), "time up");
    EXPECT_EQ(clock().timeUpText(), "Time up: Ada (1:05 over)");
    EXPECT_GT(m_controller.choices()->rowCount(), 0) << "the game continues";
    playTo(1);
}

TEST_F(Clock, StopsWhilePausedHiddenOrInReview)
{
    start();
    playTo(1);
    clock().setPaused(true);
    pass(5000);
    EXPECT_EQ(clock().used(1), 0);
    clock().setPaused(false);
    clock().setVisible(false);
    pass(5000);
    EXPECT_EQ(clock().used(1), 0);
    clock().setVisible(true);
    m_controller.startReview(1);
    EXPECT_FALSE(clock().on());
    pass(5000);
    m_controller.review()->leave();
    EXPECT_EQ(clock().used(1), 0);
    pass(5000);
    EXPECT_EQ(clock().used(1), 5000);
}

TEST_F(Clock, ResumesWithNextActionAfterPause)
{
    start();
    clock().setPaused(true);
    m_controller.choose(0);
    EXPECT_FALSE(clock().paused());
}

TEST_F(Clock, KeepsUsedTimeOnUndo)
{
    start();
    pass(5000);
    playTo(1);
    pass(3000);
    m_controller.undo();
    EXPECT_EQ(clock().used(0), 5000);
    EXPECT_EQ(clock().used(1), 3000);
    EXPECT_TRUE(clock().of(0)->running());
}

TEST_F(Clock, CountsOnlyThinkingOfComputers)
{
    auto record = game(givenSeconds);
    record.players[0].kind = records::PlayerKind::Easy;
    ASSERT_TRUE(m_controller.startGame(record));
    clock().setComputerThinks(true);
    pass(2000);
    clock().setComputerThinks(false);
    pass(9000);
    EXPECT_EQ(clock().used(0), 2000) << "animations take no time";
}

TEST_F(Clock, ResumesWithAutosave)
{
    start();
    pass(7000);
    playTo(1);
    pass(4000);
    m_controller.close();
    ASSERT_FALSE(clock().on());
    m_now += 100000;
    m_controller.files()->autosaves()->refresh();
    ASSERT_TRUE(m_controller.files()->resume(0));
    EXPECT_EQ(clock().used(0), 7000);
    EXPECT_EQ(clock().used(1), 4000) << "includes the time since the last action";
    EXPECT_TRUE(clock().of(1)->running());
}

TEST_F(Clock, WarnsOnlyPeople)
{
    auto record = game(givenSeconds);
    record.players[0].kind = records::PlayerKind::Easy;
    QSignalSpy near(&clock(), &TableClock::nearlyOver);
    QSignalSpy over(&clock(), &TableClock::ranOut);
    ASSERT_TRUE(m_controller.startGame(record));
    clock().setComputerThinks(true);
    pass(110000);
    EXPECT_EQ(near.count(), 0);
    pass(20000);
    EXPECT_EQ(over.count(), 1) << "the end is reported for all players";
}

TEST_F(Clock, IsResetWhenAnotherGameStarts)
{
    start();
    playTo(1);
    m_now += 5000;
    start();
    EXPECT_EQ(clock().used(0), 0);
    EXPECT_EQ(clock().used(1), 0);
}

TEST_F(Clock, IsSavedWhenPausedHiddenOrClosed)
{
    start();
    playTo(1);
    const auto kept = [this, name = m_controller.files()->autosaveName()] {
        QFile file(m_folder.filePath(name + QStringLiteral(".clock")));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    };
    m_now += 1234;
    clock().setPaused(true);
    EXPECT_TRUE(kept().contains(QStringLiteral("1234"))) << kept().toStdString();
    clock().setPaused(false);
    m_now += 1000;
    clock().setVisible(false);
    EXPECT_TRUE(kept().contains(QStringLiteral("2234"))) << kept().toStdString();
    {
        GameController window;
        window.clock()->setTime([this] { return m_now; });
        window.files()->autosaves()->setFolder(m_folder.path());
        m_controller.close();
        window.files()->autosaves()->refresh();
        ASSERT_TRUE(window.files()->resume(0));
        m_now += 1000;
    }
    EXPECT_TRUE(kept().contains(QStringLiteral("3234"))) << kept().toStdString();
}

TEST_F(Clock, LeavesNoFileForDeletedGame)
{
    start();
    playTo(1);
    QDir folder(m_folder.path());
    // The thread that flushes the automatic save removes its own files in the meantime.
    for (const auto& name : folder.entryList(QDir::Files))
        EXPECT_TRUE(folder.remove(name) || !folder.exists(name)) << name.toStdString();
    pass(4000);
    clock().setPaused(true);
    EXPECT_EQ(folder.entryList({QStringLiteral("*.clock")}, QDir::Files), QStringList());
}

TEST_F(Clock, IsResetByDamagedFile)
{
    start();
    playTo(1);
    const QString name = m_controller.files()->autosaveName();
    m_controller.close();
    for (const char* const text : {"", "{", R"({"format": "vozka-clock", "version": 2, "used": [5000]})",
                                   R"({"format": "vozka-clock", "version": 1, "used": ["x", -4, 1e300]})"}) {
        QFile file(m_folder.filePath(name + QStringLiteral(".clock")));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        m_controller.files()->autosaves()->refresh();
        ASSERT_TRUE(m_controller.files()->resume(0)) << text;
        EXPECT_EQ(clock().used(0), 0) << text;
        EXPECT_EQ(clock().used(1), 0) << text;
        m_controller.close();
    }
}

} // namespace

} // namespace vozka
