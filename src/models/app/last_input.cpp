// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/last_input.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QQmlEngine>

#include <utility>

namespace vozka {

namespace {

/// True for keys that move the focus or activate. Other keys are also shortcuts for players who use a mouse.
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

LastInput::LastInput(QObject* application) : QObject(application)
{
    application->installEventFilter(this);
}

LastInput& LastInput::instance()
{
    static QPointer<LastInput> only;
    if (only.isNull())
        only = new LastInput(QCoreApplication::instance());
    return *only;
}

LastInput* LastInput::create(QQmlEngine*, QJSEngine*)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

bool LastInput::eventFilter(QObject* watched, QEvent* event)
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
    if (std::exchange(m_byKeys, byKeys) != byKeys)
        emit changed();
    return QObject::eventFilter(watched, event);
}

} // namespace vozka
