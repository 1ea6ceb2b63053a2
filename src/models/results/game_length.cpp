// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/results/game_length.h"

#include <QDateTime>

#include <algorithm>

namespace vozka {

namespace {

/// Returns the length of the game in minutes; 0 if it is unknown, below one minute or above six hours. The
/// name of an automatic save starts with the time of its creation.
int minutesOf(const records::FinishedGame& game)
{
    constexpr qsizetype lettersOfTime = 15;
    constexpr int mostMinutes = 6 * 60;
    const auto start = QDateTime::fromString(QString::fromStdString(game.game).left(lettersOfTime),
                                             QStringLiteral("yyyyMMdd-HHmmss"));
    const auto minutes = start.isValid() ? (game.ended - start.toSecsSinceEpoch()) / 60 : 0;
    return minutes > 0 && minutes <= mostMinutes ? static_cast<int>(minutes) : 0;
}

int personsOf(const std::vector<records::PlayerEntry>& players)
{
    return static_cast<int>(
        std::ranges::count(players, records::PlayerKind::Human, &records::PlayerEntry::kind));
}

} // namespace

int usualMinutes(const std::vector<records::FinishedGame>& games, const std::vector<std::string>& sets,
                 int persons)
{
    std::vector<int> lengths;
    for (const auto& game : games)
        if (personsOf(game.players) == persons && game.rules.sets.size() == sets.size()
            && std::ranges::is_permutation(game.rules.sets, sets))
            if (const int minutes = minutesOf(game); minutes > 0)
                lengths.push_back(minutes);
    if (lengths.empty())
        return 0;
    const auto middle = lengths.begin() + std::ssize(lengths) / 2;
    std::ranges::nth_element(lengths, middle);
    return *middle;
}

void GameLength::setSetUp(SetUpModel* setUp)
{
    m_setUp = setUp;
    connect(setUp, &SetUpModel::problemChanged, this, &GameLength::changed);
    connect(setUp->tileSets(), &TileSetModel::changed, this, &GameLength::changed);
    emit changed();
}

void GameLength::setResults(GameResults* results)
{
    m_results = results;
    if (results != nullptr)
        connect(results, &GameResults::changed, this, &GameLength::changed);
    emit changed();
}

int GameLength::minutes() const
{
    if (m_setUp == nullptr)
        return 0;
    const auto record = m_setUp->setUp();
    const auto persons =
        std::ranges::count_if(record.seats, [](const Seat& seat) { return !seat.isComputers(); });
    const int usual = m_results == nullptr
                          ? 0
                          : usualMinutes(m_results->all(), record.rules.sets, static_cast<int>(persons));
    return usual > 0 ? usual : std::max(1, m_setUp->tileSets()->tileCount() * m_setUp->secondsPerTile() / 60);
}

} // namespace vozka
