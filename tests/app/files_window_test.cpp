// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The file dialog by keyboard, and files whose names are not valid text: dropped, played, saved.
#include "models/app/app_settings.h"
#include "models/files/local_file.h"
#include "support/program.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <fstream>

namespace vozka {

namespace {

namespace fs = std::filesystem;

class FilesWindow : public testing::Test {
protected:
    void SetUp() override
    {
        folder = fs::canonical(home.path().toStdString());
        AppSettings::instance().setFilesFolder(urlOf(folder));
        AppSettings::instance().setAnimation(AppSettings::Animation::NoAnimation);
    }
    // Qt does not remove files whose names are not valid text.
    void TearDown() override { fs::remove_all(folder); }
    static void activate(const Program& program)
    {
        program.window().requestActivate();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&program.window()));
    }
    static bool isOpen(const Program& program, const char* sheet)
    {
        const auto* const found = program.window().findChild<QObject*>(QString::fromLatin1(sheet));
        return found != nullptr && found->property("opened").toBool();
    }
    static void type(const Program& program, const char* text)
    {
        for (const char* each = text; *each != '\0'; ++each)
            QTest::keyClick(&program.window(), *each);
    }
    static void drop(const Program& program, const fs::path& file)
    {
        QMimeData data;
        data.setData(QStringLiteral("text/uri-list"), urlOf(file).toEncoded() + "\r\n");
        const QPoint middle(program.window().width() / 2, program.window().height() / 2);
        QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&program.window(), &enter);
        QDropEvent dropped(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&program.window(), &dropped);
    }
    [[nodiscard]] std::size_t files() const
    {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
    }

    QTemporaryDir home;
    fs::path folder;
};

TEST_F(FilesWindow, CtrlSAndNameSaveGame)
{
    const Program program;
    activate(program);
    program.startGame();
    program.press(Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.fallbackIsOpen(); }));
    type(program, "mine");
    program.press(Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !program.fallbackIsOpen(); }));
    EXPECT_TRUE(fs::is_regular_file(folder / "mine.vozka"));
    EXPECT_TRUE(program.window().title().startsWith(QStringLiteral("mine.vozka")))
        << program.window().title().toStdString();
    // The game now has a file name. Saving again keeps the old content as a backup.
    program.table().choose(0);
    EXPECT_TRUE(program.table().files()->modified());
    program.press(Qt::Key_S, Qt::ControlModifier);
    EXPECT_FALSE(program.fallbackIsOpen());
    EXPECT_FALSE(program.table().files()->modified());
    EXPECT_TRUE(fs::is_regular_file(folder / "mine.vozka~"));
    EXPECT_EQ(files(), 2U);
}

TEST_F(FilesWindow, NextGameGetsAnotherProposedName)
{
    const Program program;
    activate(program);
    for (std::size_t game = 1; game <= 3; ++game) {
        program.startGame();
        program.press(Qt::Key_S, Qt::ControlModifier);
        ASSERT_TRUE(QTest::qWaitFor([&] { return program.fallbackIsOpen(); }));
        program.press(Qt::Key_Return);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !program.fallbackIsOpen(); }));
        EXPECT_FALSE(isOpen(program, "replaceSheet"));
        EXPECT_EQ(files(), game);
    }
}

TEST_F(FilesWindow, HandlesFileNamesThatAreNotText)
{
    const auto file = folder / "\xff\xfe.vozka";
    // Make the players human, so that the game can be continued here.
    QFile recorded(QStringLiteral(VOZKA_GAMES "/random-2.vozka"));
    ASSERT_TRUE(recorded.open(QIODevice::ReadOnly));
    std::ofstream(file)
        << recorded.readAll().replace(R"("kind": "random")", R"("kind": "human")").toStdString();
    const QTemporaryDir state;
    {
        const Program program(state.path());
        drop(program, file);
        EXPECT_TRUE(program.table().active());
        EXPECT_EQ(pathOf(program.table().files()->file()), file);
        for (int i = 0; i < 8; ++i)
            program.table().undo();
        ASSERT_TRUE(program.table().files()->modified());
        EXPECT_TRUE(program.table().files()->save(program.table().files()->file()));
        EXPECT_EQ(files(), 2U) << "the file and its previous content";
        // The autosave is now ahead of the saved file.
        program.table().choose(0);
        program.perform("Start");
    }
    const Program program(state.path());
    emit program.navigator().openAutosave(0);
    EXPECT_EQ(pathOf(program.table().files()->file()), file);
    EXPECT_TRUE(program.table().files()->modified());
    EXPECT_TRUE(program.table().files()->save(program.table().files()->file()));
    EXPECT_FALSE(program.table().files()->modified());
    EXPECT_EQ(files(), 2U);
}

TEST_F(FilesWindow, CtrlOAndReturnOpenGame)
{
    fs::copy_file(VOZKA_GAMES "/random-2.vozka", folder / "hra č.vozka");
    const Program program;
    activate(program);
    program.press(Qt::Key_O, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.fallbackIsOpen(); }));
    ASSERT_TRUE(QTest::qWaitFor([&] {
        const auto* const focused = program.window().activeFocusItem();
        return focused != nullptr
               && focused->property("fileName").toString() == QStringLiteral("hra č.vozka");
    }));
    program.press(Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.table().active(); }));
    EXPECT_EQ(pathOf(program.table().files()->file()), folder / "hra č.vozka");
}

TEST_F(FilesWindow, SavesPictureUnderNameThatIsNotText)
{
    const Program program;
    program.open(QStringLiteral(VOZKA_GAMES "/random-2.vozka"));
    const auto picture = folder / "\xff.png";
    EXPECT_TRUE(program.table().files()->savePicture(urlOf(picture)));
    EXPECT_TRUE(fs::is_regular_file(picture));
    EXPECT_FALSE(program.table().files()->savePicture(urlOf(folder / "none" / "board.png")));
    EXPECT_EQ(files(), 1U);
}

} // namespace

} // namespace vozka
