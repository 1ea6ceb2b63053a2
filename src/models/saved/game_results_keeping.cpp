// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Adds and removes results.
#include "match/turns.h"
#include "models/app/app_settings.h"
#include "models/saved/game_results.h"
#include "models/saved/kept_games_model.h"
#include "models/text/sentences.h"
#include "records/first_game.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

constexpr int resultsAgainAfterMs = 5000;

records::FinishedGame finishedGame(const Match& match, const QString& keptAs)
{
    records::FinishedGame game;
    game.game = keptAs.toStdString();
    game.seed = match.header().seed;
    game.ended = QDateTime::currentSecsSinceEpoch();
    game.turns = static_cast<int>(turnsOf(match).size());
    game.rules = match.header().rules;
    game.players = match.players();
    const auto& state = *match.state();
    for (std::size_t seat = 0; seat < game.players.size(); ++seat)
        game.points.push_back(state.scores.at(seat));
    return game;
}

} // namespace

GameResults::GameResults(const KeptGamesModel& keptGames, QObject* parent)
    : QObject(parent), m_keptGames(keptGames)
{
    m_again.setInterval(resultsAgainAfterMs);
    connect(&m_again, &QTimer::timeout, this, &GameResults::carryOut);
    connect(&keptGames, &KeptGamesModel::listed, this, &GameResults::show);
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, &GameResults::show);
}

GameResults::~GameResults() = default;

void GameResults::setFolder(const QString& folder)
{
    if (m_folder == folder)
        return;
    m_folder = folder;
    m_file.reset();
    m_deleted.clear();
    m_wishes.clear();
    if (!folder.isEmpty())
        m_file.emplace(folder.toStdString());
    emit folderChanged();
    refresh();
}

void GameResults::begin(const Match& match, bool counts)
{
    m_counts = counts && !records::isFirstGame(match.header().rules);
    m_isNoted = match.state()->over && !match.endedEarly();
}

void GameResults::follow(const Match& match, const QString& keptAs)
{
    const bool over = match.state()->over && !match.endedEarly();
    if (!m_file || !m_counts || over == m_isNoted)
        return;
    m_isNoted = over;
    auto game = finishedGame(match, keptAs);
    std::erase_if(m_wishes, [&](const Wish& wish) { return records::isSameGame(wish.game, game); });
    m_wishes.push_back({std::move(game), over});
    carryOut();
}

void GameResults::carryOut()
{
    auto error = std::exchange(m_error, std::nullopt);
    const bool wasSaid = error.has_value();
    while (!m_wishes.empty() && !m_error) {
        const auto& wish = m_wishes.front();
        const std::span<const records::FinishedGame> game(&wish.game, 1);
        m_error = wish.isOver ? m_file->note(game) : m_file->remove(game);
        if (!m_error)
            m_wishes.erase(m_wishes.begin());
    }
    if (m_error) {
        m_again.start();
        if (!wasSaid)
            emit failed(problem());
    } else {
        m_again.stop();
    }
    refresh();
}

void GameResults::remove(int row)
{
    if (m_games.has(row))
        removeAll({m_games.at(row).game});
}

void GameResults::removeShown()
{
    std::vector<records::FinishedGame> games;
    for (const auto& row : m_games.rows())
        games.push_back(row.game);
    // In the order of the file, so that `putBack` restores this order.
    std::ranges::reverse(games);
    removeAll(std::move(games));
}

void GameResults::removeAll(std::vector<records::FinishedGame> games)
{
    if (games.empty() || !m_file)
        return;
    if (const auto error = m_file->remove(games)) {
        emit failed(errorSentence(*error));
        return;
    }
    m_deleted = std::move(games);
    refresh();
}

void GameResults::putBack()
{
    if (m_deleted.empty() || !m_file)
        return;
    if (const auto error = m_file->note(m_deleted)) {
        emit failed(errorSentence(*error));
        return;
    }
    m_deleted.clear();
    refresh();
}

void GameResults::forgetDeleted()
{
    if (m_deleted.empty())
        return;
    m_deleted.clear();
    emit changed();
}

} // namespace vozka
