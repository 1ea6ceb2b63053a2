// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How a game comes to the table and leaves it: new, from a file, from the kept games, ended, put away.
#include "match/turns.h"
#include "models/files/local_file.h"
#include "models/game/game_controller.h"
#include "models/text/sentences.h"
#include "records/files.h"
#include "records/replace_file.h"
#include "sandbox/take_over.h"

#include <QDate>

#include <algorithm>

namespace vozka {

bool GameController::fail(const records::Error& error, const wording::Names& names)
{
    emit failed(errorSentence(error, names));
    return false;
}

bool GameController::begin(Match match, const QUrl& file, std::vector<Action> saved)
{
    stopExplaining();
    m_position.reset();
    m_match.emplace(std::move(match));
    m_file = file;
    m_saved = std::move(saved);
    m_review.leave();
    goOn(false);
    emit begun();
    return true;
}

void GameController::stopExplaining()
{
    m_overlays.setKind(Overlays::Kind::None);
    m_overlays.setInspecting(false);
    m_overlays.setEdition(Editions::Either);
    m_overlays.forget();
    m_overlays.show({});
}

bool GameController::startGame(SetUpModel* setUp)
{
    const bool begun = setUp != nullptr && setUp->valid() && startGame(setUp->toRecord());
    if (begun)
        setUp->remember();
    return begun;
}

namespace {

/// The game as it lies after the actions of its record, with a tile drawn.
records::Result<Match> goneOn(const records::GameRecord& record)
{
    auto replayed = Match::replay(record);
    if (!replayed)
        return replayed.error();
    if (replayed->fault)
        return records::Error{{},
                              "/actions/" + std::to_string(replayed->fault->action),
                              std::string(replayed->fault->refusal.code),
                              {},
                              replayed->fault->refusal};
    replayed->match.dealOn();
    return std::move(replayed->match);
}

} // namespace

bool GameController::startGame(records::GameRecord record)
{
    auto match = record.actions.empty() ? Match::start(std::move(record)) : goneOn(record);
    if (!match)
        return fail(match.error());
    m_keptGames.putAway();
    m_keptGames.putDown(*match, {});
    auto dealt = match->record().actions;
    return begin(std::move(*match), {}, std::move(dealt));
}

void GameController::lay(Match match)
{
    m_keptGames.putAway();
    begin(std::move(match), {}, {});
}

bool GameController::open(const QUrl& file)
{
    const auto path = pathOf(file).string();
    const auto text = records::readFile(path);
    if (!text)
        return fail(text.error());
    const auto format = records::formatOf(*text, path);
    if (!format)
        return fail(format.error());
    if (*format == "vozka-position")
        return openPosition(*text, file);
    const auto record = records::readGame(*text, path);
    if (!record)
        return fail(record.error());
    auto replayed = Match::replay(*record);
    if (!replayed)
        return fail(replayed.error());
    auto& match = replayed->match;
    if (replayed->fault) {
        const auto& why = replayed->fault->refusal;
        return fail(
            {path, "/actions/" + std::to_string(replayed->fault->action), std::string(why.code), {}, why},
            {&match.rules().book(), match.players()});
    }
    // A record may stop before the next tile is drawn.
    match.dealOn();
    m_keptGames.putAway();
    m_keptGames.putDown(match, path);
    auto saved = match.record().actions;
    return begin(std::move(match), file, std::move(saved));
}

bool GameController::openPosition(const std::string& text, const QUrl& file)
{
    const auto path = pathOf(file).string();
    const auto record = records::readPosition(text, path);
    if (!record)
        return fail(record.error());
    auto laid = records::layOut(*record, path);
    if (!laid)
        return fail(laid.error());
    m_keptGames.putAway();
    stopExplaining();
    m_match.reset();
    m_position.emplace(Laid{std::move(*laid), record->players, record->rules});
    m_file = file;
    m_review.leave();
    goOn(false);
    emit begun();
    return true;
}

records::PositionRecord GameController::asPosition() const
{
    const Table now = table();
    return sandbox::recordOf(m_match ? m_match->header().rules : m_position->rules, now.players, *now.state);
}

void GameController::show(const records::PositionRecord& position, records::LaidOut laid, bool animated)
{
    const bool otherRules = !m_position || m_position->rules != position.rules;
    m_match.reset();
    m_position.emplace(Laid{std::move(laid), position.players, position.rules});
    goOn(animated);
    // The same board may mean something else now.
    if (otherRules)
        m_overlays.retranslate();
}

bool GameController::takeUp(int row)
{
    auto game = m_keptGames.takeUp(row);
    if (!game)
        return false;
    return begin(std::move(game->match), urlOf(game->file), std::move(game->saved));
}

QString GameController::fileName() const
{
    return shown(pathOf(m_file).filename());
}

QString GameController::proposedName() const
{
    if (!m_file.isEmpty())
        return asFileName(stemOf(fileName()));
    QStringList names;
    for (const auto& player : table().players)
        names << QString::fromStdString(player.name);
    return asFileName(QDate::currentDate().toString(Qt::ISODate) + QLatin1Char(' ')
                      + names.join(QStringLiteral(", ")));
}

bool GameController::save(const QUrl& file)
{
    if (!m_match)
        return false;
    if (const auto error = records::replaceFile(pathOf(file), records::writeGame(m_match->record())))
        return fail(*error);
    m_file = file;
    m_saved = m_match->record().actions;
    m_keptGames.nameFile(pathOf(file));
    emit changed();
    emit riskChanged();
    return true;
}

int GameController::turnsAtRisk() const
{
    return m_match ? std::min(turnsBeyond(*m_match, m_saved), turnsBeyond(*m_match, m_keptGames.kept())) : 0;
}

int GameController::keepNow()
{
    keep();
    return turnsAtRisk();
}

void GameController::endNow()
{
    if (!m_match || over())
        return;
    m_review.leave();
    const auto before = m_match->moments().size();
    m_match->endNow();
    goOnFrom(before);
}

void GameController::close()
{
    m_keptGames.putAway();
    stopExplaining();
    m_match.reset();
    m_position.reset();
    m_file.clear();
    m_review.leave();
    goOn(false);
    m_keptGames.refresh();
}

} // namespace vozka
