// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is said of a kept game.
#pragma once

#include "match/game_folder.h"

#include <QDateTime>
#include <QString>

namespace vozka {

/// "Anna, Bedřich"; of a game that cannot be read, that.
[[nodiscard]] QString playerNames(const KeptGame& game);
/// "Turn 14 · today, 14:32", "Anna won with 86 points · 20 November 2026, 9:05 · sunday.vozka"
[[nodiscard]] QString standingSentence(const KeptGame& game);
/// "Anna won with 86 points", "Anna and Bedřich came first with 86 points each". Requires: as many scores as
/// players.
[[nodiscard]] QString winnersSentence(const std::vector<records::PlayerEntry>& players,
                                      const std::vector<int>& scores);
/// "today, 14:32", "20 November 2026"
[[nodiscard]] QString timeSentence(const QDateTime& when);
/// Since when and why the game on the table is not kept.
[[nodiscard]] QString unkeptSentence(const QDateTime& since, const records::Error& error);

} // namespace vozka
