// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/film/film_maker.h"

#include "models/files/local_file.h"
#include "models/film/film_encoder.h"
#include "models/film/film_files.h"
#include "models/text/messages.h"
#include "records/replace_file.h"

#include <QLocale>

#include <filesystem>
#include <system_error>

namespace vozka {

namespace {

/// Writes the film. Returns an error message; std::nullopt if none or if it was stopped.
std::optional<QString> write(const Match& match, const FilmLook& look, const std::filesystem::path& path,
                             const FilmProgress& progress)
{
    const QString ending = QString::fromStdString(path.extension().string());
    if (!filmEndings().contains(ending, Qt::CaseInsensitive))
        return filmAsPictures(match, look, urlOf(path).toLocalFile(), progress);
    bool isStopped = false;
    const auto film = filmAsFile(match, look, usualTurnMs, ending, [&](int done, int all) {
        isStopped = !progress(done, all);
        return !isStopped;
    });
    if (isStopped)
        return {};
    if (film.isEmpty())
        return FilmMaker::tr("The film could not be made: there is too little memory.");
    if (const auto error = records::replaceFile(path, film.toStdString()))
        return errorMessage(*error, {});
    return {};
}

QString savedMessage(const std::filesystem::path& path)
{
    const QString name = shown(path.filename());
    if (isFolder(path))
        //: %1 is the name of a folder.
        return FilmMaker::tr("The pictures of the film are in the folder %1.").arg(name);
    std::error_code none;
    const auto size = static_cast<qint64>(std::filesystem::file_size(path, none));
    //: %1 is the name of a file, %2 its size ("1.2 MB").
    return FilmMaker::tr("The film is saved as %1 (%2).")
        .arg(name, QLocale().formattedDataSize(size, 1, QLocale::DataSizeSIFormat));
}

} // namespace

QStringList FilmMaker::filters()
{
    QStringList filters;
    for (const QString& ending : filmEndings())
        //: %1 is the name of a file format: "WebP", "GIF".
        filters << tr("Animated pictures (%1)").arg(ending == QLatin1String(".webp") ? "WebP" : "GIF") + " (*"
                       + ending + ")";
    return filters << tr("Folder with a picture of each turn (PNG)") + " (*)";
}

void FilmMaker::show(int done, int all)
{
    m_done = done;
    m_all = all;
    emit changed();
}

void FilmMaker::save(const QUrl& file, ColourTheme::Kind theme)
{
    const auto* const match = m_controller ? m_controller->match() : nullptr;
    if (match == nullptr)
        return;
    FilmLook look;
    look.theme = theme;
    const int film = ++m_film;
    m_background.start([this, film, look, path = pathOf(file), record = match->record(),
                        endedEarly = match->endedEarly()](const std::stop_token& stop) -> Background::Report {
        // The thread has a separate match. Replaying a played record cannot fail.
        auto replayed = Match::replay(record);
        auto& match = replayed->match;
        match.dealOn();
        if (endedEarly)
            match.endNow();
        const auto problem = write(match, look, path, [&](int done, int all) {
            QMetaObject::invokeMethod(
                this,
                [this, film, done, all] {
                    if (film == m_film)
                        show(done, all);
                },
                Qt::QueuedConnection);
            return !stop.stop_requested();
        });
        if (stop.stop_requested())
            return [] {};
        return [this, problem, path] {
            show(0, 0);
            if (problem)
                emit failed(*problem);
            else
                emit saved(savedMessage(path));
        };
    });
    show(0, 0);
}

void FilmMaker::cancel()
{
    ++m_film;
    m_background.cancel();
    show(0, 0);
}

} // namespace vozka
