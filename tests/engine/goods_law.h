// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Law for tokens that players get for marks of completed cities.
#pragma once

#include "laws.h"

namespace vozka {

[[nodiscard]] Check goodsMatchCompletedCities(const CheckedGame& game);

} // namespace vozka
