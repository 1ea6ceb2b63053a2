// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/right_click_handler.h"

#include <QCoreApplication>
#include <QEvent>
#include <QMouseEvent>

namespace vozka {

void RightClickHandler::setWatching(bool watching)
{
    if (watching == m_watching)
        return;
    m_watching = watching;
    if (watching)
        QCoreApplication::instance()->installEventFilter(this);
    else if (!m_isDown)
        QCoreApplication::instance()->removeEventFilter(this);
}

bool RightClickHandler::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    const bool press = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick;
    if (!watched->isWindowType() || (!press && type != QEvent::MouseButtonRelease)
        || static_cast<QMouseEvent*>(event)->button() != Qt::RightButton)
        return QObject::eventFilter(watched, event);
    if (press && m_watching) {
        m_isDown = true;
        emit pressed();
        return true;
    }
    if (press || !m_isDown)
        return QObject::eventFilter(watched, event);
    m_isDown = false;
    if (!m_watching)
        QCoreApplication::instance()->removeEventFilter(this);
    return true;
}

} // namespace vozka
