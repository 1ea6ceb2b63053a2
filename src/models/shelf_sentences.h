// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is said of a game on the shelf.
#pragma once

#include "match/shelf.h"

#include <QString>

namespace vozka {

/// "Anna, Bedřich"
[[nodiscard]] QString playerNames(const KeptGame& game);
/// "Turn 14 · today, 14:32", "Anna won with 86 points · 20 November 2026, 9:05 · sunday.vozka"
[[nodiscard]] QString standingSentence(const KeptGame& game);

} // namespace vozka
