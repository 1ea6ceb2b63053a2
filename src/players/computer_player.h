// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Interface of the computer players. They get the state and the rules, but no access to the dealer.
#pragma once

#include "engine/rules/rules.h"
#include "players/search_result.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace vozka {

enum class Level : std::uint8_t { Random, Easy, Medium, Hard };

/// Names of the levels in the file formats, in the order of `Level`.
inline constexpr std::array<Code, 4> levelNames{"random", "easy", "medium", "hard"};
[[nodiscard]] std::optional<Level> findLevel(std::string_view name);

class ComputerPlayer {
public:
    ComputerPlayer() = default;
    ComputerPlayer(const ComputerPlayer&) = delete;
    ComputerPlayer& operator=(const ComputerPlayer&) = delete;
    virtual ~ComputerPlayer() = default;

    /// Returns the actions until another player decides or the dealer acts. A search blocks as long as the
    /// budget allows. After a request to stop it immediately returns the best move found so far. Players
    /// without a search ignore time limits and requests. The same seed, state and number of iterations give
    /// the same result. Requires: a player decides. Not thread-safe.
    [[nodiscard]] virtual SearchResult think(const State& state, const Budget& budget,
                                             std::stop_token stop) = 0;
};

/// Creates a player with its own copy of the rules.
[[nodiscard]] std::unique_ptr<ComputerPlayer> makePlayer(Level level, const Rules& rules);

} // namespace vozka
