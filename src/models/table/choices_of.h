// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Builds the choices that have places on the table.
#pragma once

#include "models/table/choice.h"
#include "models/table/choice_model.h"
#include "models/table/hand.h"

#include <vector>

namespace vozka {

/// Returns the rotation in `turnsThatFit` that is nearest to `turns`, clockwise first; -1 if none.
[[nodiscard]] int nearestTurn(unsigned turnsThatFit, int turns);

/// Returns choices: cells for the tile in hand; otherwise features, corners and tiles. Empty if no person
/// decides.
[[nodiscard]] std::vector<Choice> choicesOf(const Table& table, const ChoiceModel& legal, const Hand& hand);

} // namespace vozka
