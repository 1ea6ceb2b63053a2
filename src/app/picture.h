// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws the board of a file into a picture; no window is opened.
#pragma once

#include "app/arguments.h"

namespace vozka::app {

/// Says in one line on standard error what goes wrong. The code to exit with.
[[nodiscard]] int drawPicture(const Arguments& arguments);

} // namespace vozka::app
