// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// After a signal, the program ends. Before, it saves a game that could not be autosaved to another file.
#include "app/session.h"

#include "support/program.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <csignal>

namespace vozka {

namespace {

class SessionTest : public testing::Test {
protected:
    SessionTest()
    {
        // These variables determine the folder for documents of the user.
        qputenv("HOME", QFile::encodeName(m_folder.path()));
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_folder.filePath(QStringLiteral("config"))));
    }
    [[nodiscard]] QString rescued() const
    {
        const auto names = QDir(m_folder.path()).entryList({QStringLiteral("vozka-*.vozka")}, QDir::Files);
        return names.isEmpty() ? QString() : m_folder.filePath(names.front());
    }
    static void play(const Program& program, int decisions)
    {
        program.startGame();
        for (int i = 0; i < decisions; ++i) {
            program.table().choose(0);
            // The tiles are random: dismiss the message about a tile that cannot be placed.
            program.table().discards()->dismiss();
        }
    }

    QTemporaryDir m_folder;
};

TEST_F(SessionTest, SavesGameThatCannotBeAutosaved)
{
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        // A file with the name of the state folder prevents saving for root, too.
        QFile blockingFile(m_folder.filePath(QStringLiteral("state")));
        ASSERT_TRUE(blockingFile.open(QIODevice::WriteOnly));
        const Program program(blockingFile.fileName() + QStringLiteral("/vozka"));
        const app::Session session(*qGuiApp, program.window());
        play(program, 9);
        ASSERT_GT(program.table().files()->turnsAtRisk(), 0);
        ASSERT_EQ(rescued(), QString());
        std::raise(signal);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !rescued().isEmpty(); })) << signal;
        GameController again;
        EXPECT_TRUE(again.files()->open(QUrl::fromLocalFile(rescued())));
        EXPECT_EQ(again.turnNumber(), program.table().turnNumber());
        EXPECT_EQ(again.prompt().kind, program.table().prompt().kind);
        EXPECT_TRUE(QFile::remove(rescued()));
    }
}

TEST_F(SessionTest, DoesNotSaveAutosavedGame)
{
    const Program program(m_folder.filePath(QStringLiteral("state")));
    const app::Session session(*qGuiApp, program.window());
    play(program, 9);
    QMetaObject::invokeMethod(
        qGuiApp, [] { std::raise(SIGTERM); }, Qt::QueuedConnection);
    EXPECT_EQ(QCoreApplication::exec(), 0) << "the program ends";
    EXPECT_EQ(rescued(), QString());
}

} // namespace

} // namespace vozka
