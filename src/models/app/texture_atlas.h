// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where Qt Quick keeps the pictures that it draws together.
#pragma once

namespace vozka {

/// What lies in one texture is drawn at once, each picture beside it by itself: the texture is to hold the
/// board and an overlay on it. Qt makes it as large as the window, rounded up to powers of two, which a
/// window of 1280x800 fills with 128 tiles. Here: as for a window as large as the screen, but no less than
/// 2048x2048. To be called before the first window is shown. What is set by the user stays.
void enlargeTextureAtlas();

} // namespace vozka
