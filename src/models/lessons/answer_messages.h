// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Messages about answers to questions of stories: causes of wrong numbers, reasons for points.
#pragma once

#include "lessons/wrong_answer.h"
#include "models/board/table.h"

#include <QString>

namespace vozka {

/// Requires: the mistake has no text of the story.
[[nodiscard]] QString mistakeMessage(const Table& table, const lessons::PointsMistake& mistake, int points);

/// "8 points: 2 against 1", "no points: strength 0"
[[nodiscard]] QString scoringMessage(const lessons::ScoringReason& reason);

} // namespace vozka
