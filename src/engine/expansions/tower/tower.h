// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Tower: pieces are built on foundations, followers in reach are taken prisoner and bought back.
#pragma once

#include "engine/expansions/expansion.h"

namespace vozka::tower {

// Refusals.
inline constexpr Code noFoundation = "no-foundation";
inline constexpr Code towerClosed = "tower-closed";
inline constexpr Code towerBare = "tower-bare";
inline constexpr Code noPieceLeft = "no-piece-left";
inline constexpr Code captureOutOfRange = "capture-out-of-range";
inline constexpr Code captureNotAFollower = "capture-not-a-follower";
inline constexpr Code captureNobodyThere = "capture-nobody-there";
inline constexpr Code noSuchPrisoner = "no-such-prisoner";
inline constexpr Code ransomOnce = "ransom-once";
inline constexpr Code ransomPoints = "ransom-points";

/// Which of several prisoners comes back in an exchange, in the order of the option's words.
enum class PrisonerChoice : std::uint8_t { Owner, First };

extern const Expansion expansion;

} // namespace vozka::tower
