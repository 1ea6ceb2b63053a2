// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Finished games as files for other programs.
#pragma once

#include "records/finished_game.h"

namespace vozka::records {

/// A table by RFC 4180 in UTF-8: a header, then a row for each player of each game. Words are those of our
/// own files, in every language; sets and options have spaces between them, the time is UTC. A name that a
/// spreadsheet would take for a formula has an apostrophe before it.
[[nodiscard]] std::string resultsAsTable(std::span<const FinishedGame> games);
/// One JSON document with the games as in our own file, each with everybody's places.
[[nodiscard]] std::string resultsAsJson(std::span<const FinishedGame> games);
/// Seconds since 1970 as "2026-11-21T14:22:33Z".
[[nodiscard]] std::string utcTime(std::int64_t seconds);

} // namespace vozka::records
