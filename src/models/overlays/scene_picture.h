// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board with an overlay and the list of its entries beside it, without a window.
#pragma once

#include "models/overlays/overlay_scene.h"
#include "models/scene/table.h"

#include <QImage>

namespace vozka {

/// The board to the left, the entries to the right of it as far as there is room for both, in the colours of
/// the theme. Requires: there is a table, and the picture has a size.
[[nodiscard]] QImage paintScene(const Table& table, const OverlayScene& scene, QSize size, bool dark);

} // namespace vozka
