// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Colours for items. Neighbouring items have different colours if possible.
#pragma once

#include <vector>

namespace vozka {

/// Neighbours of each item, by its number from 0. Each pair is in both lists.
using Neighbours = std::vector<std::vector<int>>;

/// Returns a colour from 0 to `colours` - 1 for each item. In `order` each item gets the first colour that
/// none of its neighbours has, so earlier items keep their colours when later ones are added. If the colours
/// are not enough, all items are coloured again in another order. An item without a free colour then gets the
/// colour that the fewest of its neighbours have. Requires: `order` has each number once.
[[nodiscard]] std::vector<int> colouring(const Neighbours& neighbours, const std::vector<int>& order,
                                         int colours);

} // namespace vozka
