// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Steps of a piece that moves step by step, where the player has no choice.
#pragma once

#include "engine/rules/rules.h"

#include <optional>

namespace vozka {

/// Returns the only legal action if a piece is moving step by step; otherwise `std::nullopt`.
[[nodiscard]] std::optional<Action> forcedStep(const Rules& rules, const State& state);

} // namespace vozka
