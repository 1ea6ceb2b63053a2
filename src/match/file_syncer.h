// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Replaces a file often without waiting for the disk, which may take longer than a second. A separate thread
// flushes the latest version. Until then, the last flushed version keeps a second name, NAME.synced: after a
// power failure the file itself may be damaged.
//
// Without hard links there is no second name. Then `write` waits until the version is on the disk.
#pragma once

#include "records/error.h"

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

namespace vozka {

class FileSyncer {
public:
    explicit FileSyncer(std::filesystem::path file);
    FileSyncer(const FileSyncer&) = delete;
    FileSyncer& operator=(const FileSyncer&) = delete;
    /// Waits until the latest version is flushed.
    ~FileSyncer();

    /// Returns the second name of a file.
    [[nodiscard]] static std::filesystem::path syncedName(const std::filesystem::path& file);
    /// Replaces the file. Waits for the disk only if the latest version could not be flushed, or without hard
    /// links.
    [[nodiscard]] std::optional<records::Error> write(std::string_view text);
    /// Replaces another file, which has no second name. It is flushed with the next version of the main file.
    [[nodiscard]] std::optional<records::Error> writeOther(const std::filesystem::path& file,
                                                           std::string_view text);
    /// True if the latest version could not be flushed. Then the next `write` waits for the disk.
    [[nodiscard]] bool hasFailed() const;

private:
    void run();
    [[nodiscard]] bool isFlushPending() const { return m_isFlushRequested || m_isFlushing; }
    /// Gives the last flushed version its second name. Returns false if that is not possible.
    [[nodiscard]] bool keepSyncedVersion();

    std::filesystem::path m_file;
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::vector<std::filesystem::path> m_otherFiles;
    /// True while the last flushed version must keep its second name.
    bool m_isUnsynced = false;
    bool m_isFlushRequested = false;
    bool m_isFlushing = false;
    bool m_hasFailed = false;
    bool m_isEnding = false;
    std::thread m_thread;
};

} // namespace vozka
