// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Moves markers that would hide each other or a figure.
#pragma once

#include "models/scene/table.h"
#include "models/table/choice.h"

#include <vector>

namespace vozka {

/// Sets the fan of choices that share a feature of a tile. On a small board their markers are next to the
/// tile, preferably on a side without other markers.
void fanOut(std::vector<Choice>& choices);
/// Moves markers that would hide each other, or a figure on their segment, to free places of their tiles.
/// Prefers places on the same feature.
void keepApart(const Table& table, std::vector<Choice>& choices);

} // namespace vozka
