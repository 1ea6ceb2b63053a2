// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/last_input.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>

namespace vozka {

namespace {

/// Held while the mouse does something.
bool isModifier(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
        return true;
    default:
        return false;
    }
}

} // namespace

LastInput::LastInput(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool LastInput::eventFilter(QObject* watched, QEvent* event)
{
    bool byKeys = m_byKeys;
    switch (event->type()) {
    // A shortcut is a key too; no key press follows it.
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        byKeys = byKeys || !isModifier(*static_cast<QKeyEvent*>(event));
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
