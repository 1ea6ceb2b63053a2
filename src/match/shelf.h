// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The shelf: the folder where every game that was on a table is kept, in a file of its own that is written
// after every action. Several programs may use one shelf: a game that lies on a table is locked.
//
// NAME.vozka  the game as it lies on the table
// NAME.redo   the same with what has been undone, as long as that can be redone
// NAME.file   the path of the player's own file of it, if he has one
// NAME.lock   empty, locked while the game is on a table
#pragma once

#include "match/file_lock.h"
#include "match/match.h"

#include <cstdint>

namespace vozka {

/// What a list of games says of one that lies on the shelf.
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
};

/// A game taken from the shelf as it was left.
struct TakenGame {
    Match match;
    std::filesystem::path file;
    /// What the player's own file holds, or what is dealt before anybody decides.
    std::vector<Action> saved;
};

class Shelf {
public:
    /// A game's place while it lies on a table.
    class Place {
    public:
        [[nodiscard]] const std::string& name() const { return m_name; }

    private:
        friend class Shelf;
        std::string m_name;
        FileLock m_lock;
        /// What stands in the file of undone actions.
        std::optional<records::GameRecord> m_redo;
    };

    /// The folder is made when the first game is put there.
    explicit Shelf(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// What is wrong with a game that cannot be read, with the name that its file has now, and whom the error
    /// speaks of.
    struct Broken {
        records::Error error;
        std::vector<records::PlayerEntry> players;
    };
    struct Contents {
        std::vector<KeptGame> games;
        std::vector<Broken> setAside;
    };
    /// The games that lie on no table, the one left last first. Those that cannot be read or replayed are
    /// renamed: NAME.vozka.broken.
    [[nodiscard]] Contents look() const;

    /// A place for a game that has none yet.
    [[nodiscard]] records::Result<Place> add() const;
    /// Nothing if the game lies on another table.
    [[nodiscard]] std::optional<Place> take(const std::string& name) const;
    [[nodiscard]] records::Result<TakenGame> read(Place& place) const;
    /// Writes what has happened up to now. Returns when it is safe, even if the program is killed.
    [[nodiscard]] std::optional<records::Error> keep(Place& place, const Match& match) const;
    /// Remembers the player's own file.
    [[nodiscard]] std::optional<records::Error> nameFile(const Place& place,
                                                         const std::filesystem::path& file) const;

    /// Away with it for good, unless it lies on a table.
    void remove(const std::string& name) const;
    /// Leaves so many, those left last; what lies on a table stays, and counts.
    void prune(std::size_t count) const;

private:
    enum class Part { Game, Redo, File, Lock };
    [[nodiscard]] std::filesystem::path path(const std::string& name, Part part) const;
    /// With when they were left, the latest first.
    [[nodiscard]] std::vector<std::pair<std::filesystem::file_time_type, std::string>> names() const;
    [[nodiscard]] bool isOnTable(const std::string& name) const;
    [[nodiscard]] std::filesystem::path fileOf(const std::string& name) const;
    /// False if it was gone already.
    bool setAside(const std::string& name, records::Error& why) const;
    void removeLeftovers() const;

    std::filesystem::path m_folder;
};

} // namespace vozka
