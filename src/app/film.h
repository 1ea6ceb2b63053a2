// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes a film of the game of a file; no window is opened.
#pragma once

#include "app/arguments.h"

namespace vozka::app {

/// Says in one line on standard error what goes wrong. The code to exit with.
[[nodiscard]] int makeFilm(const Arguments& arguments);

} // namespace vozka::app
