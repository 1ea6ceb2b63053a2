// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads and writes files of board positions (format: resources/lessons/README.md).
#pragma once

#include "engine/rules/position.h"
#include "records/game.h"

namespace vozka::records {

struct PositionRecord {
    RuleChoice rules;
    std::vector<PlayerEntry> players;
    Position position;
};

/// Reads a position. Does not check if it is possible: `layOut` does.
[[nodiscard]] Result<PositionRecord> readPosition(std::string_view text, const std::string& file,
                                                  const TileLibrary& library = TileLibrary::builtIn());

/// Returns the position as text, one entry per line. Reading it gives the same position, without the bag.
[[nodiscard]] std::string writePosition(const PositionRecord& record,
                                        const TileLibrary& library = TileLibrary::builtIn());

/// Rules and state of a position.
struct LoadedPosition {
    Rules rules;
    State state;
};
/// Returns the rules and the state of a position. Each tile must fit the tiles before it, and figures must be
/// on allowed places. Otherwise it returns the error of the first wrong entry.
[[nodiscard]] Result<LoadedPosition> layOut(const PositionRecord& record, const std::string& file,
                                            const TileLibrary& library = TileLibrary::builtIn());

/// Reads one action in the format of a game file, for that position. Does not check if it is legal.
[[nodiscard]] Result<Action> readAction(std::string_view text, const std::string& file,
                                        const PositionRecord& record, const Rules& rules);

} // namespace vozka::records
