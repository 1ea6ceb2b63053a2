// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A cell's pieces as the address of its picture, so that equal cells share one picture:
//   image://overlay/<kind>/<turns>/<piece>,<piece>...
#pragma once

#include "models/overlays/overlay_scene.h"

namespace vozka {

/// The whole address of the cell's picture.
[[nodiscard]] QString overlayAddress(const OverlayCell& cell);
/// The pieces that the last part of an address names; what cannot be read is left out.
[[nodiscard]] std::vector<OverlayPiece> overlayPieces(const QString& part);
/// The address of a mark's picture, a square in whose middle the mark stands: image://number/<look>/<text>
[[nodiscard]] QString numberAddress(OverlayLook look, const QString& text);

} // namespace vozka
