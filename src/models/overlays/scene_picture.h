// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Image of a board with an overlay and its list, without a window.
#pragma once

#include "models/art/colour_theme.h"
#include "models/board/table.h"
#include "models/overlays/overlay_scene.h"

#include <QImage>

namespace vozka {

/// Paints the board on the left and the entries on the right if both fit, in the colours of the theme.
/// Requires: the table is not empty, and the size is not empty.
[[nodiscard]] QImage paintScene(const Table& table, const OverlayScene& scene, QSize size,
                                ColourTheme::Kind theme);

} // namespace vozka
