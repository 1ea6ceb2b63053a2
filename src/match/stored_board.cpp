// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/stored_board.h"

#include "match/stored_file.h"
#include "records/error_codes.h"
#include "records/files.h"

#include <algorithm>

namespace vozka {

namespace {

namespace fs = std::filesystem;

/// Maximum number of boards. More programs are not expected to run at the same time.
constexpr int maxBoards = 64;

std::string nameOf(int number)
{
    return number == 1 ? "sandbox" : "sandbox-" + std::to_string(number);
}

records::Result<records::PositionRecord> readBoard(const fs::path& file)
{
    const auto text = records::readFile(file);
    if (!text)
        return text.error();
    auto record = records::readPosition(*text, file.string());
    if (record) {
        if (const auto loaded = records::layOut(*record, file.string()); !loaded)
            return loaded.error();
    }
    return record;
}

} // namespace

StoredBoard::StoredBoard(fs::path folder) : m_folder(std::move(folder))
{
    for (const int number : numbersLatestFirst()) {
        if (open(number))
            return;
    }
}

fs::path StoredBoard::file(int number) const
{
    return m_folder / (nameOf(number) + ".position.json");
}

fs::path StoredBoard::lockOf(int number) const
{
    return m_folder / (nameOf(number) + ".lock");
}

std::vector<int> StoredBoard::numbersLatestFirst() const
{
    std::vector<std::pair<fs::file_time_type, int>> found;
    for (int number = 1; number <= maxBoards; ++number) {
        std::error_code failed;
        const auto when = fs::last_write_time(file(number), failed);
        if (!failed)
            found.emplace_back(when, -number);
    }
    std::sort(found.rbegin(), found.rend());
    std::vector<int> numbers;
    numbers.reserve(found.size());
    for (const auto& [when, number] : found)
        numbers.push_back(-number);
    return numbers;
}

bool StoredBoard::open(int number)
{
    FileLock lock;
    if (lock.lock(lockOf(number)) == std::errc::resource_unavailable_try_again)
        return false;
    auto record = readBoard(file(number));
    if (!record) {
        m_fault = record.error();
        // A file that cannot be read now, or not by this version, must not be overwritten.
        if (m_fault->code == records::error::cannotRead || mayBeOfNewerVersion(*m_fault))
            return false;
        const auto result = renameDamaged(file(number));
        if (!result.file.empty())
            m_fault->file = result.file.string();
        return false;
    }
    m_stored = std::move(*record);
    m_number = number;
    m_lock = std::move(lock);
    return true;
}

std::optional<records::Error> StoredBoard::lockFreeNumber()
{
    std::error_code failed;
    fs::create_directories(m_folder, failed);
    if (failed)
        return cannotWrite(m_folder, failed);
    for (int number = 1; number <= maxBoards; ++number) {
        if (fs::exists(fs::symlink_status(file(number), failed)))
            continue;
        failed = m_lock.lock(lockOf(number));
        if (failed == std::errc::resource_unavailable_try_again)
            continue;
        m_number = number;
        // If the lock cannot be created, the write that follows reports the error.
        return {};
    }
    return cannotWrite(file(maxBoards), failed);
}

std::optional<records::Error> StoredBoard::save(const records::PositionRecord& board)
{
    if (m_number == 0 || !m_lock.isOn(lockOf(m_number))) {
        std::error_code failed;
        fs::create_directories(m_folder, failed);
        const bool isLocked = m_number != 0 && !failed
                              && m_lock.lock(lockOf(m_number)) != std::errc::resource_unavailable_try_again;
        if (!isLocked) {
            if (auto error = lockFreeNumber())
                return error;
        }
    }
    return records::writeFile(file(m_number), records::writePosition(board));
}

std::optional<records::Error> StoredBoard::clear()
{
    std::error_code failed;
    if (m_number != 0)
        fs::remove(file(m_number), failed);
    if (failed)
        return cannotWrite(file(m_number), failed);
    return {};
}

} // namespace vozka
