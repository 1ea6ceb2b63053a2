// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages about finished games.
#pragma once

#include "records/finished_game.h"

#include <QString>

#include <vector>

namespace vozka {

/// Example: "hard computer"; empty for a person.
[[nodiscard]] QString computerName(records::PlayerKind kind);
/// Returns the seats of the players, winner first.
[[nodiscard]] std::vector<std::size_t> seatsByPoints(const records::FinishedGame& game);
/// Returns all players with points, winner first: "Anna 87, Computer 64 (hard computer)".
[[nodiscard]] QString pointsSentence(const records::FinishedGame& game);
/// Returns the time of the end, the set-up and the duration.
[[nodiscard]] QString circumstances(const records::FinishedGame& game);

} // namespace vozka
