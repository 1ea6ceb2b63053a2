// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sandbox and files: positions, lessons, the position of the table, and the board at the next start.
#include "lessons/library.h"
#include "records/files.h"
#include "sandbox_fixture.h"

#include <QJsonDocument>
#include <QSignalSpy>

namespace vozka {

TEST_F(SandboxModels, SaveAndOpenPosition)
{
    EXPECT_FALSE(m_sandbox.save(file("empty.position.json")));
    layRoad();
    ASSERT_TRUE(m_sandbox.save(file("one.position.json")));
    const auto before = records::writePosition(m_sandbox.box().record());
    m_sandbox.clear();
    EXPECT_TRUE(m_sandbox.empty());
    ASSERT_TRUE(m_sandbox.open(file("one.position.json")));
    EXPECT_EQ(records::writePosition(m_sandbox.box().record()), before);
    m_sandbox.undo();
    EXPECT_TRUE(m_sandbox.empty()) << "opening can be undone";
}

TEST_F(SandboxModels, KeepBoardIfFileIsBroken)
{
    layRoad();
    const auto before = records::writePosition(m_sandbox.box().record());
    for (const auto* text : {"", "{}", R"({"format": "vozka-game", "version": 1})",
                             R"({"format": "vozka-position", "version": 1, "rules": {"edition": "C2", "sets":
                                ["base"], "options": {}}, "players": [{"name": "A"}, {"name": "B"}], "toMove": 0,
                                "tiles": [{"tile": "D", "at": [0,0], "turns": 0},
                                          {"tile": "D", "at": [7,7], "turns": 0}]})"}) {
        ASSERT_FALSE(records::writeFile(file("bad.position.json").toLocalFile().toStdString(), text));
        m_message.clear();
        EXPECT_FALSE(m_sandbox.open(file("bad.position.json")));
        EXPECT_TRUE(m_message.contains("bad.position.json")) << m_message.toStdString();
        EXPECT_EQ(records::writePosition(m_sandbox.box().record()), before);
        EXPECT_EQ(m_message.contains("Open it at the table"), QString(text).contains("vozka-game"));
    }
    EXPECT_TRUE(m_message.contains("/tiles/1")) << m_message.toStdString();
    EXPECT_FALSE(m_sandbox.open(file("missing.position.json")));
}

TEST_F(SandboxModels, ExportValidLesson)
{
    EXPECT_FALSE(m_sandbox.exportLesson(file("mine.lesson.json")));
    EXPECT_TRUE(m_message.contains("wagon")) << m_message.toStdString();
    // The problem is reported before the user chooses a file name.
    m_message.clear();
    EXPECT_FALSE(m_sandbox.canBecomeLesson());
    EXPECT_TRUE(m_message.contains("wagon")) << m_message.toStdString();
    layRoad();
    EXPECT_TRUE(m_sandbox.canBecomeLesson());
    ASSERT_TRUE(m_sandbox.exportLesson(file("mine.lesson.json"))) << m_message.toStdString();
    lessons::LessonLibrary library;
    library.addFolder(m_folder.path().toStdString());
    EXPECT_TRUE(library.broken().empty());
    const auto* lesson = library.find("mine");
    ASSERT_NE(lesson, nullptr);
    EXPECT_EQ(lesson->text(lesson->title).english, "mine");
    for (const auto& [id, text] : lesson->texts)
        EXPECT_EQ(text.english == text.czech, id == lesson->title) << id << " is in both languages";
}

TEST_F(SandboxModels, ExportLessonWithUnusedId)
{
    layRoad();
    const auto idIn = [this](const char* name) {
        QFile written(file(name).toLocalFile());
        EXPECT_TRUE(written.open(QIODevice::ReadOnly));
        return QJsonDocument::fromJson(written.readAll())[QStringLiteral("id")].toString().toStdString();
    };
    // Both ids are taken: by a built-in lesson, and by a file with another name in the folder.
    ASSERT_TRUE(m_sandbox.exportLesson(file("wagon-1.lesson.json"))) << m_message.toStdString();
    EXPECT_EQ(idIn("wagon-1.lesson.json"), "wagon-1-2");
    ASSERT_TRUE(m_sandbox.exportLesson(file("mine.lesson.json")));
    ASSERT_TRUE(
        QFile::rename(file("mine.lesson.json").toLocalFile(), file("other.lesson.json").toLocalFile()));
    ASSERT_TRUE(m_sandbox.exportLesson(file("mine.lesson.json")));
    EXPECT_EQ(idIn("mine.lesson.json"), "mine-2");
    // A file that is replaced can keep its id.
    ASSERT_TRUE(m_sandbox.exportLesson(file("mine.lesson.json")));
    ASSERT_TRUE(m_sandbox.exportLesson(file("other.lesson.json")));
    EXPECT_EQ(idIn("other.lesson.json"), "other");
    auto library = lessons::LessonLibrary::builtIn();
    library.addFolder(m_folder.path().toStdString());
    EXPECT_TRUE(library.broken().empty());
    const auto* lesson = library.find("wagon-1-2");
    ASSERT_NE(lesson, nullptr);
    EXPECT_EQ(lesson->text(lesson->title).english, "wagon-1") << "the title is the given name";
}

TEST_F(SandboxModels, CopyPositionOfTableAndKeepGame)
{
    play(60);
    const auto before = m_controller.table().history.size();
    const auto tiles = m_controller.board()->rowCount();
    layRoad();
    QSignalSpy laid(&m_sandbox, &SandboxController::boardReplaced);
    m_sandbox.explore(&m_controller);
    EXPECT_EQ(laid.count(), 1);
    EXPECT_EQ(m_sandbox.table()->board()->rowCount(), tiles);
    EXPECT_EQ(m_sandbox.table()->figures()->rowCount(), m_controller.figures()->rowCount());
    m_sandbox.clear();
    EXPECT_EQ(m_controller.board()->rowCount(), tiles);
    EXPECT_EQ(m_controller.table().history.size(), before);
    // A reviewed position is copied, too.
    m_controller.startReview(3);
    const auto then = m_controller.board()->rowCount();
    ASSERT_LT(then, tiles);
    m_sandbox.explore(&m_controller);
    EXPECT_EQ(m_sandbox.table()->board()->rowCount(), then);
    EXPECT_TRUE(m_controller.review()->active());
    // Undo restores the earlier board.
    while (m_sandbox.table()->figures()->rowCount() != 1 || m_sandbox.table()->board()->rowCount() != 3)
        m_sandbox.undo();
}

TEST_F(SandboxModels, RestoreBoardAtNextStart)
{
    const QString folder = m_folder.filePath("state");
    {
        SandboxController first;
        first.setFolder(folder);
        first.holdTile(0);
        ASSERT_TRUE(first.placeTile(0, 0));
    }
    {
        SandboxController second;
        second.setFolder(folder);
        EXPECT_EQ(second.table()->board()->rowCount(), 1);
        second.clear();
    }
    SandboxController third;
    third.setFolder(folder);
    EXPECT_TRUE(third.empty());
}

TEST_F(SandboxModels, DoNotOverwriteBoardOfOtherWindow)
{
    const QString folder = m_folder.filePath("state");
    {
        SandboxController first;
        first.setFolder(folder);
        first.holdTile(0);
        ASSERT_TRUE(first.placeTile(0, 0));
        EXPECT_FALSE(first.saveNow());
        SandboxController second;
        second.setFolder(folder);
        EXPECT_TRUE(second.empty());
        second.holdTile(3);
        ASSERT_TRUE(second.placeTile(0, 0));
    }
    SandboxController one;
    one.setFolder(folder);
    SandboxController two;
    two.setFolder(folder);
    EXPECT_EQ(one.table()->board()->rowCount(), 1);
    EXPECT_EQ(two.table()->board()->rowCount(), 1);
}

TEST_F(SandboxModels, AreAtRiskUntilBoardIsSaved)
{
    QFile blockingFile(m_folder.filePath("state"));
    ASSERT_TRUE(blockingFile.open(QIODevice::WriteOnly));
    SandboxController sandbox;
    sandbox.setFolder(m_folder.filePath("state/vozka"));
    EXPECT_FALSE(sandbox.atRisk());
    sandbox.holdTile(0);
    ASSERT_TRUE(sandbox.placeTile(0, 0));
    EXPECT_TRUE(sandbox.saveNow());
    EXPECT_TRUE(sandbox.problem().contains("state")) << sandbox.problem().toStdString();
    ASSERT_TRUE(sandbox.save(file("mine.position.json")));
    EXPECT_FALSE(sandbox.atRisk());
    sandbox.undo();
    sandbox.redo();
    EXPECT_TRUE(sandbox.saveNow());
    ASSERT_TRUE(blockingFile.remove());
    EXPECT_FALSE(sandbox.saveNow());
    EXPECT_TRUE(sandbox.problem().isEmpty());
    SandboxController other;
    other.setFolder(m_folder.filePath("state/vozka"));
    EXPECT_TRUE(other.empty()) << "open in the first program";
}

TEST_F(SandboxModels, ReportUnreadableBoard)
{
    for (const auto* text : {"garbage", "{\"format\": \"vozka-position\", \"version\": 2}"}) {
        QFile left(m_folder.filePath("sandbox.position.json"));
        ASSERT_TRUE(left.open(QIODevice::WriteOnly));
        left.write(text);
        left.close();
        SandboxController sandbox;
        QSignalSpy failed(&sandbox, &SandboxController::failed);
        sandbox.setFolder(m_folder.path());
        ASSERT_EQ(failed.count(), 1);
        const QString message = failed.at(0).at(0).toString();
        EXPECT_TRUE(message.contains("sandbox.position.json")) << message.toStdString();
        EXPECT_EQ(left.exists(), QByteArray(text) != "garbage") << message.toStdString();
    }
}

} // namespace vozka
