// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens of a position and of a state.
#pragma once

#include "engine/rules/hooks/turn.h"
#include "engine/rules/position.h"

namespace vozka {

/// Time when tokens of a position are added. Figures need stacks and features that already exist.
enum class TokenTime : std::uint8_t { BeforeFigures, AfterFigures };

/// Adds the tokens of the position for that time. Returns false, with `fault`, if one is not possible.
[[nodiscard]] bool addTokens(Turn& turn, const Position& position, TokenTime time, PositionFault& fault);

/// Returns the description of the token. Requires for the first function: it is in the hand of a player.
[[nodiscard]] PositionToken describeInHand(const Token& token);
[[nodiscard]] PositionToken describe(const StateData& state, const TokenSpec& spec, const Token& token);

} // namespace vozka
