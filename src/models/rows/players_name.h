// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Names and colours of players.
#pragma once

#include "records/players.h"

#include <QString>

#include <string_view>

namespace vozka {

/// A player's name as it is shown and read out. It may be any text, so what would turn the sentence around it
/// is written with a backslash (records/quote.h); one that is written from right to left is set apart from
/// what follows (U+2068, U+2069), or the points behind it would stand before it.
[[nodiscard]] QString playersName(std::string_view name);

/// "red", "blue", ...
[[nodiscard]] QString colourName(records::Colour colour);

} // namespace vozka
