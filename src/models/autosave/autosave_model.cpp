// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/autosave/autosave_model.h"

#include "models/app/app_settings.h"
#include "models/autosave/saved_game_texts.h"
#include "models/base/players_name.h"
#include "models/text/messages.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

constexpr int againAfterMs = 5000;
constexpr int checkAfterMs = 2000;

/// Logs saved and resumed games. Enable with QT_LOGGING_RULES="vozka.autosave.debug=true".
Q_LOGGING_CATEGORY(autosaveLog, "vozka.autosave", QtWarningMsg)

void logState(const char* what, const Match& match)
{
    qCDebug(autosaveLog, "%s %zu %zx", what, match.history().size(), match.state().hash());
}

} // namespace

AutosaveModel::AutosaveModel(QObject* parent) : RowModel(parent)
{
    m_retryTimer.setInterval(againAfterMs);
    connect(&m_retryTimer, &QTimer::timeout, this, &AutosaveModel::due);
    m_check.setInterval(checkAfterMs);
    m_check.setSingleShot(true);
    connect(&m_check, &QTimer::timeout, this, [this] {
        if (m_openGame.place && GameFolder::isUnsafe(*m_openGame.place))
            emit due();
    });
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, [this] {
        show();
        emit problemChanged();
    });
}

AutosaveModel::~AutosaveModel() = default;

void AutosaveModel::setFolder(const QString& folder)
{
    if (m_folder == folder)
        return;
    m_openGame = {};
    setError({});
    m_folder = folder;
    m_store.reset();
    if (!folder.isEmpty())
        m_store.emplace(folder.toStdString());
    refresh();
}

int AutosaveModel::finishedCount() const
{
    return static_cast<int>(std::ranges::count_if(m_games, &Autosave::over));
}

int AutosaveModel::unfinishedRow() const
{
    const auto found =
        std::ranges::find_if(m_games, [](const Autosave& game) { return !game.over && !game.unread; });
    return found == m_games.end() ? -1 : static_cast<int>(found - m_games.begin());
}

QString AutosaveModel::unfinishedPlayers() const
{
    const int row = unfinishedRow();
    return has(row) ? at(row).players : QString();
}

QString AutosaveModel::unfinishedStanding() const
{
    const int row = unfinishedRow();
    return has(row) ? at(row).standing : QString();
}

QString AutosaveModel::problem() const
{
    return m_error ? unsavedMessage(m_since, *m_error) : QString();
}

void AutosaveModel::refresh()
{
    m_games.clear();
    if (m_store) {
        auto contents = m_store->list();
        m_games = std::move(contents.games);
        reportRenamed(contents.renamed);
    }
    show();
}

void AutosaveModel::show()
{
    std::vector<AutosaveRow> rows;
    for (const auto& game : m_games)
        rows.push_back(rowOf(game));
    showRows(std::move(rows));
    emit listed();
}

AutosaveRow AutosaveModel::rowOf(const Autosave& game) const
{
    AutosaveRow row{game, playerNames(game), {}, standingMessage(game)};
    for (const auto& player : game.players)
        row.colours << colourName(player.colour);
    return row;
}

void AutosaveModel::remove(int row)
{
    if (!has(row))
        return;
    m_store->remove(m_games[static_cast<std::size_t>(row)].name);
    refresh();
}

void AutosaveModel::removeFinished()
{
    for (const auto& game : m_games)
        if (game.over)
            m_store->remove(game.name);
    refresh();
}

std::optional<GameFolder::Place> AutosaveModel::placeOf(const Match& match,
                                                        const std::filesystem::path& file) const
{
    for (const auto& game : m_games) {
        if (file.empty() || game.file != file)
            continue;
        auto place = m_store->open(game.name);
        const auto saved = place ? m_store->read(*place) : records::Error{};
        if (saved && saved->match.record() == match.record())
            return place;
    }
    return std::nullopt;
}

void AutosaveModel::adoptGame(const Match& match, const std::filesystem::path& file)
{
    if (!m_store)
        return;
    m_openGame.savesChanges = true;
    m_openGame.file = file;
    m_openGame.place = placeOf(match, file);
    if (!m_openGame.place)
        m_openGame.unchangedActions = match.longestRecord().actions;
    // An opened file is not saved before its game changes. A new game is saved immediately, to survive a
    // crash.
    if (file.empty())
        save(match);
    refresh();
}

std::optional<ResumedGame> AutosaveModel::resume(int row)
{
    if (!m_store || !has(row))
        return std::nullopt;
    const Autosave chosen = m_games[static_cast<std::size_t>(row)];
    if (chosen.unread) {
        emit failed(tr("This game cannot be opened here. %1").arg(errorMessage(*chosen.unread)));
        return std::nullopt;
    }
    auto place = m_store->open(chosen.name);
    if (!place) {
        emit failed(tr("This game is open in another window."));
        refresh();
        return std::nullopt;
    }
    auto game = m_store->read(*place);
    if (!game) {
        // `refresh` renames the unreadable file and reports it.
        place.reset();
        refresh();
        return std::nullopt;
    }
    closeGame();
    m_openGame.savesChanges = true;
    m_openGame.file = game->file;
    m_openGame.saved = game->match.record().actions;
    m_openGame.place = std::move(place);
    // A finished game keeps its place in the list and its time.
    if (!chosen.over)
        m_store->touch(*m_openGame.place);
    refresh();
    logState("resumed", game->match);
    return std::move(*game);
}

std::optional<records::Error> AutosaveModel::findPlace()
{
    if (m_openGame.place)
        return {};
    auto place = m_store->add(m_openGame.file);
    if (!place)
        return place.error();
    m_openGame.place = std::move(*place);
    return {};
}

void AutosaveModel::save(const Match& match)
{
    if (!m_openGame.savesChanges)
        return;
    const bool isUntouched = m_openGame.unchangedActions == match.longestRecord().actions;
    if (isUntouched && !m_openGame.file.empty() && !m_openGame.place)
        return;
    logState("saved", match);
    auto error = findPlace();
    if (!error)
        error = m_store->save(*m_openGame.place, match);
    if (!error) {
        m_openGame.saved = match.record().actions;
        m_check.start();
        if (!isUntouched)
            m_openGame.unchangedActions.reset();
    }
    setError(error);
}

void AutosaveModel::nameFile(const std::filesystem::path& file)
{
    m_openGame.file = file;
    if (m_openGame.place)
        setError(m_store->nameFile(*m_openGame.place, file));
}

void AutosaveModel::closeGame()
{
    if (m_openGame.place && m_openGame.unchangedActions && m_openGame.file.empty()) {
        const std::string name = m_openGame.place->name();
        m_openGame.place.reset();
        m_store->remove(name);
    }
    m_openGame = {};
    setError({});
}

QString AutosaveModel::openGame() const
{
    return m_openGame.place ? QString::fromStdString(m_openGame.place->name()) : QString();
}

QString AutosaveModel::fileOfOpenGame(std::filesystem::path (GameFolder::*file)(const std::string&)
                                          const) const
{
    return m_openGame.place ? QString::fromStdString((*m_store.*file)(m_openGame.place->name()).string())
                            : QString();
}

int AutosaveModel::rowOf(const std::string& name) const
{
    return find([&](const AutosaveRow& row) { return row.game.name == name; });
}

void AutosaveModel::reportRenamed(const std::vector<GameFolder::Broken>& renamedFiles)
{
    if (renamedFiles.empty())
        return;
    const auto& [error, players] = renamedFiles.front();
    QString message =
        tr("A saved game cannot be read and was set aside. %1").arg(errorMessage(error, {nullptr, players}));
    const auto others = static_cast<int>(renamedFiles.size()) - 1;
    if (others > 0)
        message += u' ' + tr("The same happened to %n other game(s).", nullptr, others);
    emit failed(message);
}

void AutosaveModel::setError(const std::optional<records::Error>& error)
{
    if (error == m_error)
        return;
    if (!m_error)
        m_since = QDateTime::currentDateTime();
    m_error = error;
    if (error)
        m_retryTimer.start();
    else
        m_retryTimer.stop();
    emit problemChanged();
}

} // namespace vozka
