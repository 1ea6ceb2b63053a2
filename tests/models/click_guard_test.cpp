// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ClickGuard drops the second click of a double click if the first click changed the game.
#include "models/app/click_guard.h"

#include <QMouseEvent>
#include <QPointingDevice>
#include <QQuickWindow>
#include <gtest/gtest.h>

namespace vozka {

namespace {

/// Records the events that it receives.
class Window : public QQuickWindow {
public:
    std::vector<QEvent::Type> seen;

protected:
    bool event(QEvent* event) override
    {
        seen.push_back(event->type());
        event->accept();
        return true;
    }
};

enum class By { Mouse, Finger, Pen };

class ClickGuardTest : public testing::TestWithParam<By> {
protected:
    ClickGuardTest()
    {
        m_guard.setParentItem(m_window.contentItem());
        m_guard.setSize({100, 100});
        m_guard.setProperty("decisionCount", 1);
    }

    void mouse(QEvent::Type type, QPointF at, quint64 time)
    {
        const auto buttons = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, at, at, Qt::LeftButton, buttons, Qt::NoModifier);
        event.setTimestamp(time);
        QCoreApplication::sendEvent(&m_window, &event);
    }
    void finger(QEvent::Type type, QPointF at, quint64 time)
    {
        static const QPointingDevice screen("screen", 7, QInputDevice::DeviceType::TouchScreen,
                                            QPointingDevice::PointerType::Finger,
                                            QInputDevice::Capability::Position, 1, 0);
        const auto state =
            type == QEvent::TouchEnd ? QEventPoint::State::Released : QEventPoint::State::Pressed;
        QTouchEvent event(type, &screen, Qt::NoModifier, {QEventPoint(1, state, at, at)});
        event.setTimestamp(time);
        QCoreApplication::sendEvent(&m_window, &event);
    }
    void pen(QEvent::Type type, QPointF at, quint64 time)
    {
        static const QPointingDevice tablet("tablet", 8, QInputDevice::DeviceType::Stylus,
                                            QPointingDevice::PointerType::Pen,
                                            QInputDevice::Capability::Position, 1, 1);
        const auto buttons = type == QEvent::TabletRelease ? Qt::NoButton : Qt::LeftButton;
        QTabletEvent event(type, &tablet, at, at, 1, 0, 0, 0, 0, 0, Qt::NoModifier, Qt::LeftButton, buttons);
        event.setTimestamp(time);
        QCoreApplication::sendEvent(&m_window, &event);
    }
    /// Clicks and returns the number of events that reach the window.
    std::size_t click(QPointF at, quint64 time)
    {
        m_window.seen.clear();
        switch (GetParam()) {
        case By::Mouse:
            mouse(QEvent::MouseButtonPress, at, time);
            mouse(QEvent::MouseButtonRelease, at, time + 20);
            break;
        case By::Finger:
            finger(QEvent::TouchBegin, at, time);
            finger(QEvent::TouchEnd, at, time + 20);
            break;
        case By::Pen:
            pen(QEvent::TabletPress, at, time);
            pen(QEvent::TabletRelease, at, time + 20);
            break;
        }
        return m_window.seen.size();
    }

    Window m_window;
    ClickGuard m_guard;
};

TEST_P(ClickGuardTest, DropsSecondClickIfGameHasAdvanced)
{
    EXPECT_EQ(click({50, 50}, 1000), 2U);
    m_guard.setProperty("decisionCount", 2);
    EXPECT_EQ(click({51, 50}, 1150), 0U);
    EXPECT_EQ(click({51, 50}, 1300), 2U) << "third click";
}

TEST_P(ClickGuardTest, PassesOtherClicks)
{
    EXPECT_EQ(click({50, 50}, 1000), 2U);
    EXPECT_EQ(click({50, 50}, 1150), 2U) << "nothing has changed";
    m_guard.setProperty("decisionCount", 2);
    EXPECT_EQ(click({50, 50}, 9000), 2U) << "much later";
    m_guard.setProperty("decisionCount", 3);
    EXPECT_EQ(click({5, 90}, 9100), 2U) << "elsewhere";
    m_guard.setProperty("decisionCount", 4);
    EXPECT_EQ(click({300, 300}, 9200), 2U);
    m_guard.setProperty("decisionCount", 5);
    EXPECT_EQ(click({300, 300}, 9300), 2U) << "outside";
}

INSTANTIATE_TEST_SUITE_P(Devices, ClickGuardTest, testing::Values(By::Mouse, By::Finger, By::Pen));

} // namespace

} // namespace vozka
