// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Cells on which the tile in hand of the sandbox could be laid.
#pragma once

#include "models/table/choice.h"
#include "sandbox/sandbox.h"

#include <vector>

namespace vozka {

/// For a tile of that kind, turned so; without a kind only the first cell of an empty table.
[[nodiscard]] std::vector<Choice> openCells(const sandbox::Sandbox& box, KindIndex kind, int turns,
                                            Player owner);

} // namespace vozka
