// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How far a tower reaches, and who may be taken there.
#pragma once

#include "engine/rules/hooks/rule_book.h"

namespace vozka::tower {

/// True for a follower of any kind, of whichever player, wherever he stands.
[[nodiscard]] bool isCatch(const RuleBook& book, const Figure& figure);
/// Its own tile and as many in each of the four directions as it has pieces, across gaps.
[[nodiscard]] bool isInRange(const StateData& state, Segment tower, int pieces, Cell cell);

/// Why a tower of that many pieces cannot capture the figure.
[[nodiscard]] std::optional<Refusal> captureRefusal(const RuleBook& book, const StateData& state,
                                                    Segment tower, int pieces, const Figure& figure);

} // namespace vozka::tower
