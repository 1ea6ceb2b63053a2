// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who plays by himself. A player sees the state and the rules, never the dealer.
#pragma once

#include "engine/rules/rules.h"
#include "players/thought.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace vozka {

enum class Level : std::uint8_t { Random, Easy, Medium, Hard };

/// The words of the file formats, in the order of Level.
inline constexpr std::array<Code, 4> levelNames{"random", "easy", "medium", "hard"};
[[nodiscard]] std::optional<Level> findLevel(std::string_view name);

class ComputerPlayer {
public:
    ComputerPlayer() = default;
    ComputerPlayer(const ComputerPlayer&) = delete;
    ComputerPlayer& operator=(const ComputerPlayer&) = delete;
    virtual ~ComputerPlayer() = default;

    /// What he does until somebody else or nature decides. Blocks as long as the budget allows; asked to stop
    /// it answers at once with the best that it has. The same seed, state and iterations give the same.
    /// Requires: a player decides. One thread at a time.
    [[nodiscard]] virtual Thought think(const State& state, const Budget& budget, std::stop_token stop) = 0;
};

/// Keeps a copy of the rules, which are shared and never change.
[[nodiscard]] std::unique_ptr<ComputerPlayer> makePlayer(Level level, const Rules& rules);

} // namespace vozka
