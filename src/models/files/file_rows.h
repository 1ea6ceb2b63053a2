// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What lies in a folder, as a list from which one chooses.
#pragma once

#include "models/rows/row_model.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <vector>

namespace vozka {

struct FileRow {
    std::filesystem::path path;
    /// For people; not every name of a file is text.
    QString name;
    bool isFolder = false;
    QDateTime changed = {};
    /// When it was written, for people.
    [[nodiscard]] QString changedText() const;

    static constexpr auto roles()
    {
        return std::array{
            role<&FileRow::name>("name"),
            role<&FileRow::isFolder>("isFolder"),
            role<&FileRow::changedText>("changed"),
        };
    }
};

/// Folders first, each in the order of the language; without what is hidden, and without files whose names
/// have none of the endings, if there are any.
[[nodiscard]] std::vector<FileRow> rowsOf(const std::filesystem::path& folder, const QStringList& endings);

} // namespace vozka
