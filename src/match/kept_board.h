// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The board of the sandbox, kept from one start of the program to the next. Each program that runs has a file
// of its own, which it locks: sandbox.position.json, sandbox-2.position.json, ... A damaged one is set aside,
// one that a newer version of the program has written stays as it is.
#pragma once

#include "platform/file_lock.h"
#include "records/position.h"

#include <filesystem>

namespace vozka {

class KeptBoard {
public:
    /// Takes the board left last, unless another program has it. The folder is made when something is kept.
    explicit KeptBoard(std::filesystem::path folder);

    /// What was left; nothing on an empty table.
    [[nodiscard]] const std::optional<records::PositionRecord>& left() const { return m_left; }
    /// What was wrong with a file: the one that was set aside, by its new name, or one that stays.
    [[nodiscard]] const std::optional<records::Error>& fault() const { return m_fault; }

    /// Writes the board; returns when it is safe. A folder that has vanished is made again.
    [[nodiscard]] std::optional<records::Error> keep(const records::PositionRecord& board);
    /// Nothing lies there any more.
    [[nodiscard]] std::optional<records::Error> clear();

private:
    [[nodiscard]] std::filesystem::path file(int number) const;
    [[nodiscard]] std::filesystem::path lockOf(int number) const;
    [[nodiscard]] std::vector<int> numbersLeftLastFirst() const;
    /// Locks the board of that number and reads it; false if it is not to be had.
    bool take(int number);
    /// The first number that nobody has.
    [[nodiscard]] std::optional<records::Error> takeFree();

    std::filesystem::path m_folder;
    /// 0 = none yet.
    int m_number = 0;
    FileLock m_lock;
    std::optional<records::PositionRecord> m_left;
    std::optional<records::Error> m_fault;
};

} // namespace vozka
