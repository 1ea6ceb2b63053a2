// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Places of markers that would hide each other or a figure.
#pragma once

#include "models/scene/table.h"
#include "models/table/choice.h"

#include <vector>

namespace vozka {

/// Sets the fan of the choices that share a feature of a tile: on a small board their markers are beside the
/// tile, on a side without other markers if there is one.
void fanOut(std::vector<Choice>& choices);
/// Moves markers that would hide each other, or a figure on their segment, to free places of their tiles. A
/// place on the same feature is preferred.
void keepApart(const Table& table, std::vector<Choice>& choices);

} // namespace vozka
