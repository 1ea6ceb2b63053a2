// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/results_file.h"

#include "match/stored_file.h"
#include "platform/file_lock.h"
#include "records/error_codes.h"
#include "records/files.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace vozka {

namespace {

namespace fs = std::filesystem;
using records::FinishedGame;
using records::ResultLine;

/// Waits at most one second for the lock. Other programs need a few milliseconds to write.
std::error_code lockWithTimeout(FileLock& lock, const fs::path& file)
{
    constexpr int tries = 100;
    constexpr std::chrono::milliseconds pause(10);
    std::error_code failed;
    for (int i = 0; i < tries; ++i) {
        if (i > 0)
            std::this_thread::sleep_for(pause);
        failed = lock.lock(file);
        if (failed != std::errc::resource_unavailable_try_again)
            break;
    }
    return failed;
}

/// True if a file with this error must not be renamed.
bool mustStayUnchanged(const records::Error& error)
{
    return error.code == records::error::cannotRead || error.code == records::error::tooLarge
           || mayBeOfNewerVersion(error);
}

} // namespace

ResultsFile::ResultsFile(fs::path folder) : m_folder(std::move(folder)), m_file(m_folder / "results.jsonl") {}

records::Result<std::vector<ResultLine>> ResultsFile::lines() const
{
    std::error_code ignored;
    if (fs::symlink_status(m_file, ignored).type() == fs::file_type::not_found)
        return std::vector<ResultLine>();
    const auto text = records::readFile(m_file);
    if (!text)
        return text.error();
    return records::readResults(*text, m_file.string());
}

ResultsFile::Contents ResultsFile::load() const
{
    Contents contents;
    auto read = lines();
    if (!read) {
        contents.fault = read.error();
        if (mustStayUnchanged(read.error()))
            return contents;
        if (const auto result = renameDamaged(m_file); !result.file.empty()) {
            contents.fault->file = result.file.string();
            contents.renamed = true;
        }
        return contents;
    }
    for (auto& line : *read) {
        if (line.game) {
            contents.games.push_back(std::move(*line.game));
            continue;
        }
        ++contents.unread;
        if (!contents.firstUnread)
            contents.firstUnread = std::move(line.fault);
    }
    return contents;
}

std::optional<records::Error> ResultsFile::change(std::span<const FinishedGame> removed,
                                                  std::span<const FinishedGame> added) const
{
    std::error_code failed;
    fs::create_directories(m_folder, failed);
    if (failed)
        return cannotWrite(m_folder, failed);
    FileLock lock;
    // If the lock cannot be created, the write that follows reports the error.
    if (const auto lockError = lockWithTimeout(lock, m_folder / "results.lock");
        lockError == std::errc::resource_unavailable_try_again)
        return cannotWrite(m_file, lockError);
    auto read = lines();
    if (!read) {
        if (mustStayUnchanged(read.error()) || renameDamaged(m_file).file.empty())
            return read.error();
        read = std::vector<ResultLine>();
    }
    const auto size = read->size();
    std::erase_if(*read, [&](const ResultLine& line) {
        return line.game && std::ranges::any_of(removed, [&](const FinishedGame& game) {
                   return records::isSameGame(*line.game, game);
               });
    });
    if (added.empty() && read->size() == size)
        return {};
    for (const auto& game : added)
        read->push_back(records::lineOf(game));
    const auto text = records::writeResults(*read);
    // `readFile` refuses larger files.
    if (text.size() > records::maxFileSize)
        return cannotWrite(m_file, std::make_error_code(std::errc::file_too_large));
    return records::writeFile(m_file, text);
}

std::optional<records::Error> ResultsFile::store(std::span<const FinishedGame> games) const
{
    return change(games, games);
}

std::optional<records::Error> ResultsFile::remove(std::span<const FinishedGame> games) const
{
    return change(games, {});
}

} // namespace vozka
