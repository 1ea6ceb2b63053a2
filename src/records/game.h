// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads and writes files of games: players, rules and actions (format: README.md).
#pragma once

#include "engine/rules/state/action.h"
#include "engine/rules/state/options.h"
#include "records/error.h"
#include "records/players.h"
#include "records/tile_library.h"

#include <cstdint>

namespace vozka {
class Rules;
}

namespace vozka::records {

struct RuleChoice {
    Options options;
    std::vector<std::string> sets{"base"};
    bool operator==(const RuleChoice&) const = default;
};

/// Content of a game file. Kinds of tiles in `actions` are indices of the catalogue of `rules.sets`.
struct GameRecord {
    RuleChoice rules;
    std::vector<PlayerEntry> players;
    std::uint64_t seed = 1;
    std::vector<Action> actions;
    bool operator==(const GameRecord&) const = default;
};

/// Reads a game. Does not check if its actions are legal (see match/match.h).
[[nodiscard]] Result<GameRecord> readGame(std::string_view text, const std::string& file,
                                          const TileLibrary& library = TileLibrary::builtIn());
/// Returns the game as text, one action per line. Reading it gives the same record.
[[nodiscard]] std::string writeGame(const GameRecord& game,
                                    const TileLibrary& library = TileLibrary::builtIn());
/// The same with the existing rules of the game. That is faster: creating rules takes longer than writing.
[[nodiscard]] std::string writeGame(const GameRecord& game, const Rules& rules);

} // namespace vozka::records
