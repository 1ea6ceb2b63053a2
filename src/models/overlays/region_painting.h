// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Hatchings over regions of tiles. They continue on the next tile where the region does.
#pragma once

#include "models/overlays/overlay_scene.h"

#include <QBrush>

namespace vozka {

/// What is laid over a region: a hatching in its ink, and stripes of a second colour, as wide as the gaps
/// between them. Invalid colours are not painted.
struct Texture {
    Hatching hatching = Hatching::None;
    QColor ink;
    QColor stripes;
};

/// A brush with the texture of a whole tile of so many pixels, to fill parts of it in the units of regions.
/// Its period divides the tile.
[[nodiscard]] QBrush textureBrush(const Texture& texture, int side);

} // namespace vozka
