// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Size of the textures into which Qt Quick combines pictures.
#pragma once

namespace vozka {

/// Enlarges the texture atlas so that it holds the board and an overlay. Pictures of one texture are drawn
/// together, others one by one. Qt rounds the size of the window up to powers of two; 128 tiles fill the
/// atlas of a window of 1280x800. This function uses the size of the screen instead, at least 2048x2048.
/// Sizes that the user has set in the environment stay. Requires: no window was shown yet.
void enlargeTextureAtlas();

} // namespace vozka
