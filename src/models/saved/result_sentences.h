// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is said of games that were played to their end.
#pragma once

#include "records/finished_game.h"

#include <QString>

#include <vector>

namespace vozka {

/// "hard computer"; empty for a person.
[[nodiscard]] QString computerName(records::PlayerKind kind);
/// The seats of those who played, the winner first.
[[nodiscard]] std::vector<std::size_t> seatsByPoints(const records::FinishedGame& game);
/// Everybody with his points, the winner first: "Anna 87, Computer 64 (hard computer)".
[[nodiscard]] QString pointsSentence(const records::FinishedGame& game);
/// When it ended, by which set-up it was played and for how long.
[[nodiscard]] QString circumstances(const records::FinishedGame& game);

} // namespace vozka
