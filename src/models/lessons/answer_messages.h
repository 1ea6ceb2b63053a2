// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages about answers to questions of stories: causes of wrong numbers, reasons for points.
#pragma once

#include "lessons/wrong_answer.h"
#include "models/board/table.h"

#include <QString>

namespace vozka {

/// Returns the cause of a wrong answer. `points`: the wrong number. Requires: the story has no text for this
/// mistake.
[[nodiscard]] QString mistakeMessage(const Table& table, const lessons::PointsMistake& mistake, int points);

/// Examples: "8 points: 2 against 1", "no points: strength 0".
[[nodiscard]] QString scoringMessage(const lessons::ScoringReason& reason);

} // namespace vozka
