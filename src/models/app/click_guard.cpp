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

/// Largest distance of the clicks of a double click; larger for fingers than for a mouse.
int maxDoubleClickDistance(QEvent::Type press)
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

/// True for all events of a click or tap except mouse moves, which have no effect alone.
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

bool ClickGuard::blocks(const QPointerEvent& press)
{
    if (press.pointCount() == 0)
        return false;
    const QPointF position = press.points().front().scenePosition();
    const auto passed = press.timestamp() - m_time;
    const auto interval = QGuiApplication::styleHints()->mouseDoubleClickInterval();
    const bool isSecondClick =
        m_pressed && passed <= static_cast<quint64>(interval)
        && (position - m_place).manhattanLength() <= maxDoubleClickDistance(press.type());
    const bool gameAdvanced = m_decisionCount > std::exchange(m_countAtPress, m_decisionCount);
    m_pressed = true;
    m_time = press.timestamp();
    m_place = position;
    return isSecondClick && gameAdvanced && isVisible() && contains(mapFromScene(position));
}

bool ClickGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == window() && watched != nullptr) {
        if (isPress(*event))
            m_isBlocking = blocks(static_cast<const QPointerEvent&>(*event));
        const bool isBlocked = m_isBlocking && belongsToPress(event->type());
        if (isRelease(event->type()))
            m_isBlocking = false;
        if (isBlocked) {
            // Otherwise Qt synthesizes mouse events.
            event->accept();
            return true;
        }
    }
    return QQuickItem::eventFilter(watched, event);
}

} // namespace vozka
