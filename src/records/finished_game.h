// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games that were played to their end, as a file: who played by which rules, and with how many points. One
// line is one game, so that a damaged line costs one game and not the others:
//
// {"format": "vozka-results", "version": 1}
// {"game": "20261121-142233-4711", "seed": 42, "ended": 1795270953, "turns": 72, "rules": {...}, "players":
// [...],
//  "points": [87, 64]}
//
// `rules` and `players` are those of the file of a game, `points` are by seats, `ended` is in seconds since
// 1970; `game`, its name among the kept games, may be missing. Places are not written: they follow from the
// points.
#pragma once

#include "records/game.h"

#include <span>

namespace vozka::records {

struct FinishedGame {
    /// Empty if it was not kept.
    std::string game;
    std::uint64_t seed = 1;
    std::int64_t ended = 0;
    int turns = 0;
    RuleChoice rules;
    std::vector<PlayerEntry> players;
    /// As many as players.
    std::vector<int> points;
    bool operator==(const FinishedGame&) const = default;
};

/// The same game, be its end another one.
[[nodiscard]] bool isSameGame(const FinishedGame& one, const FinishedGame& other);
/// 1 for who has the most points; who has as many shares the place. Requires: there is such a seat.
[[nodiscard]] int placeOf(const FinishedGame& game, std::size_t seat);
/// The most tiles of the bag there can be, and the most points anybody needs.
inline constexpr int mostTurns = 100'000;
inline constexpr int mostPoints = 1'000'000;

/// A line of the file as it stands there, and the game that it tells of, or why that cannot be read.
struct ResultLine {
    std::string text;
    std::optional<FinishedGame> game;
    std::optional<Error> fault{};
};

/// All lines but the head, in their order; empty ones are left out. An error if the head is none.
[[nodiscard]] Result<std::vector<ResultLine>> readResults(std::string_view text, const std::string& file);
/// The file with these lines, which stand there as they are.
[[nodiscard]] std::string writeResults(std::span<const ResultLine> lines);
[[nodiscard]] ResultLine lineOf(FinishedGame game);

} // namespace vozka::records
