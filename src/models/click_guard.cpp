// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/click_guard.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QQuickWindow>
#include <QStyleHints>

#include <utility>

namespace vozka {

ClickGuard::ClickGuard(QQuickItem* parent) : QQuickItem(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool ClickGuard::holdsBack(const QMouseEvent& press)
{
    const auto& hints = *QGuiApplication::styleHints();
    const QPointF place = press.scenePosition();
    const auto passed = press.timestamp() - m_time;
    const bool again = m_pressed && passed <= static_cast<quint64>(hints.mouseDoubleClickInterval())
                       && (place - m_place).manhattanLength() <= hints.mouseDoubleClickDistance();
    const bool later = m_moment > std::exchange(m_momentThen, m_moment);
    m_pressed = true;
    m_time = press.timestamp();
    m_place = place;
    return again && later && isVisible() && contains(mapFromScene(place));
}

bool ClickGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == window() && watched != nullptr) {
        if (const auto* const mouse = static_cast<QMouseEvent*>(event);
            event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton)
            m_holding = holdsBack(*mouse);
        const bool held = m_holding;
        if (event->type() == QEvent::MouseButtonRelease)
            m_holding = false;
        if (held
            && (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick
                || event->type() == QEvent::MouseButtonRelease))
            return true;
    }
    return QQuickItem::eventFilter(watched, event);
}

} // namespace vozka
