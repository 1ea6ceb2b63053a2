// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Immediate effects of an action on the figures on the board.
#pragma once

#include "models/board/table.h"

#include <vector>

namespace vozka {

/// True if the action itself adds a figure. Requires: the action is legal.
[[nodiscard]] bool addsFigure(const Table& table, const Action& action);
/// Returns the figures that the action itself returns to the supply, without figures that the scoring after
/// the action returns. Requires: the action is legal.
[[nodiscard]] std::vector<Figure> figuresReturnedBy(const Table& table, const Action& action);
/// True if the action itself gives points, without points of the scoring after it. Requires: it is legal.
[[nodiscard]] bool scoresFirst(const Table& table, const Action& action);
/// Returns a message with these figures; empty if none.
[[nodiscard]] QString returnedText(const Table& table, const std::vector<Figure>& figures);
/// Returns a message with the figures that stay on that tile; empty if none.
[[nodiscard]] QString figuresOnCellText(const Table& table, Cell cell);

} // namespace vozka
