// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/film/film_encoder.h"

#include <vector>

namespace vozka {

namespace {

struct Format {
    const char* ending;
    std::unique_ptr<FilmEncoder> (*create)(QSize size);
};
/// The formats whose libraries the program was built with.
std::vector<Format> formats()
{
    return {
#ifdef VOZKA_WEBP
        {".webp", newWebpEncoder},
#endif
#ifdef VOZKA_GIF
        {".gif", newGifEncoder},
#endif
    };
}

} // namespace

QStringList filmEndings()
{
    QStringList endings;
    for (const auto& format : formats())
        endings << QLatin1String(format.ending);
    return endings;
}

std::unique_ptr<FilmEncoder> newFilmEncoder(const QString& ending, QSize size)
{
    for (const auto& format : formats()) {
        if (ending.compare(QLatin1String(format.ending), Qt::CaseInsensitive) == 0)
            return format.create(size);
    }
    return nullptr;
}

} // namespace vozka
