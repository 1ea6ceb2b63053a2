// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An automatically stored game, and functions that read it.
#pragma once

#include "match/match.h"

#include <cstdint>
#include <filesystem>

namespace vozka {

/// Entry in a list of autosaves.
struct Autosave {
    std::string name;
    std::vector<records::PlayerEntry> players;
    std::vector<int> scores;
    int turn = 1;
    bool over = false;
    /// The player's own file, empty if none.
    std::filesystem::path file;
    /// Time when the game was last saved or marked as the latest, in seconds since 1970.
    std::int64_t leftAt = 0;
    /// Reason why the game cannot be read: an error, or a newer version of the program. Then players and
    /// scores are empty.
    std::optional<records::Error> unread;
    /// True for a game with the tiles of a first game.
    bool isFirst = false;
};

/// An autosave that was opened.
struct ResumedGame {
    Match match;
    std::filesystem::path file;
    /// Actions that need not be saved: see `savedActions`.
    std::vector<Action> saved;
};

/// Returns a match with the actions of the record, or an error. `file` is the name of the file in errors.
[[nodiscard]] records::Result<Match> replayRecord(const records::GameRecord& record, const std::string& file);
[[nodiscard]] records::Result<records::GameRecord> readRecord(const std::filesystem::path& file);
/// True if the first record starts with the actions of the second and has more.
[[nodiscard]] bool continuesRecord(const records::GameRecord& longer, const records::GameRecord& shorter);
/// Returns the actions in the player's own file with the following actions of the dealer, none if it cannot
/// be read. Without such a file (`file` is empty), it returns the actions of the dealer before the first
/// decision.
[[nodiscard]] std::vector<Action> savedActions(const records::GameRecord& game,
                                               const std::filesystem::path& file);

} // namespace vozka
