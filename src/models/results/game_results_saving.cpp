// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Adds and removes results.
#include "match/turns.h"
#include "models/app/app_settings.h"
#include "models/autosave/autosave_model.h"
#include "models/results/game_results.h"
#include "models/text/messages.h"
#include "records/first_game.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

constexpr int resultsAgainAfterMs = 5000;

records::FinishedGame finishedGame(const Match& match, const QString& autosaveName)
{
    records::FinishedGame game;
    game.game = autosaveName.toStdString();
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

GameResults::GameResults(const AutosaveModel& autosaves, QObject* parent)
    : QObject(parent), m_autosaves(autosaves)
{
    m_retryTimer.setInterval(resultsAgainAfterMs);
    connect(&m_retryTimer, &QTimer::timeout, this, &GameResults::writeChanges);
    connect(&autosaves, &AutosaveModel::listed, this, &GameResults::show);
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
    m_changes.clear();
    if (!folder.isEmpty())
        m_file.emplace(folder.toStdString());
    refresh();
}

void GameResults::begin(const Match& match, bool counts)
{
    m_counts = counts && !records::isFirstGame(match.header().rules);
    m_isRecorded = match.state()->over && !match.endedEarly();
}

void GameResults::follow(const Match& match, const QString& autosaveName)
{
    const bool over = match.state()->over && !match.endedEarly();
    if (!m_file || !m_counts || over == m_isRecorded)
        return;
    m_isRecorded = over;
    auto game = finishedGame(match, autosaveName);
    std::erase_if(m_changes, [&](const Change& change) { return records::isSameGame(change.game, game); });
    m_changes.push_back({std::move(game), over});
    writeChanges();
}

void GameResults::writeChanges()
{
    auto error = std::exchange(m_error, std::nullopt);
    const bool wasReported = error.has_value();
    while (!m_changes.empty() && !m_error) {
        const auto& change = m_changes.front();
        const std::span<const records::FinishedGame> game(&change.game, 1);
        m_error = change.isOver ? m_file->store(game) : m_file->remove(game);
        if (!m_error)
            m_changes.erase(m_changes.begin());
    }
    if (m_error) {
        m_retryTimer.start();
        if (!wasReported)
            emit failed(problem());
    } else {
        m_retryTimer.stop();
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
    // Sort the games as in the file, so that `restoreDeleted` restores this order.
    std::ranges::reverse(games);
    removeAll(std::move(games));
}

void GameResults::removeAll(std::vector<records::FinishedGame> games)
{
    if (games.empty() || !m_file)
        return;
    if (const auto error = m_file->remove(games)) {
        emit failed(errorMessage(*error));
        return;
    }
    m_deleted = std::move(games);
    refresh();
}

void GameResults::restoreDeleted()
{
    if (m_deleted.empty() || !m_file)
        return;
    if (const auto error = m_file->store(m_deleted)) {
        emit failed(errorMessage(*error));
        return;
    }
    m_deleted.clear();
    refresh();
}

void GameResults::discardDeleted()
{
    if (m_deleted.empty())
        return;
    m_deleted.clear();
    emit changed();
}

} // namespace vozka
