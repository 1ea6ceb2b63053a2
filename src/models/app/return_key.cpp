// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/return_key.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace vozka {

namespace {

bool isReturn(const QKeyEvent& key)
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
           && (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

bool isButton(const QObject& object)
{
    return object.inherits("QQuickAbstractButton") && !object.inherits("QQuickItemDelegate")
           && !object.inherits("QQuickMenuItem") && !object.inherits("QQuickMenuBarItem");
}

} // namespace

ReturnKey::ReturnKey(QCoreApplication* application) : QObject(application)
{
    application->installEventFilter(this);
}

void ReturnKey::install()
{
    static ReturnKey* const filter = new ReturnKey(QCoreApplication::instance());
    Q_UNUSED(filter)
}

bool ReturnKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !isReturn(static_cast<QKeyEvent&>(*event))
        || !isButton(*watched))
        return false;
    for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent space(type, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
        QCoreApplication::sendEvent(watched, &space);
    }
    event->accept();
    return true;
}

} // namespace vozka
