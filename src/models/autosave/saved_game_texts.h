// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages about finished games and automatic saves.
#pragma once

#include "match/game_folder.h"
#include "records/finished_game.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace vozka {

/// Example: "hard computer"; empty for a person.
[[nodiscard]] QString computerName(records::PlayerKind kind);
/// Returns the seats of the players, winner first.
[[nodiscard]] std::vector<std::size_t> seatsByPoints(const records::FinishedGame& game);
/// Returns all players with points, winner first: "Anna 87, Computer 64 (hard computer)".
[[nodiscard]] QString pointsMessage(const records::FinishedGame& game);
/// Returns the time of the end, the set-up, the number of turns, and the number of changed rules if any.
[[nodiscard]] QString circumstances(const records::FinishedGame& game);

/// Example: "Anna, Bedřich"; for an unreadable game, a message.
[[nodiscard]] QString playerNames(const Autosave& game);
/// Example: "Turn 14 · today, 14:32", "Anna won with 86 points · 20 November 2026 · sunday.vozka".
[[nodiscard]] QString standingMessage(const Autosave& game);
/// Example: "Anna won with 86 points", "Anna and Bedřich came first with 86 points each". Requires: as many
/// scores as players.
[[nodiscard]] QString winnersMessage(const std::vector<records::PlayerEntry>& players,
                                     const std::vector<int>& scores);
/// Example: "today, 14:32", "yesterday, 9:05", "20 November 2026".
[[nodiscard]] QString timeMessage(const QDateTime& when);
/// Returns a message since when and why the game on the table is not saved.
[[nodiscard]] QString unsavedMessage(const QDateTime& since, const records::Error& error);

} // namespace vozka
