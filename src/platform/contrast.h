// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The system's setting for high contrast.
#pragma once

namespace vozka::platform {

/// Returns true if the user has switched high contrast on. Always false where a desktop has the setting
/// instead of the system.
[[nodiscard]] bool hasHighContrast();

} // namespace vozka::platform
