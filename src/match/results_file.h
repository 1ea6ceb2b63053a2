// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// File of finished games (records/finished_game.h). Several programs can add games: a lock file is locked
// while one of them reads, changes and writes the file. Lines that cannot be read are not changed. A file of
// another format is renamed. A file of a newer version of the program, or a file that is too large or cannot
// be read now, is not changed.
//
// results.jsonl  the games, one per line
// results.lock   empty, locked while a program writes
#pragma once

#include "records/finished_game.h"

#include <filesystem>

namespace vozka {

class ResultsFile {
public:
    /// The folder is created when the first game is added.
    explicit ResultsFile(std::filesystem::path folder);

    struct Contents {
        /// In the order in which they were added.
        std::vector<records::FinishedGame> games;
        /// Number of lines that cannot be read, and the error of the first of them.
        int unread = 0;
        std::optional<records::Error> firstUnread;
        /// Reason why the whole file cannot be read. Contains the new name if the file was renamed.
        std::optional<records::Error> fault;
        bool renamed = false;
    };
    [[nodiscard]] Contents load() const;

    /// Adds these games and replaces older results of the same games. Returns `std::nullopt` on success.
    [[nodiscard]] std::optional<records::Error> store(std::span<const records::FinishedGame> games) const;
    /// Removes the results of these games. Returns `std::nullopt` on success.
    [[nodiscard]] std::optional<records::Error> remove(std::span<const records::FinishedGame> games) const;

private:
    [[nodiscard]] records::Result<std::vector<records::ResultLine>> lines() const;
    [[nodiscard]] std::optional<records::Error> change(std::span<const records::FinishedGame> removed,
                                                       std::span<const records::FinishedGame> added) const;

    std::filesystem::path m_folder;
    std::filesystem::path m_file;
};

} // namespace vozka
