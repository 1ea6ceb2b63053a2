// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/file_syncer.h"

#include "records/files.h"

#include <utility>

namespace vozka {

namespace fs = std::filesystem;

FileSyncer::FileSyncer(fs::path file) : m_file(std::move(file)) {}

FileSyncer::~FileSyncer()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isEnding = true;
    }
    m_changed.notify_all();
    if (m_thread.joinable())
        m_thread.join();
}

fs::path FileSyncer::syncedName(const fs::path& file)
{
    return file.string() + ".synced";
}

bool FileSyncer::keepSyncedVersion()
{
    const auto failed = platform::addName(m_file, syncedName(m_file));
    // Also true if no older version exists, or if the second name exists: it belongs to the version that was
    // read.
    return !failed || failed == std::errc::no_such_file_or_directory || failed == std::errc::file_exists;
}

std::optional<records::Error> FileSyncer::write(std::string_view text)
{
    std::unique_lock lock(m_mutex);
    if (!m_isUnsynced)
        m_isUnsynced = keepSyncedVersion();
    if (!m_isUnsynced || m_hasFailed) {
        m_changed.wait(lock, [this] { return !isFlushPending(); });
        auto error = records::writeFile(m_file, text);
        if (!error) {
            std::error_code ignored;
            fs::remove(syncedName(m_file), ignored);
            m_isUnsynced = m_hasFailed = false;
        }
        return error;
    }
    if (auto error = records::writeFile(m_file, text, platform::Flush::Later))
        return error;
    m_isFlushRequested = true;
    if (!m_thread.joinable())
        m_thread = std::thread([this] { run(); });
    m_changed.notify_all();
    return {};
}

std::optional<records::Error> FileSyncer::writeOther(const fs::path& file, std::string_view text)
{
    const std::scoped_lock lock(m_mutex);
    m_otherFiles.push_back(file);
    return records::writeFile(file, text, platform::Flush::Later);
}

bool FileSyncer::hasFailed() const
{
    const std::scoped_lock lock(m_mutex);
    return m_hasFailed;
}

void FileSyncer::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_changed.wait(lock, [this] { return m_isFlushRequested || m_isEnding; });
        if (!m_isFlushRequested)
            return;
        m_isFlushRequested = false;
        m_isFlushing = true;
        const auto otherFiles = std::exchange(m_otherFiles, {});
        // The file may be replaced during the flush, so this version keeps another name.
        const auto version = records::temporaryBeside(m_file);
        const bool hasName = !platform::addName(m_file, version);
        lock.unlock();
        std::error_code ignored;
        for (const auto& each : otherFiles)
            ignored = platform::flushFile(each);
        const auto failed = platform::flushFile(hasName ? version : m_file);
        platform::flushFolder(m_file.parent_path());
        lock.lock();
        m_isFlushing = false;
        m_hasFailed = static_cast<bool>(failed);
        if (!failed && m_isFlushRequested) {
            fs::rename(version, syncedName(m_file), ignored);
        } else if (!failed) {
            fs::remove(syncedName(m_file), ignored);
            m_isUnsynced = false;
        }
        fs::remove(version, ignored);
        m_changed.notify_all();
    }
}

} // namespace vozka
