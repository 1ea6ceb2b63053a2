// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/file_picker.h"

#include "models/files/local_file.h"
#include "models/text/sentences.h"
#include "records/replace_file.h"

#include <QDir>
#include <QLocale>
#include <QStandardPaths>

#include <array>
#include <system_error>
#include <utility>

namespace vozka {

namespace fs = std::filesystem;

namespace {

struct Place {
    QString name;
    QString folder;
};

std::vector<Place> placesOfUser()
{
    std::vector<Place> places{{FilePicker::tr("Home"), QDir::homePath()}};
    const std::array others{std::pair(QStandardPaths::DocumentsLocation, FilePicker::tr("Documents")),
                            std::pair(QStandardPaths::DesktopLocation, FilePicker::tr("Desktop")),
                            std::pair(QStandardPaths::DownloadLocation, FilePicker::tr("Downloads"))};
    for (const auto& [location, name] : others) {
        const QString folder = QStandardPaths::writableLocation(location);
        if (folder != QDir::homePath() && QDir(folder).exists())
            places.push_back({name, folder});
    }
    return places;
}

} // namespace

QString FileRow::changedText() const
{
    //: When a file was written, as Qt writes forms of dates.
    return QLocale().toString(changed, FilePicker::tr("d MMM yyyy, H:mm"));
}

QString FilePicker::folder() const
{
    return shown(m_folder);
}

QStringList FilePicker::places() const
{
    QStringList names;
    for (const auto& place : placesOfUser())
        names << place.name;
    return names;
}

void FilePicker::setKind(int kind)
{
    if (std::exchange(m_kind, kind) == kind)
        return;
    emit kindChanged();
    read();
}

void FilePicker::begin(FileQuestion* question)
{
    m_question = question;
    m_left.clear();
    if (std::exchange(m_kind, 0) != 0)
        emit kindChanged();
    emit begun();
    enter(question->startFolder());
}

bool FilePicker::enter(const fs::path& folder)
{
    const QString problem = folderProblem(folder);
    setProblem(problem);
    if (!problem.isEmpty())
        return false;
    m_folder = fs::absolute(folder).lexically_normal();
    // "/a/b/" is "/a/b".
    if (!m_folder.has_filename() && m_folder.has_relative_path())
        m_folder = m_folder.parent_path();
    read();
    emit moved();
    return true;
}

void FilePicker::read()
{
    resetRows(m_question ? rowsOf(m_folder, m_question->endingsOf(m_kind)) : std::vector<FileRow>());
}

void FilePicker::goTo(const QString& typed)
{
    // What is shown of a path may have lost what is no text.
    const records::Result<fs::path> path =
        typed == folder() ? m_folder : typedPath(m_folder, typed.trimmed());
    std::error_code none;
    if (!path)
        setProblem(errorSentence(path.error()));
    else if (m_question && !m_question->saving && fs::is_regular_file(*path, none))
        take(*path);
    else
        enter(*path);
}

void FilePicker::goToPlace(int place)
{
    const auto places = placesOfUser();
    if (place >= 0 && place < static_cast<int>(places.size()))
        enter(places[static_cast<std::size_t>(place)].folder.toStdString());
}

void FilePicker::goUp()
{
    if (!canGoUp())
        return;
    m_left = m_folder;
    enter(m_folder.parent_path());
}

QString FilePicker::proposal() const
{
    return m_question ? m_question->freeName(m_folder) : QString();
}

int FilePicker::stemLength(const QString& name) const
{
    const QStringList endings =
        m_question ? m_question->ending.split(QLatin1Char(' '), Qt::SkipEmptyParts) : QStringList();
    const auto found = std::ranges::find_if(
        endings, [&](const QString& ending) { return name.endsWith(ending, Qt::CaseInsensitive); });
    return static_cast<int>(name.size() - (found == endings.end() ? 0 : found->size()));
}

void FilePicker::choose(const QString& typed)
{
    for (const auto& row : rows())
        if (row.name == typed)
            return take(row.path);
    const QString name = typed.trimmed();
    if (name.isEmpty()) {
        setProblem(tr("Give the file a name."));
        return;
    }
    const auto path = typedPath(m_folder, name);
    if (path)
        take(*path);
    else
        setProblem(errorSentence(path.error()));
}

void FilePicker::chooseRow(int row)
{
    if (has(row))
        take(fs::path(at(row).path));
}

void FilePicker::take(const fs::path& path)
{
    if (!m_question)
        return;
    const auto target = m_question->saving ? targetToSave(path, m_question->ending)
                                           : targetToOpen(path, m_question->endingsOf(m_kind));
    setProblem(target.problem);
    using State = FileTarget::State;
    if (target.state == State::Folder)
        enter(target.path);
    else if (target.state == State::Ready)
        emit chosen(urlOf(target.path));
    else if (target.state == State::Occupied)
        emit occupied(urlOf(target.path), shown(target.path.filename()),
                      shown(records::previousCopyOf(target.path).filename()));
}

bool FilePicker::makeFolder(const QString& name)
{
    const QString plain = name.trimmed();
    if (plain.isEmpty() || plain.contains(QLatin1Char('/'))) {
        setProblem(plain.isEmpty() ? tr("Give the folder a name.")
                                   : tr("The name of a folder has no slash."));
        return false;
    }
    const auto folder = m_folder / plain.toStdString();
    std::error_code failed;
    if (fs::exists(folder, failed)) {
        setProblem(tr("“%1” already exists.").arg(plain));
        return false;
    }
    if (!fs::create_directory(folder, failed)) {
        setProblem(tr("The folder “%1” cannot be made here.").arg(plain));
        return false;
    }
    return enter(folder);
}

int FilePicker::rowThatBegins(const QString& with, int after) const
{
    for (int step = 1; step <= rowCount(); ++step) {
        const int row = (std::max(after, -1) + step) % rowCount();
        if (at(row).name.startsWith(with, Qt::CaseInsensitive))
            return row;
    }
    return -1;
}

int FilePicker::firstRow() const
{
    const int left = find([&](const FileRow& row) { return row.path == m_left; });
    return left >= 0 || rows().empty() ? left : 0;
}

QString FilePicker::nameAt(int row) const
{
    return has(row) ? at(row).name : QString();
}

bool FilePicker::isFolderAt(int row) const
{
    return has(row) && at(row).isFolder;
}

void FilePicker::setProblem(const QString& problem)
{
    if (std::exchange(m_problem, problem) != problem)
        emit problemChanged();
}

} // namespace vozka
