// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/input_watch.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPointer>

namespace vozka {

namespace {

/// Those by which somebody goes about without a mouse. Shortcuts say nothing: who plays by mouse has them,
/// too.
bool leads(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return true;
    default:
        return false;
    }
}

} // namespace

InputWatch::InputWatch(QCoreApplication* application) : QObject(application)
{
    application->installEventFilter(this);
}

InputWatch& InputWatch::instance()
{
    static QPointer<InputWatch> only;
    if (only.isNull())
        only = new InputWatch(QCoreApplication::instance());
    return *only;
}

bool InputWatch::eventFilter(QObject* watched, QEvent* event)
{
    bool byKeys = m_byKeys;
    switch (event->type()) {
    case QEvent::KeyPress:
        byKeys = byKeys || leads(*static_cast<QKeyEvent*>(event));
        break;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
        byKeys = false;
        break;
    default:
        break;
    }
    if (byKeys != m_byKeys) {
        m_byKeys = byKeys;
        emit changed();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace vozka
