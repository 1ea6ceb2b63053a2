// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts coordinates from QML into a cell.
#pragma once

#include "engine/base/cell.h"

namespace vozka {

/// Requires: both are within the range of a cell's coordinates.
[[nodiscard]] constexpr Cell cellOf(int x, int y)
{
    return {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
}

} // namespace vozka
