// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board as text, five characters wide and three high for each tile, for tests to compare and to print.
#pragma once

#include "engine/rules/rules.h"

#include <string>

namespace vozka {

/// Rows of tiles joined by line breaks, tiles of a row by blanks. Starts and ends with a line break.
[[nodiscard]] std::string picture(const TileCatalogue& catalogue, const StateData& state);

/// Initial of a player: A for the first.
[[nodiscard]] constexpr char initialOf(Player player)
{
    return static_cast<char>('A' + player);
}

} // namespace vozka
