// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window opens at its last place inside its screen, also if screens are smaller or missing.
#include "models/app/window_memory.h"

#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>

namespace vozka {

namespace {

constexpr QRect nothing;

struct PlaceCase {
    const char* name;
    QList<QRect> screens;
    QMargins frame;
    RememberedWindow remembered;
    WindowPlace expected;
};

class WindowPlaces : public testing::TestWithParam<PlaceCase> {};

TEST_P(WindowPlaces, FitScreenWithFrame)
{
    const auto& [name, screens, frame, remembered, expected] = GetParam();
    const auto place = placeWindow(remembered, screens, frame);
    EXPECT_EQ(place.size, expected.size);
    EXPECT_EQ(place.minimum, expected.minimum);
    EXPECT_EQ(place.corner, expected.corner);
    EXPECT_EQ(place.isMaximised, expected.isMaximised);
    EXPECT_EQ(place.size.expandedTo(place.minimum), place.size);
    const QSize outer = place.size.grownBy(frame);
    EXPECT_TRUE(std::ranges::any_of(screens, [&](const QRect& screen) {
        return screen.contains(QRect(place.corner.value_or(screen.topLeft()), outer));
    }));
}

const QMargins none;
const QMargins thin(1, 20, 1, 5);
const QMargins thick(1, 37, 1, 1);

INSTANTIATE_TEST_SUITE_P(
    All, WindowPlaces,
    testing::Values(
        // First start of the program. Scaled screens have fewer logical pixels: 1920 x 1080 with factor 2 has
        // 960 x 540.
        PlaceCase{"Large", {{0, 0, 1920, 1080}}, thin, {}, {{}, {1280, 800}, {960, 576}, false}},
        PlaceCase{"Full4k", {{0, 0, 3840, 2160}}, thick, {}, {{}, {1280, 800}, {960, 576}, false}},
        PlaceCase{"Screen1366", {{0, 0, 1366, 768}}, thin, {}, {{}, {1280, 743}, {960, 576}, true}},
        PlaceCase{"BesideLarger",
                  {{0, 0, 1366, 768}, {1366, 0, 1280, 1024}},
                  thin,
                  {},
                  {{}, {1280, 743}, {960, 576}, true}},
        PlaceCase{"LargerBesideSmaller",
                  {{0, 0, 1920, 1080}, {1920, 0, 1024, 768}},
                  thin,
                  {},
                  {{}, {1280, 800}, {960, 576}, false}},
        PlaceCase{"Scale2", {{0, 0, 960, 540}}, {1, 19, 1, 1}, {}, {{}, {958, 520}, {958, 520}, true}},
        PlaceCase{"Scale1_5", {{0, 0, 1280, 720}}, {1, 25, 1, 1}, {}, {{}, {1278, 694}, {960, 576}, true}},
        PlaceCase{"Screen1280x720", {{0, 0, 1280, 720}}, thin, {}, {{}, {1278, 695}, {960, 576}, true}},
        PlaceCase{"Screen1280x800", {{0, 0, 1280, 800}}, thin, {}, {{}, {1278, 775}, {960, 576}, true}},
        PlaceCase{"NoFrame", {{0, 0, 1280, 800}}, none, {}, {{}, {1280, 800}, {960, 576}, false}},
        PlaceCase{"Screen1024x640", {{0, 0, 1024, 640}}, thick, {}, {{}, {1022, 602}, {960, 576}, true}},
        PlaceCase{"WithPanels", {{64, 28, 1856, 1052}}, thick, {}, {{}, {1280, 800}, {960, 576}, false}},
        // Later starts, with a stored position of the window.
        PlaceCase{"AsItWas",
                  {{0, 0, 1920, 1080}},
                  thin,
                  {{100, 60, 1100, 700}, false},
                  {QPoint(100, 60), {1100, 700}, {960, 576}, false}},
        PlaceCase{"SmallOneStays",
                  {{0, 0, 1366, 768}},
                  thin,
                  {{10, 10, 1000, 600}, false},
                  {QPoint(10, 10), {1000, 600}, {960, 576}, false}},
        PlaceCase{"MovedBack",
                  {{0, 0, 1920, 1080}},
                  thin,
                  {{1500, 700, 1100, 700}, false},
                  {QPoint(818, 355), {1100, 700}, {960, 576}, false}},
        PlaceCase{"LeftOfScreen",
                  {{0, 0, 1920, 1080}},
                  thin,
                  {{-900, 60, 1100, 700}, false},
                  {QPoint(0, 60), {1100, 700}, {960, 576}, false}},
        PlaceCase{"SecondScreen",
                  {{0, 0, 1366, 768}, {1366, 0, 1280, 1024}},
                  thin,
                  {{1400, 10, 1100, 900}, false},
                  {QPoint(1400, 10), {1100, 900}, {960, 576}, false}},
        PlaceCase{"MostlyOnSecondScreen",
                  {{0, 0, 1366, 768}, {1366, 0, 1280, 1024}},
                  thin,
                  {{1200, 10, 1200, 980}, false},
                  {QPoint(1366, 10), {1200, 980}, {960, 576}, false}},
        PlaceCase{"ScreenHasGone",
                  {{0, 0, 1366, 768}},
                  thin,
                  {{1400, 10, 1278, 999}, false},
                  {{}, {1278, 743}, {960, 576}, true}},
        PlaceCase{"SmallOneOfAScreenThatHasGone",
                  {{0, 0, 1366, 768}},
                  thin,
                  {{1400, 10, 1000, 600}, false},
                  {{}, {1000, 600}, {960, 576}, false}},
        PlaceCase{"ScaleWasChanged",
                  {{0, 0, 960, 540}},
                  thin,
                  {{20, 20, 1280, 800}, false},
                  {QPoint(0, 0), {958, 515}, {958, 515}, true}},
        PlaceCase{"LargerThanALargeScreen",
                  {{0, 0, 1920, 1080}},
                  thin,
                  {{0, 0, 2500, 1400}, false},
                  {QPoint(0, 0), {1918, 1055}, {960, 576}, false}},
        PlaceCase{"BelowTheMinimum",
                  {{0, 0, 1920, 1080}},
                  thin,
                  {{0, 0, 400, 300}, false},
                  {QPoint(0, 0), {960, 576}, {960, 576}, false}},
        PlaceCase{
            "Maximised", {{0, 0, 1920, 1080}}, thin, {nothing, true}, {{}, {1280, 800}, {960, 576}, true}},
        PlaceCase{"RestoredFromMaximised",
                  {{0, 0, 1920, 1080}},
                  thin,
                  {{100, 60, 1100, 700}, true},
                  {QPoint(100, 60), {1100, 700}, {960, 576}, true}}),
    [](const auto& each) { return each.param.name; });

TEST(WindowPlace, UnknownScreensDoNotLimitWindow)
{
    const WindowPlace usual{{}, usualWindow, smallestWindow, false};
    EXPECT_EQ(placeWindow({}, {}, thin), usual);
    EXPECT_EQ(placeWindow({}, {QRect()}, thin), usual);
}

TEST(WindowPlace, IsReachableByUpperEdge)
{
    const QList<QRect> screens{{0, 0, 1920, 1080}, {1920, 0, 1280, 1024}};
    EXPECT_TRUE(canBeReached({100, 100, 1280, 800}, screens));
    EXPECT_TRUE(canBeReached({2000, 500, 1280, 800}, screens));
    EXPECT_TRUE(canBeReached({-1100, 100, 1280, 800}, screens)) << "its right end is visible";
    EXPECT_FALSE(canBeReached({-1250, 100, 1280, 800}, screens));
    EXPECT_FALSE(canBeReached({4000, 100, 1280, 800}, screens));
    EXPECT_FALSE(canBeReached({100, -300, 1280, 800}, screens)) << "its upper edge is not visible";
    EXPECT_FALSE(canBeReached({100, 1075, 1280, 800}, screens));
    EXPECT_FALSE(canBeReached({0, 0, 1280, 800}, {}));
}

/// A window and its memory on two screens: 1366 x 768, and 1280 x 1024 to the right of it.
class FollowedWindow : public testing::Test {
protected:
    void store(const char* key, const QVariant& value) const
    {
        QSettings(m_folder.filePath("window.ini"), QSettings::IniFormat)
            .setValue(QString::fromLatin1(key), value);
    }
    [[nodiscard]] QVariant stored(const char* key) const
    {
        return QSettings(m_folder.filePath("window.ini"), QSettings::IniFormat)
            .value(QString::fromLatin1(key));
    }
    void follow()
    {
        m_memory.setFolder(m_folder.path());
        m_memory.follow(&m_window);
    }
    void show()
    {
        follow();
        m_window.setVisible(true);
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&m_window));
    }
    [[nodiscard]] bool isInside(const QRect& screen) const
    {
        return screen.contains(m_window.frameGeometry());
    }

    QTemporaryDir m_folder;
    WindowMemory m_memory;
    QWindow m_window;
};

constexpr QRect smallScreen(0, 0, 1366, 768);
constexpr QRect secondScreen(1366, 0, 1280, 1024);

TEST_F(FollowedWindow, StartsMaximisedOnSmallScreens)
{
    follow();
    EXPECT_TRUE(m_window.windowStates().testFlag(Qt::WindowMaximized));
    EXPECT_EQ(m_window.minimumSize(), smallestWindow);
}

TEST_F(FollowedWindow, OpensAtLastPlace)
{
    store("window/frame", QRect(40, 60, 1000, 600));
    show();
    EXPECT_EQ(m_window.framePosition(), QPoint(40, 60));
    EXPECT_EQ(m_window.size(), QSize(1000, 600));
    m_window.resize(1020, 610);
    EXPECT_TRUE(QTest::qWaitFor([&] { return stored("window/frame").toRect().size() == QSize(1020, 610); }));
}

TEST_F(FollowedWindow, ShrinksByRealFrame)
{
    store("window/frame", QRect(10, 10, 1000, 600));
    follow();
    m_window.resize(smallScreen.size());
    m_window.setVisible(true);
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&m_window));
    ASSERT_FALSE(m_window.frameMargins().isNull());
    EXPECT_TRUE(QTest::qWaitFor([&] { return isInside(smallScreen); }));
    m_window.setFramePosition(QPoint(600, 400));
    QTest::qWait(0);
    EXPECT_EQ(m_window.framePosition(), QPoint(600, 400)) << "moved by the user";
}

TEST_F(FollowedWindow, StaysOnSecondScreen)
{
    store("window/frame", QRect(1400, 40, 1000, 900));
    show();
    EXPECT_EQ(m_window.framePosition(), QPoint(1400, 40));
    EXPECT_EQ(m_window.size(), QSize(1000, 900));
    EXPECT_TRUE(isInside(secondScreen));
}

TEST_F(FollowedWindow, IsMovedIntoItsScreenWhenScreensChange)
{
    // The offscreen platform cannot change its screens, so the test only emits the signals.
    store("window/frame", QRect(1400, 40, 1000, 900));
    show();
    auto* const screen = m_window.screen();
    const std::array<std::function<void()>, 2> changes{
        [&] { emit screen->availableGeometryChanged(screen->availableGeometry()); },
        [&] { emit qApp->screenRemoved(nullptr); }};
    for (const auto& change : changes) {
        m_window.setFramePosition(QPoint(1800, 300));
        ASSERT_FALSE(isInside(secondScreen));
        change();
        EXPECT_TRUE(QTest::qWaitFor([&] { return isInside(secondScreen); }));
    }
}

TEST_F(FollowedWindow, IgnoresPlaceOutsideScreens)
{
    store("window/frame", QRect(9000, 9000, 1000, 600));
    const QPoint before = m_window.framePosition();
    follow();
    EXPECT_EQ(m_window.framePosition(), before);
    EXPECT_EQ(m_window.size(), QSize(1000, 600));
}

TEST_F(FollowedWindow, StaysMaximised)
{
    store("window/frame", QRect(40, 60, 1000, 600));
    store("window/maximised", true);
    follow();
    EXPECT_TRUE(m_window.windowStates().testFlag(Qt::WindowMaximized));
}

TEST(WindowMemory, StoresViewOfEachGame)
{
    const QTemporaryDir folder;
    {
        WindowMemory memory;
        memory.setFolder(folder.path());
        memory.rememberView("a", 87.5, {2.5, -3});
        memory.rememberView("", 10, {});
    }
    WindowMemory memory;
    memory.setFolder(folder.path());
    EXPECT_EQ(memory.cellOf("a"), 87.5);
    EXPECT_EQ(memory.middleOf("a"), QPointF(2.5, -3));
    EXPECT_EQ(memory.cellOf("b"), 0);
    EXPECT_EQ(memory.cellOf(""), 0);
}

TEST(WindowMemory, StoresNothingWithoutFolder)
{
    WindowMemory memory;
    QWindow window;
    memory.follow(&window);
    memory.rememberView("a", 80, {});
    EXPECT_EQ(memory.cellOf("a"), 0);
}

} // namespace

} // namespace vozka
