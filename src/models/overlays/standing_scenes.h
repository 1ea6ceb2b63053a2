// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who leads on which feature, what each field is worth to whom, which cells nothing can fill any more.
#pragma once

#include "models/overlays/overlay_scene.h"
#include "models/scene/table.h"

namespace vozka {

/// Every feature with figures in the colours and the hatching of those who lead it.
[[nodiscard]] OverlayScene ownersScene(const Table& table);
/// Fields with a farmer in the colours of their owners, fields that would score for one in tints of their
/// own, each with its points. The cities that score for them are outlined. All other fields share one entry.
[[nodiscard]] OverlayScene fieldsScene(const Table& table);
/// The cells that no tile left can fill.
[[nodiscard]] OverlayScene deadScene(const Table& table);

} // namespace vozka
