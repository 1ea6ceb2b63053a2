// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The folder where every game that was on a table is kept, in a file of its own that is written
// after every action. Several programs may use one folder: a game that lies on a table is locked.
//
// NAME.vozka  the game as it lies on the table
// NAME.redo   the same with what has been undone, as long as that can be redone
// NAME.file   the path of the player's own file of it, if he has one
// NAME.lock   empty, locked while the game is on a table
//
// NAME.vozka.synced is an older version that is on the disk, until the newest one is (file_syncer.h).
//
// No game is removed unless somebody asks for it. A damaged one is set aside, one that a newer version of the
// program has written stays as it is.
#pragma once

#include "match/file_syncer.h"
#include "match/kept_game.h"
#include "platform/file_lock.h"

#include <map>
#include <memory>

namespace vozka {

class GameFolder {
public:
    /// A game's place while it lies on a table.
    class Place {
    public:
        Place() = default;
        Place(Place&&) = default;
        /// The lock goes last: until then the game is written.
        Place& operator=(Place&&) = default;
        ~Place() { m_syncer.reset(); }
        [[nodiscard]] const std::string& name() const { return m_name; }

    private:
        friend class GameFolder;
        std::string m_name;
        std::unique_ptr<FileSyncer> m_syncer;
        FileLock m_lock;
        /// What stands in the file of undone actions.
        std::optional<records::GameRecord> m_redo;
        /// The player's own file, and whether its path has been written.
        std::filesystem::path m_file;
        bool m_fileIsNamed = true;
    };

    /// The folder is made when the first game is put there.
    explicit GameFolder(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// Why a game cannot be read, with the present name of its file, and the players of the game.
    struct Broken {
        records::Error error;
        std::vector<records::PlayerEntry> players;
    };
    struct Contents {
        std::vector<KeptGame> games;
        std::vector<Broken> setAside;
    };
    /// The games that lie on no table, the one left last first. Those that are damaged are renamed:
    /// NAME.vozka.broken.
    [[nodiscard]] Contents look() const;

    /// A place for a game that has none yet, with the player's own file of it.
    [[nodiscard]] records::Result<Place> add(const std::filesystem::path& file = {}) const;
    /// Nothing if the game lies on another table.
    [[nodiscard]] std::optional<Place> take(const std::string& name) const;
    [[nodiscard]] records::Result<TakenGame> read(Place& place) const;
    /// Writes what has happened up to now. Once it returns, a kill of the program loses nothing. A power
    /// failure loses nothing soon afterwards, at the latest when the place is left. A folder that has
    /// vanished is made again, with all that belongs to the game.
    [[nodiscard]] std::optional<records::Error> keep(Place& place, const Match& match) const;
    /// The last version could not be flushed: `keep` tries it again and returns the error.
    [[nodiscard]] static bool isUnsafe(const Place& place);
    /// It is the game left last from now on.
    void touch(const Place& place) const;
    /// Remembers the player's own file.
    [[nodiscard]] std::optional<records::Error> nameFile(Place& place,
                                                         const std::filesystem::path& file) const;

    /// Where what was found out about a game is kept beside it; whoever writes it decides what stands there.
    [[nodiscard]] std::filesystem::path analysisFile(const std::string& name) const;
    /// Where the game itself is kept, and beside it the time that its players have used.
    [[nodiscard]] std::filesystem::path gameFile(const std::string& name) const;
    [[nodiscard]] std::filesystem::path clockFile(const std::string& name) const;
    /// Away with it for good, unless it lies on a table.
    void remove(const std::string& name) const;

private:
    enum class Part { Game, Synced, Redo, File, Lock, Analysis, Clock };
    [[nodiscard]] std::filesystem::path path(const std::string& name, Part part) const;
    /// With when they were left, the latest first.
    [[nodiscard]] std::vector<std::pair<std::filesystem::file_time_type, std::string>> names() const;
    [[nodiscard]] bool isOnTable(const std::string& name) const;
    [[nodiscard]] std::filesystem::path fileOf(const std::string& name) const;
    /// The file to read the game from.
    [[nodiscard]] std::filesystem::path soundFile(const std::string& name) const;
    /// What a list says of the game, or what is wrong with its file; that is read once until it changes.
    [[nodiscard]] std::variant<KeptGame, Broken> told(const std::string& name,
                                                      std::filesystem::file_time_type when) const;
    /// The damaged game gets another name. Nothing if another program was faster and tells of it.
    [[nodiscard]] std::optional<Broken> asideWith(const std::string& name, Broken broken) const;
    /// The folder is there and the place locked in it; what vanished is made again.
    [[nodiscard]] std::optional<records::Error> secure(Place& place) const;
    [[nodiscard]] std::optional<records::Error> keepRedo(Place& place, const Match& match) const;
    void removeLeftovers() const;

    std::filesystem::path m_folder;
    /// What was read of each game, and the state of the file in which that stood.
    struct Read {
        std::filesystem::file_time_type when;
        KeptGame game;
    };
    mutable std::map<std::string, Read> m_read;
};

} // namespace vozka
