// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of the markers for figures. Markers have at least 28 pixels at every size of the tiles.
#pragma once

#include "models/table/choice.h"

#include <optional>
#include <vector>

namespace vozka {

/// Sets the form and the offset of the markers for tiles of `cell` pixels. Markers that would overlap are
/// moved to a circle around their places or, if that is too crowded, to the nearest free places. They become
/// dots without free space. Markers on the tile `full` are never dots, and no other marker covers it. If
/// there are very many choices outside of it, or several on a small tile, a frame around the tile is the
/// marker of all its choices.
void layOutMarkers(std::vector<Choice>& choices, int cell, std::optional<Cell> full = {});

/// Side of a marker with a picture, in pixels.
[[nodiscard]] int markerSide(int cell);
/// Side of a dot, in pixels.
[[nodiscard]] int dotSide(int cell);

} // namespace vozka
