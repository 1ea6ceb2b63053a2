// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board as characters, five wide and three high a tile, for tests to compare and to print.
#pragma once

#include "engine/rules/rules.h"

#include <string>

namespace vozka {

/// Rows of tiles joined by line breaks, tiles of a row by blanks; begins and ends with a line break.
[[nodiscard]] std::string picture(const TileCatalogue& catalogue, const StateData& state);

/// The initial of a player: A for the first.
[[nodiscard]] constexpr char initialOf(Player player)
{
    return static_cast<char>('A' + player);
}

} // namespace vozka
