// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/file_request.h"

#include "models/app/app_settings.h"
#include "models/files/local_file.h"
#include "records/replace_file.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <system_error>

namespace vozka {

namespace fs = std::filesystem;

namespace {

QString endingOf(const QString& name, const QStringList& endings)
{
    const auto found = std::ranges::find_if(endings, [&](const QString& ending) {
        return !ending.isEmpty() && name.endsWith(ending, Qt::CaseInsensitive);
    });
    return found == endings.end() ? QString() : *found;
}

} // namespace

fs::path withEnding(const fs::path& path, const QStringList& endings, const QStringList& others)
{
    // A name with a slash at its end is a folder, if a folder can be saved.
    if (!path.has_filename() && others.contains(QString()))
        return path.parent_path();
    const QString name = shown(path.filename());
    const QString other = endingOf(name, others);
    const QString ending = endings.value(0);
    if (endings.isEmpty() || !endingOf(name, endings).isEmpty() || (ending.isEmpty() && other.isEmpty()))
        return path;
    auto text = path.string();
    const QString half = ending.mid(ending.lastIndexOf(QLatin1Char('.')));
    if (!other.isEmpty())
        text.resize(text.size() - static_cast<std::size_t>(other.size()));
    else if (half != ending && name.endsWith(half, Qt::CaseInsensitive))
        text.resize(text.size() - static_cast<std::size_t>(half.size()));
    return text + ending.toStdString();
}

QStringList FileRequest::endingsOf(const QString& filter)
{
    return filter.section(QLatin1Char('('), -1).chopped(1).remove(QLatin1Char('*')).split(QLatin1Char(' '));
}

QUrl FileRequest::startFolder() const
{
    if (saving && !folder.isEmpty() && beside.isEmpty()) {
        std::error_code failed;
        fs::create_directories(pathOf(folder), failed);
    }
    const auto documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (const auto& each :
         {pathOf(beside).parent_path(), pathOf(folder), pathOf(AppSettings::instance().filesFolder()),
          fs::path(documents.toStdString()), fs::path(QDir::homePath().toStdString())})
        if (isFolder(each))
            return urlOf(each);
    return urlOf("/");
}

QString FileRequest::freeName(const QUrl& folder) const
{
    const auto where = pathOf(folder);
    const QString ending = endingsOf(filters.value(0)).first();
    QString name = stem + ending;
    std::error_code none;
    for (int number = 2; fs::exists(fs::symlink_status(where / name.toStdString(), none)); ++number)
        name = QStringLiteral("%1 %2%3").arg(stem, QString::number(number), ending);
    return name;
}

int FileRequest::endingLength(const QString& name) const
{
    return static_cast<int>(endingOf(name, endingsOf(filters.value(0))).size());
}

void FileRequest::take(const QUrl& file, bool replaceConfirmed, int filter)
{
    const auto path = pathOf(file);
    // URLs of files on other computers stay unchanged. Opening or saving them reports the error.
    if (!saving || path.empty())
        return accept(file);
    QStringList others;
    for (const QString& each : filters)
        others << endingsOf(each);
    // The first filter is the default. If it is chosen, the user may type an ending of any filter.
    const auto whole = withEnding(path, filter == 0 ? others : endingsOf(filters.value(filter)), others);
    std::error_code none;
    if (fs::exists(whole, none) && !(replaceConfirmed && whole == path))
        emit occupied(urlOf(whole), shown(whole.filename()),
                      shown(records::previousCopyOf(whole).filename()));
    else
        accept(urlOf(whole));
}

void FileRequest::takeName(const QUrl& folder, const QString& name, int filter)
{
    take(urlOf(pathOf(folder) / name.trimmed().toStdString()), false, filter);
}

void FileRequest::accept(const QUrl& file)
{
    if (remembered)
        AppSettings::instance().setFilesFolder(urlOf(pathOf(file).parent_path()));
    emit accepted(file);
}

} // namespace vozka
