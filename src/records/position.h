// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board as it lies on the table, as a file (formats: position).
#pragma once

#include "engine/rules/position.h"
#include "records/game.h"

namespace vozka::records {

struct PositionRecord {
    RuleChoice rules;
    std::vector<PlayerEntry> players;
    Position position;
};

/// Reads a position; whether it can lie on a table is told by `layOut`.
[[nodiscard]] Result<PositionRecord> readPosition(std::string_view text, const std::string& file,
                                                  const TileLibrary& library = TileLibrary::builtIn());

/// The position as text, an entry a line. Reading it gives the same position.
[[nodiscard]] std::string writePosition(const PositionRecord& record,
                                        const TileLibrary& library = TileLibrary::builtIn());

/// The rules and the state of a position: every tile fits those before it, figures stand where they may.
/// The error names the first entry that does not hold.
struct LaidOut {
    Rules rules;
    State state;
};
[[nodiscard]] Result<LaidOut> layOut(const PositionRecord& record, const std::string& file,
                                     const TileLibrary& library = TileLibrary::builtIn());

/// Reads one action, as a line of a game, for the table of that position. Whether it is legal is not asked.
[[nodiscard]] Result<Action> readAction(std::string_view text, const std::string& file,
                                        const PositionRecord& record, const Rules& rules);

} // namespace vozka::records
