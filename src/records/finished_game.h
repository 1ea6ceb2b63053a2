// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// File of finished games: players, rules and points. Each line is one game, so that a damaged line affects
// only one game:
//
// {"format": "vozka-results", "version": 1}
// {"game": "20261121-142233-4711", "seed": 42, "ended": 1795270953, "turns": 72, "rules": {...},
//  "players": [...], "points": [87, 64]}
//
// `rules` and `players` are the same as in a game file. `points` are in the order of seats. `ended` is in
// seconds since 1970. `game` is the name of the autosave and can be missing. Ranks are computed from the
// points.
#pragma once

#include "records/game.h"

#include <span>

namespace vozka::records {

struct FinishedGame {
    /// Name of the autosave, empty if none.
    std::string game;
    std::uint64_t seed = 1;
    std::int64_t ended = 0;
    int turns = 0;
    RuleChoice rules;
    std::vector<PlayerEntry> players;
    /// One entry for each player.
    std::vector<int> points;
    bool operator==(const FinishedGame&) const = default;
};

/// True if both have the same autosave and seed. Their results can be different.
[[nodiscard]] bool isSameGame(const FinishedGame& one, const FinishedGame& other);
/// Returns the rank of the seat, from 1 for most points. Seats with equal points have the same rank.
/// Requires: the seat exists.
[[nodiscard]] int placeOf(const FinishedGame& game, std::size_t seat);
/// Upper limits for values in the file.
inline constexpr int maxTurns = 100'000;
inline constexpr int maxPoints = 1'000'000;

/// A line of the file, and its game or the error of the line.
struct ResultLine {
    std::string text;
    std::optional<FinishedGame> game;
    std::optional<Error> fault{};
};

/// Returns all lines in order, without the head and empty lines. Returns an error if the head is wrong.
[[nodiscard]] Result<std::vector<ResultLine>> readResults(std::string_view text, const std::string& file);
/// Returns the text of a file with these lines.
[[nodiscard]] std::string writeResults(std::span<const ResultLine> lines);
[[nodiscard]] ResultLine lineOf(FinishedGame game);

} // namespace vozka::records
