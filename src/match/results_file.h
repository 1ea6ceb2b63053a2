// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The file in which finished games are noted (records/finished_game.h). Several programs may note games
// there: every change reads what stands there, adds to it and writes it anew, while a lock beside the file
// keeps the others waiting. Lines that cannot be read stay as they are. A file that is none is set aside; one
// that a newer version of the program has written, or that cannot be read now, is not touched.
//
// results.jsonl  the games, a line each
// results.lock   empty, locked while somebody writes
#pragma once

#include "records/finished_game.h"

#include <filesystem>

namespace vozka {

class ResultsFile {
public:
    /// The folder is made when the first game is noted.
    explicit ResultsFile(std::filesystem::path folder);

    struct Contents {
        /// In the order in which they were noted.
        std::vector<records::FinishedGame> games;
        /// How many lines cannot be read, and what is wrong with the first of them.
        int unread = 0;
        std::optional<records::Error> firstUnread;
        /// Why nothing at all is known: the file cannot be read or is another version's. Of one that was set
        /// aside: under its new name.
        std::optional<records::Error> fault;
        bool setAside = false;
    };
    [[nodiscard]] Contents look() const;

    /// Notes these games, each instead of an earlier end of the same one. Nothing = done.
    [[nodiscard]] std::optional<records::Error> note(std::span<const records::FinishedGame> games) const;
    /// Away with what is noted of these games. Nothing = done.
    [[nodiscard]] std::optional<records::Error> remove(std::span<const records::FinishedGame> games) const;

private:
    [[nodiscard]] records::Result<std::vector<records::ResultLine>> lines() const;
    [[nodiscard]] std::optional<records::Error> change(std::span<const records::FinishedGame> without,
                                                       std::span<const records::FinishedGame> with) const;

    std::filesystem::path m_folder;
    std::filesystem::path m_file;
};

} // namespace vozka
