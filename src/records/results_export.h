// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Export of finished games for other programs.
#pragma once

#include "records/finished_game.h"

namespace vozka::records {

/// Returns a CSV table (RFC 4180, UTF-8): a header, then a row for each player of each game. It has the words
/// of the file formats, regardless of the language. Sets and options are separated by spaces. The time is in
/// UTC. A name that a spreadsheet would read as a formula has an apostrophe before it.
[[nodiscard]] std::string resultsAsTable(std::span<const FinishedGame> games);
/// Returns a JSON document with the games in the format of the results file, and the rank of each player.
[[nodiscard]] std::string resultsAsJson(std::span<const FinishedGame> games);
/// Converts seconds since 1970 to "2026-11-21T14:22:33Z".
[[nodiscard]] std::string utcTime(std::int64_t seconds);

} // namespace vozka::records
