// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game that is kept in a file, and how it is read from there.
#pragma once

#include "match/match.h"

#include <cstdint>
#include <filesystem>

namespace vozka {

/// What a list of games says of one that is kept.
struct KeptGame {
    std::string name;
    std::vector<records::PlayerEntry> players;
    std::vector<int> scores;
    int turn = 1;
    bool over = false;
    /// The player's own file, empty if there is none.
    std::filesystem::path file;
    /// When it was on a table last, in seconds since 1970.
    std::int64_t leftAt = 0;
    /// Why nothing else is known of it: it cannot be read now, or a newer version of the program may have
    /// written it.
    std::optional<records::Error> unread;
    /// The short game in which a story ends.
    bool isFirst = false;
};

/// A game taken from the kept games as it was left.
struct TakenGame {
    Match match;
    std::filesystem::path file;
    /// What the player's own file holds, or what is dealt before anybody decides.
    std::vector<Action> saved;
};

/// A match with the record replayed, or what is wrong with that file.
[[nodiscard]] records::Result<Match> replayed(const records::GameRecord& record, const std::string& file);
[[nodiscard]] records::Result<records::GameRecord> readRecord(const std::filesystem::path& file);
/// Whether the first record begins with the second and goes on.
[[nodiscard]] bool goesOn(const records::GameRecord& longer, const records::GameRecord& shorter);
/// What the player's own file of that game holds; without one, what is dealt before anybody decides.
[[nodiscard]] std::vector<Action> savedActions(const records::GameRecord& game,
                                               const std::filesystem::path& file);

} // namespace vozka
