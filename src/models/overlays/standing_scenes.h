// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Overlays of the current position: majorities, points of fields, and dead cells.
#pragma once

#include "models/board/table.h"
#include "models/overlays/overlay_scene.h"

namespace vozka {

/// Shows each feature with figures in the colours and hatchings of its leaders.
[[nodiscard]] OverlayScene ownersScene(const Table& table);
/// Shows fields with a farmer in the colours of their owners, and fields that would score for one in separate
/// tints, each with its points. The cities that score for them are outlined. All other fields share one
/// entry.
[[nodiscard]] OverlayScene fieldsScene(const Table& table);
/// Shows the cells that no remaining tile can fill, or only an own tile of a player.
[[nodiscard]] OverlayScene deadScene(const Table& table);

} // namespace vozka
