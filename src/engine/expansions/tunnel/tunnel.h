// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Tunnel: roads end at tunnel entrances. Two tokens of a player on two entrances join their roads.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::tunnel {

// Refusals.
inline constexpr Code noEntrance = "no-tunnel-entrance";
inline constexpr Code taken = "tunnel-taken";
inline constexpr Code noTokenLeft = "no-token-left";
inline constexpr Code onceOnly = "tunnel-once";

/// Event: a player places a token. `at` is the road, `count` the number of the pair, from 1.
inline constexpr Code eventToken = "tunnel";
/// Event: the roads `at` and `to` are joined.
inline constexpr Code eventJoin = "join";

/// Word of the road ends at entrances.
inline constexpr Code entranceWord = "tunnelMouth";

/// Rule: tu.others - roads through a tunnel on tiles of other sets become two roads that end at entrances.
void splitTunnels(std::vector<TileSet>& sets);

/// Adds the action and the step of the tokens.
void addPlacing(RuleBook& book, TokenKind tokens);

extern const Expansion expansion;

} // namespace vozka::tunnel
