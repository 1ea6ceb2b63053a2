// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Images and films of the given file, without a window.
#pragma once

#include "app/arguments.h"
#include "models/art/colour_theme.h"

namespace vozka::app {

/// Returns the theme of images without a window: that of the settings, light if it depends on the desktop.
[[nodiscard]] ColourTheme::Kind pictureTheme();
/// Both return the exit code, and print an error as one line on standard error.
[[nodiscard]] int drawPicture(const Arguments& arguments);
[[nodiscard]] int makeFilm(const Arguments& arguments);

} // namespace vozka::app
