// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/saved/kept_games_model.h"

#include "models/app/app_settings.h"
#include "models/rows/players_name.h"
#include "models/saved/result_sentences.h"
#include "models/text/sentences.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

constexpr int againAfterMs = 5000;
constexpr int checkAfterMs = 2000;

/// Logs what is kept and restored (QT_LOGGING_RULES="vozka.kept.debug=true").
Q_LOGGING_CATEGORY(keptLog, "vozka.kept", QtWarningMsg)

void logState(const char* what, const Match& match)
{
    qCDebug(keptLog, "%s %zu %zx", what, match.moments().size(), match.state().hash());
}

} // namespace

KeptGamesModel::KeptGamesModel(QObject* parent) : RowModel(parent)
{
    m_again.setInterval(againAfterMs);
    connect(&m_again, &QTimer::timeout, this, &KeptGamesModel::due);
    m_check.setInterval(checkAfterMs);
    m_check.setSingleShot(true);
    connect(&m_check, &QTimer::timeout, this, [this] {
        if (m_onTable.place && GameFolder::isUnsafe(*m_onTable.place))
            emit due();
    });
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, [this] {
        show();
        emit problemChanged();
    });
}

KeptGamesModel::~KeptGamesModel() = default;

void KeptGamesModel::setFolder(const QString& folder)
{
    if (m_folder == folder)
        return;
    m_onTable = {};
    say({});
    m_folder = folder;
    m_store.reset();
    if (!folder.isEmpty())
        m_store.emplace(folder.toStdString());
    emit folderChanged();
    refresh();
}

int KeptGamesModel::finishedCount() const
{
    return static_cast<int>(std::ranges::count_if(m_games, &KeptGame::over));
}

int KeptGamesModel::unfinishedRow() const
{
    const auto found =
        std::ranges::find_if(m_games, [](const KeptGame& game) { return !game.over && !game.unread; });
    return found == m_games.end() ? -1 : static_cast<int>(found - m_games.begin());
}

QString KeptGamesModel::unfinishedPlayers() const
{
    const int row = unfinishedRow();
    return has(row) ? at(row).players : QString();
}

QString KeptGamesModel::unfinishedStanding() const
{
    const int row = unfinishedRow();
    return has(row) ? at(row).standing : QString();
}

QString KeptGamesModel::problem() const
{
    return m_error ? unkeptSentence(m_since, *m_error) : QString();
}

void KeptGamesModel::refresh()
{
    m_games.clear();
    if (m_store) {
        auto contents = m_store->list();
        m_games = std::move(contents.games);
        tell(contents.renamed);
    }
    show();
}

void KeptGamesModel::show()
{
    std::vector<KeptGameRow> rows;
    for (const auto& game : m_games)
        rows.push_back(rowOf(game));
    showRows(std::move(rows));
    emit listed();
}

KeptGameRow KeptGamesModel::rowOf(const KeptGame& game) const
{
    KeptGameRow row{game, playerNames(game), {}, standingSentence(game)};
    for (const auto& player : game.players)
        row.colours << colourName(player.colour);
    return row;
}

void KeptGamesModel::remove(int row)
{
    if (!has(row))
        return;
    m_store->remove(m_games[static_cast<std::size_t>(row)].name);
    refresh();
}

void KeptGamesModel::removeFinished()
{
    for (const auto& game : m_games)
        if (game.over)
            m_store->remove(game.name);
    refresh();
}

std::optional<GameFolder::Place> KeptGamesModel::placeOf(const Match& match,
                                                         const std::filesystem::path& file) const
{
    for (const auto& game : m_games) {
        if (file.empty() || game.file != file)
            continue;
        auto place = m_store->open(game.name);
        const auto kept = place ? m_store->read(*place) : records::Error{};
        if (kept && kept->match.record() == match.record())
            return place;
    }
    return std::nullopt;
}

void KeptGamesModel::putDown(const Match& match, const std::filesystem::path& file)
{
    if (!m_store)
        return;
    m_onTable.isThere = true;
    m_onTable.file = file;
    m_onTable.place = placeOf(match, file);
    if (!m_onTable.place)
        m_onTable.untouched = match.longestRecord().actions;
    // An opened file is not saved before its game changes. A new game is saved immediately, to survive a
    // crash.
    if (file.empty())
        keep(match);
    refresh();
}

std::optional<ResumedGame> KeptGamesModel::takeUp(int row)
{
    if (!m_store || !has(row))
        return std::nullopt;
    const KeptGame asked = m_games[static_cast<std::size_t>(row)];
    if (asked.unread) {
        emit failed(tr("This game cannot be opened here. %1").arg(errorSentence(*asked.unread)));
        return std::nullopt;
    }
    auto place = m_store->open(asked.name);
    if (!place) {
        emit failed(tr("This game is open in another window."));
        refresh();
        return std::nullopt;
    }
    auto game = m_store->read(*place);
    if (!game) {
        // `refresh` sets it aside and reports it.
        place.reset();
        refresh();
        return std::nullopt;
    }
    putAway();
    m_onTable.isThere = true;
    m_onTable.file = game->file;
    m_onTable.kept = game->match.record().actions;
    m_onTable.place = std::move(place);
    // A finished game keeps its place in the list and its time.
    if (!asked.over)
        m_store->touch(*m_onTable.place);
    refresh();
    logState("took up", game->match);
    return std::move(*game);
}

std::optional<records::Error> KeptGamesModel::findPlace()
{
    if (m_onTable.place)
        return {};
    auto place = m_store->add(m_onTable.file);
    if (!place)
        return place.error();
    m_onTable.place = std::move(*place);
    return {};
}

void KeptGamesModel::keep(const Match& match)
{
    if (!m_onTable.isThere)
        return;
    const bool isUntouched = m_onTable.untouched == match.longestRecord().actions;
    if (isUntouched && !m_onTable.file.empty() && !m_onTable.place)
        return;
    logState("keeping", match);
    auto error = findPlace();
    if (!error)
        error = m_store->save(*m_onTable.place, match);
    if (!error) {
        m_onTable.kept = match.record().actions;
        m_check.start();
        if (!isUntouched)
            m_onTable.untouched.reset();
    }
    say(error);
}

void KeptGamesModel::nameFile(const std::filesystem::path& file)
{
    m_onTable.file = file;
    if (m_onTable.place)
        say(m_store->nameFile(*m_onTable.place, file));
}

void KeptGamesModel::putAway()
{
    if (m_onTable.place && m_onTable.untouched && m_onTable.file.empty()) {
        const std::string name = m_onTable.place->name();
        m_onTable.place.reset();
        m_store->remove(name);
    }
    m_onTable = {};
    say({});
}

QString KeptGamesModel::onTable() const
{
    return m_onTable.place ? QString::fromStdString(m_onTable.place->name()) : QString();
}

QString KeptGamesModel::fileOnTable(std::filesystem::path (GameFolder::*file)(const std::string&) const) const
{
    return m_onTable.place ? QString::fromStdString((*m_store.*file)(m_onTable.place->name()).string())
                           : QString();
}

int KeptGamesModel::rowOf(const std::string& name) const
{
    return find([&](const KeptGameRow& row) { return row.game.name == name; });
}

void KeptGamesModel::tell(const std::vector<GameFolder::Broken>& setAside)
{
    if (setAside.empty())
        return;
    const auto& [error, players] = setAside.front();
    QString sentence =
        tr("A saved game cannot be read and was set aside. %1").arg(errorSentence(error, {nullptr, players}));
    const auto others = static_cast<int>(setAside.size()) - 1;
    if (others > 0)
        sentence += u' ' + tr("The same happened to %n other game(s).", nullptr, others);
    emit failed(sentence);
}

void KeptGamesModel::say(const std::optional<records::Error>& error)
{
    if (error == m_error)
        return;
    if (!m_error)
        m_since = QDateTime::currentDateTime();
    m_error = error;
    if (error)
        m_again.start();
    else
        m_again.stop();
    emit problemChanged();
}

} // namespace vozka
