// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of a game's data that has the same size in every game.
#pragma once

#include "engine/base/ids.h"
#include "engine/rules/state/action.h"

#include <array>
#include <type_traits>

namespace vozka {

/// Steps of the plan of a turn, one bit for each index.
using StepSet = std::uint64_t;

/// Number of a reason for extra turns.
enum class ExtraTurn : std::uint8_t {};

/// Progress of a step for several players.
struct Round {
    /// The player who decided last; `noPlayer` before the first one.
    Player previous = noPlayer;
    /// Players who do not decide again: one bit for each.
    std::uint8_t done = 0;
    bool operator==(const Round&) const = default;
};

struct GameHeader {
    /// Types of the actions of this turn, without free actions.
    ActionSet turnActions = 0;
    /// Steps that were requested in this turn and have not started. See `Turn::request`.
    StepSet requestedSteps = 0;
    std::array<std::array<std::uint8_t, maxFigureKinds>, maxPlayers> supply{};
    std::array<std::int16_t, maxPlayers> scores{};
    std::uint16_t bagTotal = 0;
    /// Number of drawn tiles, discarded ones included, and of rolls of the die. The dealer's random numbers
    /// depend on it.
    std::uint16_t draws = 0;
    /// Number of the turn, from 1.
    std::uint16_t turn = 1;
    std::uint8_t playerCount = 0;
    /// Player of this turn, and the player who decides now; `noPlayer` for the dealer.
    Player active = 0;
    Player toMove = noPlayer;
    /// Index of the step that waits for a choice.
    std::uint8_t step = 0;
    Round round;
    /// Players who got points for features in this turn: one bit for each.
    std::uint8_t paid = 0;
    bool over = false;
    /// Extra turns of the active player after this one: one bit for each reason, see
    /// `RuleBook::addExtraTurn`.
    std::uint8_t extraTurns = 0;
    /// Reason of this turn if it is an extra turn, plus one; 0 for an ordinary turn.
    std::uint8_t extraTurnBy = 0;
    /// Kind of the tile that was drawn and is not yet placed; noKind if none.
    KindIndex drawn = noKind;
    /// Tile placed in this turn; noTile if none.
    TileIndex placed = noTile;
    /// Quarter turns clockwise of the whole board, for a view. See `Rules::start`.
    Turns boardTurns = 0;
    [[nodiscard]] bool isExtraTurn() const { return extraTurnBy != 0; }
    [[nodiscard]] bool isExtraTurnBy(ExtraTurn reason) const
    {
        return extraTurnBy == static_cast<int>(reason) + 1;
    }
    [[nodiscard]] bool isPaid(Player player) const { return (paid >> player & 1) != 0; }
    bool operator==(const GameHeader&) const = default;
};
static_assert(std::is_trivially_copyable_v<GameHeader> && sizeof(GameHeader) <= 256);

} // namespace vozka
