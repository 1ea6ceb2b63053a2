// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens of a position and of a state.
#pragma once

#include "engine/rules/hooks/turn.h"
#include "engine/rules/position.h"

namespace vozka {

/// Figures can be only on stacks and in features that exist.
enum class TokenTime : std::uint8_t { BeforeFigures, AfterFigures };

/// Adds the tokens of the position that belong to that time. Returns false and the reason if one is not
/// possible.
[[nodiscard]] bool addTokens(Turn& turn, const Position& position, TokenTime time, PositionFault& fault);

/// Description of a token that a player holds.
[[nodiscard]] PositionToken describeHeld(const Token& token);
/// Description of a token in a state.
[[nodiscard]] PositionToken describe(const StateData& state, const TokenSpec& spec, const Token& token);

} // namespace vozka
