// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Texts of the reasons for the played move and for the better move of an analysed decision.
#pragma once

#include "models/computer/reason_text.h"
#include "players/analysis.h"

namespace vozka {

/// Returns the reasons that are about the board after the played move.
[[nodiscard]] ReasonTexts playedReasons(const Table& table, const State& before, const RatedDecision& rated);
/// Returns the reasons that are about the board after the better move.
[[nodiscard]] ReasonTexts betterReasons(const Table& table, const State& before, const RatedDecision& rated);
/// Return the same reasons without letters.
[[nodiscard]] QStringList playedTexts(const Table& table, const State& before, const RatedDecision& rated);
[[nodiscard]] QStringList betterTexts(const Table& table, const State& before, const RatedDecision& rated);

} // namespace vozka
