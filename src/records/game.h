// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game as a file: who plays by which rules, and what happened (formats: game).
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

/// `actions` are in the numbers of the catalogue of `rules.sets`.
struct GameRecord {
    RuleChoice rules;
    std::vector<PlayerEntry> players;
    std::uint64_t seed = 1;
    std::vector<Action> actions;
    bool operator==(const GameRecord&) const = default;
};

/// Reads a game; whether its actions are legal is not asked here (see match/replay.h).
[[nodiscard]] Result<GameRecord> readGame(std::string_view text, const std::string& file,
                                          const TileLibrary& library = TileLibrary::builtIn());
/// The game as text, one action a line. Reading it gives the same record.
[[nodiscard]] std::string writeGame(const GameRecord& game,
                                    const TileLibrary& library = TileLibrary::builtIn());
/// The same with the rules of that game. To make the rules takes longer than to write the text.
[[nodiscard]] std::string writeGame(const GameRecord& game, const Rules& rules);

} // namespace vozka::records
