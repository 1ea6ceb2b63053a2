// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Tokens of pairs, which link the roads of both tokens.
#pragma once

#include "engine/rules/hooks/turn.h"

namespace vozka {

/// Moves a token of that pair from the player's hand to the road. Returns the road of the other token if the
/// pair is now linked, otherwise noSegment. Requires: the hand has the token, and the road has an end for it.
Segment placeOfPair(Turn& turn, Player player, TokenKind kind, int number, Segment road);

} // namespace vozka
