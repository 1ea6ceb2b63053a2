// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/file_rows.h"

#include "models/files/local_file.h"

#include <QCollator>

#include <algorithm>
#include <chrono>
#include <system_error>

namespace vozka {

namespace fs = std::filesystem;

namespace {

QDateTime changedAt(const fs::directory_entry& entry)
{
    std::error_code failed;
    const auto when = entry.last_write_time(failed);
    if (failed)
        return {};
    const auto since = std::chrono::file_clock::to_sys(when).time_since_epoch();
    return QDateTime::fromSecsSinceEpoch(std::chrono::duration_cast<std::chrono::seconds>(since).count());
}

bool isWanted(const QString& name, const QStringList& endings)
{
    return endings.isEmpty() || std::any_of(endings.begin(), endings.end(), [&](const QString& ending) {
               return name.endsWith(ending, Qt::CaseInsensitive);
           });
}

} // namespace

std::vector<FileRow> rowsOf(const fs::path& folder, const QStringList& endings)
{
    std::vector<FileRow> rows;
    std::error_code none;
    for (fs::directory_iterator each(folder, none); !none && each != fs::directory_iterator();
         each.increment(none)) {
        std::error_code failed;
        FileRow row{each->path(), shown(each->path().filename()), each->is_directory(failed)};
        if (row.name.startsWith(QLatin1Char('.')) || !(row.isFolder || isWanted(row.name, endings)))
            continue;
        row.changed = changedAt(*each);
        rows.push_back(std::move(row));
    }
    QCollator order;
    order.setNumericMode(true);
    order.setCaseSensitivity(Qt::CaseInsensitive);
    std::sort(rows.begin(), rows.end(), [&](const FileRow& one, const FileRow& other) {
        if (one.isFolder != other.isFolder)
            return one.isFolder;
        const int compared = order.compare(one.name, other.name);
        return compared != 0 ? compared < 0 : one.path < other.path;
    });
    return rows;
}

} // namespace vozka
