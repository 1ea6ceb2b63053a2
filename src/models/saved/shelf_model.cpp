// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/saved/shelf_model.h"

#include "models/app/app_settings.h"
#include "models/saved/shelf_sentences.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <utility>

namespace vozka {

namespace {

constexpr int againAfterMs = 5000;

} // namespace

ShelfModel::ShelfModel(QObject* parent) : RowModel(parent)
{
    m_again.setInterval(againAfterMs);
    connect(&m_again, &QTimer::timeout, this, &ShelfModel::due);
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, [this] {
        show();
        emit problemChanged();
    });
}

ShelfModel::~ShelfModel() = default;

void ShelfModel::setFolder(const QString& folder)
{
    if (m_folder == folder)
        return;
    m_onTable = {};
    say({});
    m_folder = folder;
    m_shelf.reset();
    if (!folder.isEmpty())
        m_shelf.emplace(folder.toStdString());
    emit folderChanged();
    refresh();
}

int ShelfModel::finishedCount() const
{
    return static_cast<int>(std::ranges::count_if(m_games, &KeptGame::over));
}

int ShelfModel::unfinishedRow() const
{
    const auto found =
        std::ranges::find_if(m_games, [](const KeptGame& game) { return !game.over && !game.unread; });
    return found == m_games.end() ? -1 : static_cast<int>(found - m_games.begin());
}

QString ShelfModel::unfinishedPlayers() const
{
    const int row = unfinishedRow();
    return has(row) ? at(row).players : QString();
}

QString ShelfModel::unfinishedStanding() const
{
    const int row = unfinishedRow();
    return has(row) ? at(row).standing : QString();
}

QString ShelfModel::problem() const
{
    return m_error ? unkeptSentence(m_since, *m_error) : QString();
}

void ShelfModel::refresh()
{
    m_games.clear();
    if (m_shelf) {
        auto contents = m_shelf->look();
        m_games = std::move(contents.games);
        tell(contents.setAside);
    }
    show();
}

void ShelfModel::show()
{
    std::vector<ShelfRow> rows;
    for (const auto& game : m_games)
        rows.push_back(rowOf(game));
    showRows(std::move(rows));
    emit listed();
}

ShelfRow ShelfModel::rowOf(const KeptGame& game) const
{
    ShelfRow row{game, playerNames(game), {}, standingSentence(game)};
    for (const auto& player : game.players) {
        const auto colour = records::colourNames.at(static_cast<std::size_t>(player.colour));
        row.colours << QString::fromLatin1(colour.data(), static_cast<qsizetype>(colour.size()));
    }
    return row;
}

void ShelfModel::remove(int row)
{
    if (!has(row))
        return;
    m_shelf->remove(m_games[static_cast<std::size_t>(row)].name);
    refresh();
}

void ShelfModel::removeFinished()
{
    for (const auto& game : m_games)
        if (game.over)
            m_shelf->remove(game.name);
    refresh();
}

std::optional<Shelf::Place> ShelfModel::placeOf(const Match& match, const std::filesystem::path& file) const
{
    for (const auto& game : m_games) {
        if (file.empty() || game.file != file)
            continue;
        auto place = m_shelf->take(game.name);
        const auto kept = place ? m_shelf->read(*place) : records::Error{};
        if (kept && kept->match.record() == match.record())
            return place;
    }
    return std::nullopt;
}

void ShelfModel::putDown(const Match& match, const std::filesystem::path& file)
{
    if (!m_shelf)
        return;
    m_onTable.isThere = true;
    m_onTable.file = file;
    m_onTable.place = placeOf(match, file);
    if (!m_onTable.place)
        m_onTable.untouched = match.longestRecord().actions;
    // To look at a file changes nothing; a new game would survive a kill from its first tile on.
    if (file.empty())
        keep(match);
    refresh();
}

std::optional<TakenGame> ShelfModel::takeUp(int row)
{
    if (!m_shelf || !has(row))
        return std::nullopt;
    const KeptGame asked = m_games[static_cast<std::size_t>(row)];
    if (asked.unread) {
        emit failed(tr("This game cannot be opened here. %1").arg(errorSentence(*asked.unread)));
        return std::nullopt;
    }
    auto place = m_shelf->take(asked.name);
    if (!place) {
        emit failed(tr("This game is open in another window."));
        refresh();
        return std::nullopt;
    }
    auto game = m_shelf->read(*place);
    if (!game) {
        // Looking again sets it aside and says so.
        place.reset();
        refresh();
        return std::nullopt;
    }
    putAway();
    m_onTable.isThere = true;
    m_onTable.file = game->file;
    m_onTable.kept = game->match.record().actions;
    m_onTable.place = std::move(place);
    m_shelf->touch(*m_onTable.place);
    refresh();
    return std::move(*game);
}

std::optional<records::Error> ShelfModel::findPlace()
{
    if (m_onTable.place)
        return {};
    auto place = m_shelf->add();
    if (!place)
        return place.error();
    m_onTable.place = std::move(*place);
    return m_onTable.file.empty() ? std::nullopt : m_shelf->nameFile(*m_onTable.place, m_onTable.file);
}

void ShelfModel::keep(const Match& match)
{
    if (!m_onTable.isThere)
        return;
    const bool isUntouched = m_onTable.untouched == match.longestRecord().actions;
    if (isUntouched && !m_onTable.file.empty() && !m_onTable.place)
        return;
    auto error = findPlace();
    if (!error)
        error = m_shelf->keep(*m_onTable.place, match);
    if (!error) {
        m_onTable.kept = match.record().actions;
        if (!isUntouched)
            m_onTable.untouched.reset();
    }
    say(error);
}

void ShelfModel::nameFile(const std::filesystem::path& file)
{
    m_onTable.file = file;
    if (m_onTable.place)
        say(m_shelf->nameFile(*m_onTable.place, file));
}

void ShelfModel::putAway()
{
    if (m_onTable.place && m_onTable.untouched && m_onTable.file.empty()) {
        const std::string name = m_onTable.place->name();
        m_onTable.place.reset();
        m_shelf->remove(name);
    }
    m_onTable = {};
    say({});
}

QString ShelfModel::onTable() const
{
    return m_onTable.place ? QString::fromStdString(m_onTable.place->name()) : QString();
}

void ShelfModel::tell(const std::vector<Shelf::Broken>& setAside)
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

void ShelfModel::say(const std::optional<records::Error>& error)
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
