// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the desktop's portal is found on the session bus.
#pragma once

#include <QString>

namespace vozka::portal {

inline const auto service = QStringLiteral("org.freedesktop.portal.Desktop");
inline const auto path = QStringLiteral("/org/freedesktop/portal/desktop");

/// Whether there is a session bus. Without one, asking for it would start one.
[[nodiscard]] bool hasBus();

} // namespace vozka::portal
