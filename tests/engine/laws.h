// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Laws for the positions of all games. Each law checks the states of a game while it is played.
#pragma once

#include "engine/rules/rules.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vozka {

/// Game for checks of laws. Outlives them.
struct CheckedGame {
    const Rules& rules;
    const std::vector<std::string>& sets;
    /// Actions so far.
    std::vector<Action> played{};
    /// Number of changes of the board for each slow check of features.
    int changesBetweenSlowChecks = 1;

    [[nodiscard]] Player players() const
    {
        const State start = rules.start();
        return start->playerCount;
    }
};

/// Checks a state and the events since the last call. Called at the start and at the end of the game, too.
/// Reports faults as failures of the current test.
using Check = std::function<void(const State& state, const Events& since)>;

struct Law {
    std::string_view name;
    /// Makes the check for one game.
    Check (*makeCheck)(const CheckedGame& game);
};
[[nodiscard]] std::span<const Law> laws();

/// Player at all seats of a game under laws.
enum class LawPlayer { Random, Covering };

/// Plays the game. All laws check one of every `statesBetweenChecks` states.
void playUnderLaws(CheckedGame& game, std::uint64_t seed, LawPlayer seats, int statesBetweenChecks = 1);

} // namespace vozka
