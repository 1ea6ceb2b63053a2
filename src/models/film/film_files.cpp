// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/film/film_files.h"

#include "models/files/local_file.h"
#include "models/film/film_encoder.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"
#include "records/files.h"

#include <QBuffer>
#include <QDir>
#include <QImageWriter>

namespace vozka {

QByteArray filmAsFile(const Match& match, const FilmLook& look, int turnMs, const QString& ending,
                      const FilmProgress& progress)
{
    Film film(match, look);
    const auto encoder = newFilmEncoder(ending, look.size);
    for (int i = 0; i < film.count(); ++i) {
        if (!encoder->add(film.paint(i), film.durationMs(i, turnMs))
            || (progress && !progress(i + 1, film.count())))
            return {};
    }
    return encoder->finish();
}

std::optional<QString> filmAsPictures(const Match& match, const FilmLook& look, const QString& folder,
                                      const FilmProgress& progress)
{
    constexpr int digits = 4;
    constexpr int decimal = 10;
    const QDir into(folder);
    if (!into.mkpath(QStringLiteral(".")))
        return Film::tr("The folder %1 cannot be created.").arg(quote(folder));
    Film film(match, look);
    for (int i = 0; i < film.count(); ++i) {
        const QString name =
            into.filePath(QStringLiteral("%1.png").arg(i + 1, digits, decimal, QLatin1Char('0')));
        QBuffer png;
        QImageWriter writer(&png, "png");
        if (!png.open(QIODevice::WriteOnly) || !writer.write(film.paint(i)))
            //: %1 is a file, %2 the system's reason.
            return Film::tr("%1 cannot be written: %2").arg(quote(name), writer.errorString());
        if (const auto error =
                records::writeFile(pathOf(QUrl::fromLocalFile(name)), png.data().toStdString()))
            return errorMessage(*error);
        if (progress && !progress(i + 1, film.count()))
            return {};
    }
    return {};
}

} // namespace vozka
