// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What holds in every position of every game. Games are played elsewhere; each law looks at their states.
#pragma once

#include "engine/rules/rules.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vozka {

/// A game on which laws are tried; outlives them.
struct WatchedGame {
    const Rules& rules;
    const std::vector<std::string>& sets;
    /// The actions up to now.
    std::vector<Action> played{};
    /// The slow check of features is asked at every change of the board, or only now and then.
    int changesBetweenSlowChecks = 1;

    [[nodiscard]] Player players() const
    {
        const State start = rules.start();
        return start->playerCount;
    }
};

/// Looks at a state and at what has happened since the last look; at the first one, at the beginning, and the
/// last one, at the end. What is wrong is a failure of the test that runs.
using Look = std::function<void(const State& state, const Events& since)>;

struct Law {
    std::string_view name;
    /// For one game.
    Look (*watch)(const WatchedGame& game);
};
[[nodiscard]] std::span<const Law> laws();

/// Player at all seats of a game under laws.
enum class LawPlayer { Random, Covering };

/// Plays the game while all laws look at one of every `statesBetweenLooks` states.
void playUnderLaws(WatchedGame& game, std::uint64_t seed, LawPlayer seats, int statesBetweenLooks = 1);

} // namespace vozka
