// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/film/film_maker.h"

#include "models/files/local_file.h"
#include "models/film/film_files.h"
#include "models/film/webp_animation.h"
#include "models/text/sentences.h"
#include "records/replace_file.h"

#include <QLocale>

namespace vozka {

QString FilmMaker::problem() const
{
    return WebpAnimation::isPossible() ? QString() : noWebpSentence();
}

void FilmMaker::show(int done, int all)
{
    m_done = done;
    m_all = all;
    emit changed();
}

void FilmMaker::save(const QUrl& file, bool dark)
{
    const auto* const match = m_controller ? m_controller->match() : nullptr;
    if (match == nullptr || !problem().isEmpty())
        return;
    FilmLook look;
    look.dark = dark;
    const int film = ++m_film;
    m_background.start([this, film, look, path = pathOf(file), record = match->record(),
                        endedEarly = match->endedEarly()](const std::stop_token& stop) -> Background::Told {
        // The thread has a separate match. Replaying a played record cannot fail.
        auto replayed = Match::replay(record);
        auto& match = replayed->match;
        match.dealOn();
        if (endedEarly)
            match.endNow();
        const auto webp = filmAsWebp(match, look, usualTurnMs, [&](int done, int all) {
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
        std::optional<QString> problem;
        if (webp.isEmpty())
            problem = tr("The film could not be made: there is too little memory.");
        else if (const auto error = records::replaceFile(path, webp.toStdString()))
            problem = errorSentence(*error, {});
        return [this, problem, path, size = webp.size()] {
            show(0, 0);
            if (problem)
                emit failed(*problem);
            else
                //: %1 is the name of a file, %2 its size ("1.2 MB").
                emit saved(tr("The film is saved as %1 (%2).")
                               .arg(shown(path.filename()),
                                    QLocale().formattedDataSize(size, 1, QLocale::DataSizeSIFormat)));
        };
    });
    show(0, 0);
}

void FilmMaker::cancel()
{
    ++m_film;
    m_background.forget();
    show(0, 0);
}

} // namespace vozka
