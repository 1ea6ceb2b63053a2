// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/picture.h"
#include "models/files/local_file.h"
#include "models/film/film_files.h"
#include "models/game/game_controller.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"
#include "records/files.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace vozka::app {

namespace {

/// Returns an error message; std::nullopt if none.
std::optional<QString> writeFile(const Match& match, const FilmLook& look, const Arguments& arguments)
{
    // Checks first that the file can be written, because the film takes long.
    const auto path = pathOf(QUrl::fromLocalFile(arguments.film));
    QFile probe(records::temporaryBeside(records::throughLinks(path)));
    if (!probe.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return QCoreApplication::translate("CommandLine", "%1 cannot be written: %2")
            .arg(quote(arguments.film), probe.errorString());
    probe.remove();
    const auto film = filmAsFile(match, look, arguments.frameMs.value_or(usualTurnMs),
                                 QLatin1Char('.') + QFileInfo(arguments.film).suffix());
    if (film.isEmpty())
        return QCoreApplication::translate("CommandLine",
                                           "The film could not be made: there is too little memory.");
    if (const auto error = records::writeFile(path, film.toStdString()))
        return errorMessage(*error);
    return {};
}

} // namespace

int makeFilm(const Arguments& arguments)
{
    GameController controller;
    QString problem;
    QObject::connect(&controller, &GameController::failed,
                     [&](const QString& message) { problem = message; });
    if (controller.files()->open(arguments.file)) {
        const FilmLook look{arguments.size.value_or(FilmLook().size), pictureTheme()};
        const auto* const match = controller.match();
        const auto wrong =
            match == nullptr ? QCoreApplication::translate("CommandLine",
                                                           "%1 is a position: only a game can become a film.")
                                   .arg(quote(arguments.file.fileName()))
            : arguments.filmIsFolder ? filmAsPictures(*match, look, arguments.film)
                                     : writeFile(*match, look, arguments);
        if (!wrong)
            return 0;
        problem = *wrong;
    }
    std::fprintf(stderr, "vozka: %s\n", qUtf8Printable(problem));
    return exit_code::refused;
}

} // namespace vozka::app
