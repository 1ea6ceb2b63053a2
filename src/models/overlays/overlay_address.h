// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A cell's pieces as the address of its picture, so that equal cells share one picture:
//   image://overlay/<kind>/<turns>/<piece>,<piece>...
#pragma once

#include "models/overlays/overlay_scene.h"

namespace vozka {

[[nodiscard]] QString overlayAddress(const OverlayCell& cell);
/// Parses the pieces in the last part of an address; unreadable pieces are skipped.
[[nodiscard]] std::vector<OverlayPiece> overlayPieces(const QString& part);
/// Returns the image URL of a mark, a square with the mark in its middle: image://number/<look>/<text>
[[nodiscard]] QString numberAddress(OverlayLook look, const QString& text);

} // namespace vozka
