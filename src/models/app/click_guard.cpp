// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/click_guard.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QQuickWindow>
#include <QStyleHints>

#include <utility>

namespace vozka {

namespace {

/// With a finger one does not hit the same place again as well as with a mouse.
int reachOf(QEvent::Type press)
{
    const auto& hints = *QGuiApplication::styleHints();
    return press == QEvent::MouseButtonPress ? hints.mouseDoubleClickDistance()
                                             : hints.touchDoubleTapDistance();
}

bool isPress(const QEvent& event)
{
    if (event.type() == QEvent::MouseButtonPress)
        return static_cast<const QMouseEvent&>(event).button() == Qt::LeftButton;
    return event.type() == QEvent::TouchBegin || event.type() == QEvent::TabletPress;
}

bool isRelease(QEvent::Type type)
{
    return type == QEvent::MouseButtonRelease || type == QEvent::TouchEnd || type == QEvent::TouchCancel
           || type == QEvent::TabletRelease;
}

/// What is kept away of a click or tap that is: all but mere moves of the mouse, which do nothing by
/// themselves.
bool belongsToPress(QEvent::Type type)
{
    return isRelease(type) || type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick
           || type == QEvent::TouchBegin || type == QEvent::TouchUpdate || type == QEvent::TabletPress
           || type == QEvent::TabletMove;
}

} // namespace

ClickGuard::ClickGuard(QQuickItem* parent) : QQuickItem(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool ClickGuard::holdsBack(const QPointerEvent& press)
{
    if (press.pointCount() == 0)
        return false;
    const QPointF place = press.points().front().scenePosition();
    const auto passed = press.timestamp() - m_time;
    const auto interval = QGuiApplication::styleHints()->mouseDoubleClickInterval();
    const bool again = m_pressed && passed <= static_cast<quint64>(interval)
                       && (place - m_place).manhattanLength() <= reachOf(press.type());
    const bool later = m_moment > std::exchange(m_momentThen, m_moment);
    m_pressed = true;
    m_time = press.timestamp();
    m_place = place;
    return again && later && isVisible() && contains(mapFromScene(place));
}

bool ClickGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == window() && watched != nullptr) {
        if (isPress(*event))
            m_holding = holdsBack(static_cast<const QPointerEvent&>(*event));
        const bool held = m_holding && belongsToPress(event->type());
        if (isRelease(event->type()))
            m_holding = false;
        if (held) {
            // Or a mouse would be made of it.
            event->accept();
            return true;
        }
    }
    return QQuickItem::eventFilter(watched, event);
}

} // namespace vozka
