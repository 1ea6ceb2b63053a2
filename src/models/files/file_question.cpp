// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/file_question.h"

#include "models/app/app_settings.h"
#include "models/files/local_file.h"

#include <QDir>
#include <QStandardPaths>

namespace vozka {

namespace fs = std::filesystem;

QStringList FileQuestion::endingsOf(int kind) const
{
    return endings.value(kind).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

fs::path FileQuestion::startFolder() const
{
    // A folder that is made when the first file is saved there.
    if (saving && !folder.isEmpty() && beside.isEmpty()) {
        std::error_code told;
        fs::create_directories(pathOf(folder), told);
    }
    const auto documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (const auto& each :
         {pathOf(beside).parent_path(), pathOf(folder), pathOf(AppSettings::instance().filesFolder()),
          fs::path(documents.toStdString()), fs::path(QDir::homePath().toStdString())})
        if (isFolder(each))
            return each;
    return "/";
}

QString FileQuestion::freeName(const fs::path& where) const
{
    QString name = stem + firstEnding();
    std::error_code none;
    for (int number = 2; fs::exists(fs::symlink_status(where / name.toStdString(), none)); ++number)
        name = QStringLiteral("%1 %2%3").arg(stem, QString::number(number), firstEnding());
    return name;
}

void FileQuestion::answer(const QUrl& file)
{
    if (remembered)
        AppSettings::instance().setFilesFolder(urlOf(pathOf(file).parent_path()));
    emit answered(file);
}

} // namespace vozka
