// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Calls to the XDG desktop portal on the session bus.
#pragma once

#include <QString>

#include <functional>

class QDBusPendingCall;
class QObject;

namespace vozka::desktop_service {

inline const auto name = QStringLiteral("org.freedesktop.portal.Desktop");
inline const auto path = QStringLiteral("/org/freedesktop/portal/desktop");

inline const auto settings = QStringLiteral("org.freedesktop.portal.Settings");
inline const auto fileChooser = QStringLiteral("org.freedesktop.portal.FileChooser");
inline const auto properties = QStringLiteral("org.freedesktop.DBus.Properties");
/// Interface of a pending request to the user.
inline const auto request = QStringLiteral("org.freedesktop.portal.Request");

/// Returns true if there is a session bus. Does not start one.
[[nodiscard]] bool isReachable();

/// Calls a method asynchronously. `reply` receives the reply or the error, unless `owner` was deleted before.
/// Requires: isReachable().
void call(QObject* owner, const QString& interface, const QString& method, const QVariantList& arguments,
          const std::function<void(const QDBusPendingCall&)>& reply);

} // namespace vozka::desktop_service
