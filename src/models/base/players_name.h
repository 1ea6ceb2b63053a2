// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Names and colours of players.
#pragma once

#include "records/players.h"

#include <QString>

#include <string_view>

namespace vozka {

/// Returns a player's name for display and screen readers. Control characters are escaped (records/quote.h).
/// Names written from right to left are isolated (U+2068, U+2069), so that following text stays behind them.
[[nodiscard]] QString playersName(std::string_view name);

/// Returns the name of the colour: "red", "blue", ...
[[nodiscard]] QString colourName(records::Colour colour);

} // namespace vozka
