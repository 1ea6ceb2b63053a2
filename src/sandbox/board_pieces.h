// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Edits of the tokens of a position.
#pragma once

#include "engine/rules/position.h"

namespace vozka::sandbox {

/// True if the figure is on that tile or on one of its corners.
[[nodiscard]] bool touches(const PositionFigure& figure, Cell tile);

/// Removes the tokens on that tile.
void removeTokens(Position& position, Cell at);

/// Moves each token whose figure is no longer in the position from that figure to its tile.
void detachTokens(Position& position);

/// Moves the only token of its kind to that place, or replaces the stack or the link there. A count of 0
/// removes the token.
void putToken(Position& position, const TokenSpec& spec, const PositionToken& token);

} // namespace vozka::sandbox
