// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Colours for things that lie beside each other, such that neighbours differ.
#pragma once

#include <vector>

namespace vozka {

/// For each thing, by its number from 0 on, those beside it; who is beside another stands in both lists.
using Neighbours = std::vector<std::vector<int>>;

/// A colour from 0 to `colours` - 1 for each. In `order` each takes the first colour that none of its
/// neighbours has, so that those in front keep theirs when others come behind them. Where that needs more
/// colours, all are coloured anew, those with many neighbours first; what even then finds no colour takes the
/// one that the fewest of its neighbours have. Requires: `order` names each number once.
[[nodiscard]] std::vector<int> colouring(const Neighbours& neighbours, const std::vector<int>& order,
                                         int colours);

} // namespace vozka
