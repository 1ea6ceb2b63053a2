// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Opening, saving and closing: what a GameController does with files.
#include "models/game_controller.h"
#include "models/sentences.h"
#include "records/files.h"

namespace vozka {

bool GameController::fail(const records::Error& error, const wording::Names& names)
{
    emit failed(errorSentence(error, names));
    return false;
}

bool GameController::open(const QUrl& file)
{
    const auto path = file.toLocalFile().toStdString();
    const auto text = records::readFile(path);
    if (!text)
        return fail(text.error());
    const auto format = records::formatOf(*text, path);
    if (!format)
        return fail(format.error());
    if (*format == "vozka-position") {
        const auto record = records::readPosition(*text, path);
        if (!record)
            return fail(record.error());
        auto laid = records::layOut(*record, path);
        if (!laid)
            return fail(laid.error());
        m_match.reset();
        m_position.emplace(Laid{std::move(*laid), record->players});
        m_file = file;
        m_review.leave();
        goOn(false);
        emit begun();
        return true;
    }
    const auto record = records::readGame(*text, path);
    if (!record)
        return fail(record.error());
    auto replayed = Match::replay(*record);
    if (!replayed)
        return fail(replayed.error());
    if (replayed->fault) {
        const auto& why = replayed->fault->refusal;
        return fail(
            {path, "/actions/" + std::to_string(replayed->fault->action), std::string(why.code), {}, why},
            {&replayed->match.rules().book(), replayed->match.players()});
    }
    // A record may stop before the next tile is drawn.
    replayed->match.dealOn();
    return begin(std::move(replayed->match), file);
}

bool GameController::save(const QUrl& file)
{
    if (!m_match)
        return false;
    if (const auto error =
            records::writeFile(file.toLocalFile().toStdString(), records::writeGame(m_match->record())))
        return fail(*error);
    m_file = file;
    m_saved = m_match->record().actions;
    emit changed();
    return true;
}

void GameController::close()
{
    m_match.reset();
    m_position.reset();
    m_file.clear();
    m_review.leave();
    goOn(false);
}

} // namespace vozka
