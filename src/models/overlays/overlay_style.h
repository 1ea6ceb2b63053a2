// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Looks of overlay pieces in the colours of the palette; callers set the feature and the sides. Looks differ
// in outline or hatching, not in colour alone.
#pragma once

#include "models/overlays/overlay_scene.h"

#include <vector>

namespace vozka::style {

/// Returns a dark layer for cells that the overlay is not about.
[[nodiscard]] OverlayPiece dimmed(qreal opacity);
[[nodiscard]] OverlayPiece reachable();
[[nodiscard]] OverlayPiece refused();
[[nodiscard]] OverlayPiece onlyClassic();
[[nodiscard]] OverlayPiece onlyNew();
/// Outline of the scored feature. thinSource: for ranges by distance.
[[nodiscard]] OverlayPiece source();
[[nodiscard]] OverlayPiece thinSource();
/// Border of the cells in range.
[[nodiscard]] OverlayPiece frame();
/// `colours`: names of the leading players' colours in the palette; empty if no player leads.
[[nodiscard]] OverlayPiece leaderStyle(const std::vector<QString>& colours);
[[nodiscard]] OverlayPiece field(int number);
/// Completed city that scores for fields.
[[nodiscard]] OverlayPiece paying();
/// Cell that no remaining tile can fill, or only an own tile of a player.
[[nodiscard]] OverlayPiece dead(bool ownTileOnly);
/// Hovered feature, and blocking feature.
[[nodiscard]] OverlayPiece highlighted();
[[nodiscard]] OverlayPiece blocker();

/// Opacities for `dimmed`. `slightly`: all tiles, if features on any of them can be marked. `strongly`: the
/// tiles outside the frame of a range.
inline constexpr qreal slightly = 0.26;
[[nodiscard]] qreal strongly();

} // namespace vozka::style
