// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/shelf_model.h"

#include "models/app_settings.h"
#include "models/sentences.h"
#include "models/shelf_sentences.h"

#include <utility>

namespace vozka {

ShelfModel::ShelfModel(QObject* parent) : RowModel(parent)
{
    connect(&AppSettings::instance(), &AppSettings::languageChanged, this, &ShelfModel::show);
}

ShelfModel::~ShelfModel()
{
    removeForGood();
}

QVariant ShelfModel::data(const QModelIndex& index, int role) const
{
    const auto* row = at(index);
    if (row == nullptr)
        return {};
    switch (role) {
    case PlayersRole:
        return row->players;
    case ColoursRole:
        return row->colours;
    case StandingRole:
        return row->standing;
    case IsRemovedRole:
        return row->isRemoved;
    default:
        return {};
    }
}

QHash<int, QByteArray> ShelfModel::roleNames() const
{
    return {{PlayersRole, "players"},
            {ColoursRole, "colours"},
            {StandingRole, "standing"},
            {IsRemovedRole, "isRemoved"}};
}

void ShelfModel::setFolder(const QString& folder)
{
    if (m_folder == folder)
        return;
    removeForGood();
    m_place.reset();
    m_folder = folder;
    m_shelf.reset();
    if (!folder.isEmpty())
        m_shelf.emplace(folder.toStdString());
    emit folderChanged();
    refresh();
}

QString ShelfModel::latestPlayers() const
{
    return rows().empty() ? QString() : rows().front().players;
}

QString ShelfModel::latestStanding() const
{
    return rows().empty() ? QString() : rows().front().standing;
}

void ShelfModel::refresh()
{
    removeForGood();
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
    ShelfRow row{game,
                 playerNames(game),
                 {},
                 standingSentence(game),
                 m_removed.contains(QString::fromStdString(game.name))};
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
    m_removed << QString::fromStdString(rows()[static_cast<std::size_t>(row)].game.name);
    show();
}

void ShelfModel::bringBack(int row)
{
    if (!has(row))
        return;
    m_removed.removeAll(QString::fromStdString(rows()[static_cast<std::size_t>(row)].game.name));
    show();
}

void ShelfModel::removeForGood()
{
    for (const auto& name : std::as_const(m_removed))
        m_shelf->remove(name.toStdString());
    m_removed.clear();
}

std::optional<Shelf::Place> ShelfModel::placeOf(const Match& match, const std::filesystem::path& file)
{
    // A file that is opened again and has not been played on since takes its old place.
    for (const auto& game : m_games) {
        if (file.empty() || game.file != file)
            continue;
        auto place = m_shelf->take(game.name);
        const auto kept = place ? m_shelf->read(*place) : records::Error{};
        if (kept && kept->match.record() == match.record())
            return place;
    }
    auto place = m_shelf->add();
    if (place)
        return std::move(*place);
    tellOnce(place.error());
    return std::nullopt;
}

void ShelfModel::putDown(const Match& match, const std::filesystem::path& file)
{
    if (!m_shelf)
        return;
    m_place = placeOf(match, file);
    keep(match);
    m_played = false;
    if (!file.empty())
        nameFile(file);
    m_shelf->prune(capacity);
    refresh();
}

std::optional<TakenGame> ShelfModel::takeUp(int row)
{
    if (!m_shelf || !has(row))
        return std::nullopt;
    auto place = m_shelf->take(rows()[static_cast<std::size_t>(row)].game.name);
    if (!place) {
        emit failed(tr("This game lies on the table in another window."));
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
    m_place = std::move(place);
    // It is the one left last from now on.
    keep(game->match);
    refresh();
    return std::move(*game);
}

void ShelfModel::keep(const Match& match)
{
    if (!m_place)
        return;
    tellOnce(m_shelf->keep(*m_place, match));
    m_played = true;
}

void ShelfModel::nameFile(const std::filesystem::path& file)
{
    if (!m_place)
        return;
    tellOnce(m_shelf->nameFile(*m_place, file));
    m_played = true;
}

void ShelfModel::putAway()
{
    if (!m_place)
        return;
    const std::string name = m_place->name();
    m_place.reset();
    if (!m_played)
        m_shelf->remove(name);
}

QString ShelfModel::onTable() const
{
    return m_place ? QString::fromStdString(m_place->name()) : QString();
}

void ShelfModel::tell(const std::vector<Shelf::Broken>& setAside)
{
    if (setAside.empty())
        return;
    const auto& [error, players] = setAside.front();
    QString sentence = tr("A game that was kept cannot be read and was set aside. %1")
                           .arg(errorSentence(error, {nullptr, players}));
    const auto others = static_cast<int>(setAside.size()) - 1;
    if (others > 0)
        sentence += u' ' + tr("The same happened to %n other game(s).", nullptr, others);
    emit failed(sentence);
}

void ShelfModel::tellOnce(const std::optional<records::Error>& error)
{
    const bool told = std::exchange(m_told, error.has_value());
    if (error && !told)
        emit failed(tr("You can play on, but the game cannot be kept. %1").arg(errorSentence(*error)));
}

} // namespace vozka
