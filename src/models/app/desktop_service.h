// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The service by which the desktop answers programs on the session bus, by the names that the XDG desktop
// portals give it.
#pragma once

#include <QString>

namespace vozka::desktop_service {

inline const auto name = QStringLiteral("org.freedesktop.portal.Desktop");
inline const auto path = QStringLiteral("/org/freedesktop/portal/desktop");

/// Its interfaces.
inline const auto settings = QStringLiteral("org.freedesktop.portal.Settings");
inline const auto fileChooser = QStringLiteral("org.freedesktop.portal.FileChooser");
/// A question that is open.
inline const auto request = QStringLiteral("org.freedesktop.portal.Request");

/// Whether there is a session bus. Without one, asking for it would start one.
[[nodiscard]] bool hasBus();

} // namespace vozka::desktop_service
