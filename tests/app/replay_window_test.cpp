// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Replays a game, continues it from an earlier turn, copies an image of the board and saves a film, with the
// keyboard shortcuts and commands of the window.
#include "models/app/app_settings.h"
#include "models/files/local_file.h"
#include "models/film/film_encoder.h"
#include "models/film/film_maker.h"
#include "support/program.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace vozka {

namespace {

class ReplayWindow : public testing::Test {
protected:
    void SetUp() override
    {
        AppSettings::instance().setAnimation(AppSettings::Animation::NoAnimation);
        AppSettings::instance().setFilesFolder(QUrl::fromLocalFile(m_folder.path()));
        program.window().requestActivate();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&program.window()));
        program.open(QStringLiteral(VOZKA_GAMES "/random-2.vozka"));
        review().setTurnMs(100000);
    }
    [[nodiscard]] Review& review() const { return *program.table().review(); }
    [[nodiscard]] static QImage clipboard() { return QGuiApplication::clipboard()->image(); }

    QTemporaryDir m_folder;
    Program program;
};

TEST_F(ReplayWindow, StartsByKeyAndFromResult)
{
    ASSERT_TRUE(program.table().over());
    program.press(Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(program.pageType(), "TablePage");
    EXPECT_TRUE(review().playing());
    EXPECT_EQ(review().turn(), 0);
    program.press(Qt::Key_Space);
    EXPECT_FALSE(review().playing());
    EXPECT_TRUE(review().active());
    program.press(Qt::Key_Escape);
    EXPECT_FALSE(review().active());
    EXPECT_EQ(program.pageType(), "EndPage");
    ASSERT_NE(program.item("replay"), nullptr);
    QMetaObject::invokeMethod(program.item("replay"), "clicked");
    EXPECT_TRUE(review().playing());
}

TEST_F(ReplayWindow, ContinuesFromReviewedTurn)
{
    program.press(Qt::Key_G, Qt::ControlModifier);
    EXPECT_TRUE(program.table().over()) << "Ctrl+G has no effect outside a review";
    program.table().startReview(20);
    program.perform("Table");
    const int tiles = program.table().board()->rowCount();
    program.press(Qt::Key_G, Qt::ControlModifier);
    EXPECT_FALSE(program.table().over());
    EXPECT_FALSE(review().active());
    EXPECT_EQ(program.pageType(), "TablePage");
    EXPECT_EQ(program.table().board()->rowCount(), tiles);
    EXPECT_TRUE(program.table().files()->fileName().isEmpty())
        << "the continued game has no file yet, so it cannot overwrite that of the old game";
}

TEST_F(ReplayWindow, CopiesImageOfShownBoard)
{
    QGuiApplication::clipboard()->clear();
    program.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QImage whole = clipboard();
    ASSERT_FALSE(whole.isNull());
    program.perform("Table");
    program.table().startReview(2);
    program.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QImage reviewImage = clipboard();
    EXPECT_LT(reviewImage.width(), whole.width());
    // In the sandbox, the image shows the board of the sandbox. The sandbox is empty at first.
    program.perform("Sandbox");
    program.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(clipboard(), reviewImage) << "nothing is copied from an empty sandbox";
    program.perform("Table");
    program.table().review()->leave();
    program.perform("explore");
    program.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(clipboard().width(), whole.width());
}

TEST_F(ReplayWindow, SavesFilm)
{
    if (!filmEndings().contains(QStringLiteral(".webp")))
        GTEST_SKIP() << "built without the WebP library";
    auto* const films = program.window().findChild<FilmMaker*>();
    ASSERT_NE(films, nullptr);
    program.perform("film");
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.fallbackIsOpen(); }));
    for (const char letter : {'m', 'i', 'n', 'e'})
        QTest::keyClick(&program.window(), letter);
    program.press(Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([&] { return films->busy(); }));
    EXPECT_TRUE(program.item("filmProgress")->isVisible());
    // The window still reacts to keys.
    program.press(Qt::Key_R, Qt::ControlModifier);
    EXPECT_TRUE(review().playing());
    QMetaObject::invokeMethod(program.item("filmCancel"), "clicked");
    EXPECT_FALSE(films->busy());
    EXPECT_FALSE(program.item("filmProgress")->isVisible());

    // A short game, because films are made with low priority.
    program.open(QStringLiteral(VOZKA_TESTS "/quick/crossroads.vozka"));
    constexpr int filmTimeoutMs = 300000;
    films->save(QUrl::fromLocalFile(m_folder.filePath("whole.webp")), ColourTheme::Light);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !films->busy(); }, filmTimeoutMs));
    EXPECT_TRUE(QFile::exists(m_folder.filePath("whole.webp")));
    EXPECT_FALSE(QFile::exists(m_folder.filePath("mine.webp"))) << "the cancelled film is not saved";
}

} // namespace

} // namespace vozka
