// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What an action would do to the figures on the board at once, in words.
#pragma once

#include "models/scene/table.h"

namespace vozka {

/// Who would go home by the action itself, not by what is scored behind it; empty if nobody would. Requires:
/// it is legal.
[[nodiscard]] QString consequencesInWords(const Table& table, const Action& action);
/// Who stands on that tile and stays there; empty if nobody does.
[[nodiscard]] QString whoStandsInWords(const Table& table, Cell cell);

} // namespace vozka
