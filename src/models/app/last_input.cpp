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
bool isFocusKey(const QKeyEvent& event)
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
    m_afterClick.setSingleShot(true);
    m_afterClick.setInterval(afterClickMs);
    connect(&m_afterClick, &QTimer::timeout, this, &LastInput::clickingChanged);
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

void LastInput::press()
{
    const bool before = clicking();
    m_isPressed = true;
    if (!before)
        emit clickingChanged();
}

void LastInput::release()
{
    m_isPressed = false;
    m_afterClick.start();
}

bool LastInput::eventFilter(QObject* watched, QEvent* event)
{
    bool byKeys = m_byKeys;
    switch (event->type()) {
    case QEvent::KeyPress:
        byKeys = byKeys || isFocusKey(*static_cast<QKeyEvent*>(event));
        break;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
        byKeys = false;
        press();
        break;
    case QEvent::MouseButtonRelease:
        // Another button may still be pressed.
        if (static_cast<QMouseEvent*>(event)->buttons() != Qt::NoButton)
            break;
        [[fallthrough]];
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
    case QEvent::TabletRelease:
        if (m_isPressed)
            release();
        break;
    default:
        break;
    }
    if (std::exchange(m_byKeys, byKeys) != byKeys)
        emit changed();
    return QObject::eventFilter(watched, event);
}

} // namespace vozka
