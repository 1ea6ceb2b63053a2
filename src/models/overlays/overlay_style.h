// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the overlays look: the pieces in the colours of the palette, without the feature and the sides that
// they are for. Nothing is told by colour alone: outlines and hatchings differ, too.
#pragma once

#include "models/overlays/overlay_scene.h"

#include <vector>

namespace vozka::style {

/// What lies beside the matter: darker, by that opacity.
[[nodiscard]] OverlayPiece dimmed(qreal opacity);
[[nodiscard]] OverlayPiece reachable();
[[nodiscard]] OverlayPiece refused();
[[nodiscard]] OverlayPiece onlyClassic();
[[nodiscard]] OverlayPiece onlyNew();
/// The real edge of the feature that is scored, and a thin one where it is not the matter.
[[nodiscard]] OverlayPiece source();
[[nodiscard]] OverlayPiece thinSource();
/// The border of the cells that are near enough.
[[nodiscard]] OverlayPiece frame();
/// In the colours of those who lead, by their names in the palette; nobody leads = none.
[[nodiscard]] OverlayPiece ledBy(const std::vector<QString>& colours);
[[nodiscard]] OverlayPiece field(int number);
/// A completed city that pays in fields.
[[nodiscard]] OverlayPiece paying();
/// A cell that nothing left can fill, or nothing but a tile that a player has of his own.
[[nodiscard]] OverlayPiece dead(bool ownTileOnly);
/// What is pointed at, and who stands in its way.
[[nodiscard]] OverlayPiece lit();
[[nodiscard]] OverlayPiece culprit();

/// How much the board is dimmed where connection decides, and round the frame where distance does.
inline constexpr qreal slightly = 0.26;
[[nodiscard]] qreal strongly();

} // namespace vozka::style
