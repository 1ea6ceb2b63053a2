// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/film/film_files.h"

#include "models/files/local_file.h"
#include "models/film/webp_animation.h"
#include "models/text/sentences.h"
#include "models/text/words.h"
#include "records/files.h"

#include <QBuffer>
#include <QDir>
#include <QImageWriter>

namespace vozka {

QByteArray filmAsWebp(const Match& match, const FilmLook& look, int turnMs, const FilmProgress& goesOn)
{
    Film film(match, look);
    WebpAnimation animation(look.size);
    for (int i = 0; i < film.count(); ++i) {
        if (!animation.add(film.paint(i), film.durationMs(i, turnMs))
            || (goesOn && !goesOn(i + 1, film.count())))
            return {};
    }
    return animation.finish();
}

std::optional<QString> filmAsPictures(const Match& match, const FilmLook& look, const QString& folder)
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
            return errorSentence(*error);
    }
    return {};
}

QString noWebpSentence()
{
    return Film::tr("This build of Vozka has no WebP library. It can only save a film as a folder of "
                    "pictures: “vozka --film FOLDER GAME”.");
}

} // namespace vozka
