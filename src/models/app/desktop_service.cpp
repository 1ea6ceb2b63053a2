// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/app/desktop_service.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QFileInfo>

namespace vozka::desktop_service {

bool isReachable()
{
    // Without a bus, QDBusConnection::sessionBus() would start one.
    const bool hasBus =
        qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
        || QFileInfo::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus"));
    return hasBus && QDBusConnection::sessionBus().isConnected();
}

void call(QObject* owner, const QString& interface, const QString& method, const QVariantList& arguments,
          const std::function<void(const QDBusPendingCall&)>& reply)
{
    auto message = QDBusMessage::createMethodCall(name, path, interface, method);
    message.setArguments(arguments);
    auto* const watcher =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(message), owner);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, owner, [watcher, reply] {
        watcher->deleteLater();
        reply(*watcher);
    });
}

} // namespace vozka::desktop_service
