// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What an action would do immediately to the figures on the board.
#pragma once

#include "models/scene/table.h"

#include <vector>

namespace vozka {

/// Figures that the action itself returns to the supply, without the scoring that follows it. Requires: the
/// action is legal.
[[nodiscard]] std::vector<Figure> figuresReturnedBy(const Table& table, const Action& action);
/// Message that names these figures; empty if there are none.
[[nodiscard]] QString returnedInWords(const Table& table, const std::vector<Figure>& figures);
/// Who stands on that tile and stays there; empty if nobody does.
[[nodiscard]] QString whoStandsInWords(const Table& table, Cell cell);

} // namespace vozka
