// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts of the lead that is expected at the end of a game.
#pragma once

#include <QString>

namespace vozka {

/// Rounds a lead to tenths, as displayed, so that differences match the displayed numbers.
[[nodiscard]] float asShown(float lead);
/// Formats a lead, such as "+4.2".
[[nodiscard]] QString leadText(float lead);
/// Formats a lead in a game of that number of players: over the other player, or over the average of the
/// others.
[[nodiscard]] QString leadOver(float lead, int players);
/// Returns a text with the expected lead of the reader at the end of a game of that number of players.
[[nodiscard]] QString expectedResult(float lead, int players);
/// Returns a text with the number of points that a move is worse than the first move.
[[nodiscard]] QString distanceText(float points);

} // namespace vozka
