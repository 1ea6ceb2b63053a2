// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Folder of the autosaves. Each game has its own file, which is written after every action. Several programs
// can use one folder: an open game is locked.
//
// NAME.vozka         the game
// NAME.vozka.synced  the last version that is on the disk, until the newest one is flushed (file_syncer.h)
// NAME.redo          the game with the undone actions, as long as redo is possible
// NAME.file          path of the player's own file of the game, if it has one
// NAME.lock          empty, locked while the game is open
// NAME.analysis      results of the analysis
// NAME.clock         thinking times of the players
// NAME.view          quarter turns of the board on the screen
// Games are removed only on request. A damaged game is renamed. A game of a newer version of the program is
// not changed.
#pragma once

#include "match/autosave_entry.h"
#include "match/file_syncer.h"
#include "platform/file_lock.h"

#include <map>
#include <memory>

namespace vozka {

class GameFolder {
public:
    /// The files of an open game.
    class Place {
    public:
        Place() = default;
        Place(Place&&) = default;
        /// The lock is released last, after the game is written.
        Place& operator=(Place&&) = default;
        ~Place() { m_syncer.reset(); }
        [[nodiscard]] const std::string& name() const { return m_name; }

    private:
        friend class GameFolder;
        std::string m_name;
        std::unique_ptr<FileSyncer> m_syncer;
        FileLock m_lock;
        /// Content of the redo file.
        std::optional<records::GameRecord> m_redo;
        /// The player's own file, empty if none. `m_fileIsNamed`: true if NAME.file contains its path.
        std::filesystem::path m_file;
        bool m_fileIsNamed = true;
    };

    /// The folder is created when the first game is added.
    explicit GameFolder(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// A game that cannot be read: the reason with the new name of its file, and its players if known.
    struct Broken {
        records::Error error;
        std::vector<records::PlayerEntry> players;
    };
    struct Contents {
        std::vector<Autosave> games;
        std::vector<Broken> renamed;
    };
    /// Returns the games that no program has open, latest first. Renames damaged games to NAME.vozka.broken.
    [[nodiscard]] Contents list() const;

    /// Adds a new game and locks it. `file`: the player's own file of the game, empty if none.
    [[nodiscard]] records::Result<Place> add(const std::filesystem::path& file = {}) const;
    /// Locks the game. Returns `std::nullopt` if it is open already.
    [[nodiscard]] std::optional<Place> open(const std::string& name) const;
    [[nodiscard]] records::Result<ResumedGame> read(Place& place) const;
    /// Writes the game. After it returns, no action is lost if the program is killed. A power failure can
    /// lose the latest actions until they are flushed, at the latest when the place is destroyed. If the
    /// folder was deleted, it is created again with all files of the game.
    [[nodiscard]] std::optional<records::Error> save(Place& place, const Match& match) const;
    /// True if the last version could not be flushed. `save` tries it again and returns the error.
    [[nodiscard]] static bool isUnsafe(const Place& place);
    /// Marks the game as the latest.
    void touch(const Place& place) const;
    /// Stores the path of the player's own file.
    [[nodiscard]] std::optional<records::Error> nameFile(Place& place,
                                                         const std::filesystem::path& file) const;

    [[nodiscard]] std::filesystem::path gameFile(const std::string& name) const;
    /// Files of the analysis, of the players' thinking times and of the view. Callers define their contents.
    [[nodiscard]] std::filesystem::path analysisFile(const std::string& name) const;
    [[nodiscard]] std::filesystem::path clockFile(const std::string& name) const;
    [[nodiscard]] std::filesystem::path viewFile(const std::string& name) const;
    /// Removes the game permanently, unless it is open.
    void remove(const std::string& name) const;

private:
    enum class Part { Game, Synced, Redo, File, Lock, Analysis, Clock, View };
    [[nodiscard]] std::filesystem::path path(const std::string& name, Part part) const;
    /// Names with their times, latest first.
    [[nodiscard]] std::vector<std::pair<std::filesystem::file_time_type, std::string>> names() const;
    [[nodiscard]] bool isOpen(const std::string& name) const;
    [[nodiscard]] std::filesystem::path fileOf(const std::string& name) const;
    /// Returns the file to read: the synced version if only that version is readable.
    [[nodiscard]] std::filesystem::path readableFile(const std::string& name) const;
    /// Returns the list entry of the game, or the error of its file. Reads a file again only after a change.
    [[nodiscard]] std::variant<Autosave, Broken> readEntry(const std::string& name,
                                                           std::filesystem::file_time_type when) const;
    /// Renames the damaged game. Returns `std::nullopt` if another program has done that already.
    [[nodiscard]] std::optional<Broken> renameBroken(const std::string& name, Broken broken) const;
    /// Creates the folder and the lock again if they were deleted.
    [[nodiscard]] std::optional<records::Error> restoreLock(Place& place) const;
    [[nodiscard]] std::optional<records::Error> saveRedo(Place& place, const Match& match) const;
    void removeLeftovers() const;

    std::filesystem::path m_folder;
    /// A list entry, and the time of the file that it was read from.
    struct CachedEntry {
        std::filesystem::file_time_type when;
        Autosave game;
    };
    mutable std::map<std::string, CachedEntry> m_cache;
};

} // namespace vozka
