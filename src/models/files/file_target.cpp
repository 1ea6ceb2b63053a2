// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/files/file_target.h"

#include "models/files/local_file.h"
#include "platform/files.h"
#include "records/file_address.h"
#include "records/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QStringList>

#include <algorithm>
#include <system_error>

namespace vozka {

namespace fs = std::filesystem;

namespace {

struct Files {
    Q_DECLARE_TR_FUNCTIONS(Files)
};

FileTarget wrong(const fs::path& path, const QString& why)
{
    return {FileTarget::State::Wrong, path, why};
}

/// Not in the folder in which it was asked for: what is typed may lead elsewhere.
fs::path folderOf(const fs::path& path)
{
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

bool endsWith(const fs::path& path, const QString& ending)
{
    return shown(path.filename()).endsWith(ending, Qt::CaseInsensitive);
}

/// What stands in the way of a name that is no folder; empty if nothing does.
QString nameProblem(const fs::path& path)
{
    const auto name = path.filename();
    if (name.empty() || name == "." || name == "..")
        return Files::tr("Give the file a name.");
    if (!isFolder(folderOf(path)))
        return Files::tr("There is no folder “%1”.").arg(shown(folderOf(path)));
    if (name.string().size() > records::maxNameSize)
        return Files::tr("This name is too long.");
    return {};
}

} // namespace

records::Result<fs::path> typedPath(const fs::path& folder, const QString& text)
{
    if (records::isAddress(text.toStdString()))
        return records::pathNamed(text.toStdString());
    const QString home = QDir::homePath();
    if (text == QLatin1String("~"))
        return fs::path(home.toStdString());
    if (text.startsWith(QLatin1String("~/")))
        return fs::path(home.toStdString()) / text.mid(2).toStdString();
    return folder / text.toStdString();
}

fs::path withEnding(const fs::path& path, const QString& endings)
{
    const QStringList all = endings.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (all.isEmpty()
        || std::ranges::any_of(all, [&](const QString& ending) { return endsWith(path, ending); }))
        return path;
    const QString& ending = all.first();
    auto longer = path;
    const QString half = ending.mid(ending.lastIndexOf(QLatin1Char('.')));
    if (half != ending && endsWith(path, half))
        longer.replace_extension();
    longer += ending.toStdString();
    return longer;
}

FileTarget targetToSave(const fs::path& path, const QString& ending)
{
    if (isFolder(path))
        return {FileTarget::State::Folder, path, {}};
    if (const QString why = nameProblem(path); !why.isEmpty())
        return wrong(path, why);
    const auto file = withEnding(path, ending);
    if (const QString why = nameProblem(file); !why.isEmpty())
        return wrong(file, why);
    std::error_code failed;
    const auto status = fs::status(file, failed);
    if (fs::is_directory(status))
        return wrong(file, Files::tr("“%1” is a folder.").arg(shown(file.filename())));
    if (fs::exists(status) && !fs::is_regular_file(status))
        return wrong(file, Files::tr("“%1” is not an ordinary file.").arg(shown(file.filename())));
    if (!platform::mayWriteIn(folderOf(file)))
        return wrong(file, Files::tr("Nothing can be saved in the folder “%1”.").arg(shown(folderOf(file))));
    return {fs::exists(status) ? FileTarget::State::Occupied : FileTarget::State::Ready, file, {}};
}

FileTarget targetToOpen(const fs::path& path, const QStringList& endings)
{
    if (isFolder(path))
        return {FileTarget::State::Folder, path, {}};
    if (const QString why = nameProblem(path); !why.isEmpty())
        return wrong(path, why);
    std::error_code none;
    auto file = path;
    for (const QString& ending : endings)
        if (!fs::exists(file, none))
            if (auto longer = path; fs::exists(longer += ending.toStdString(), none))
                file = longer;
    if (!fs::exists(file, none))
        return wrong(path, Files::tr("There is no file “%1”.").arg(shown(path.filename())));
    if (!fs::is_regular_file(file, none))
        return wrong(file, Files::tr("“%1” is not an ordinary file.").arg(shown(file.filename())));
    if (!platform::mayRead(file))
        return wrong(file,
                     Files::tr("You have no permission to read the file “%1”.").arg(shown(file.filename())));
    return {FileTarget::State::Ready, file, {}};
}

QString folderProblem(const fs::path& folder)
{
    if (!isFolder(folder))
        return Files::tr("There is no folder “%1”.").arg(shown(folder));
    std::error_code failed;
    const fs::directory_iterator first(folder, failed);
    return failed ? Files::tr("The folder “%1” cannot be read.").arg(shown(folder)) : QString();
}

} // namespace vozka
