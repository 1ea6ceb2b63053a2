// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The kinds of tiles that the sandbox can lay, with how many of each are left.
#pragma once

#include "models/overlays/tiles_left_model.h"
#include "sandbox/sandbox.h"

namespace vozka {

/// Each in a turn that fits the chosen cell. With a cell only those that fit there; of tiles of the players'
/// own, one of that player.
[[nodiscard]] std::vector<TileLeftRow> paletteRows(const sandbox::Sandbox& box, std::optional<Cell> cell,
                                                   Player owner);

} // namespace vozka
