// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board of the sandbox, stored between program starts. Each running program locks its own file:
// sandbox.position.json, sandbox-2.position.json, ... A damaged file is renamed. A file of a newer version of
// the program is not changed.
#pragma once

#include "platform/file_lock.h"
#include "records/position.h"

#include <filesystem>

namespace vozka {

class StoredBoard {
public:
    /// Reads the latest board that no other program has locked. The folder is created by the first `save`.
    explicit StoredBoard(std::filesystem::path folder);

    /// The board that the constructor read, `std::nullopt` if none.
    [[nodiscard]] const std::optional<records::PositionRecord>& stored() const { return m_stored; }
    /// Error of a file that cannot be read, with its new name if it was renamed. `std::nullopt` if none.
    [[nodiscard]] const std::optional<records::Error>& fault() const { return m_fault; }

    /// Writes the board. Returns after it is flushed. If the folder was deleted, it is created again.
    [[nodiscard]] std::optional<records::Error> save(const records::PositionRecord& board);
    /// Removes the stored board.
    [[nodiscard]] std::optional<records::Error> clear();

private:
    [[nodiscard]] std::filesystem::path file(int number) const;
    [[nodiscard]] std::filesystem::path lockOf(int number) const;
    [[nodiscard]] std::vector<int> numbersLatestFirst() const;
    /// Locks the board of that number and reads it. Returns false if it is locked or cannot be read.
    bool open(int number);
    /// Locks the lowest number without a file that no other program has locked.
    [[nodiscard]] std::optional<records::Error> lockFreeNumber();

    std::filesystem::path m_folder;
    /// Number of the locked board, 0 if none.
    int m_number = 0;
    FileLock m_lock;
    std::optional<records::PositionRecord> m_stored;
    std::optional<records::Error> m_fault;
};

} // namespace vozka
