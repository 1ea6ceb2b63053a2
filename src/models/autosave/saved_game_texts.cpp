// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/autosave/saved_game_texts.h"

#include "match/stored_file.h"
#include "models/base/players_name.h"
#include "models/setup/set_up.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <numeric>

namespace vozka {

namespace {

struct GameResultWords {
    Q_DECLARE_TR_FUNCTIONS(GameResults)
};

const auto partSeparator = QStringLiteral(" · ");

struct Autosaves {
    Q_DECLARE_TR_FUNCTIONS(AutosaveModel)
};

} // namespace

QString computerName(records::PlayerKind kind)
{
    switch (kind) {
    case records::PlayerKind::Human:
        return {};
    case records::PlayerKind::Random:
        return GameResultWords::tr("random computer", "how strong a player of a finished game is");
    case records::PlayerKind::Easy:
        return GameResultWords::tr("easy computer", "how strong a player of a finished game is");
    case records::PlayerKind::Medium:
        return GameResultWords::tr("medium computer", "how strong a player of a finished game is");
    case records::PlayerKind::Hard:
        break;
    }
    return GameResultWords::tr("hard computer", "how strong a player of a finished game is");
}

std::vector<std::size_t> seatsByPoints(const records::FinishedGame& game)
{
    std::vector<std::size_t> seats(game.players.size());
    std::iota(seats.begin(), seats.end(), std::size_t{0});
    std::ranges::stable_sort(seats, std::ranges::greater{},
                             [&](std::size_t seat) { return game.points[seat]; });
    return seats;
}

QString pointsMessage(const records::FinishedGame& game)
{
    QStringList parts;
    for (const auto seat : seatsByPoints(game)) {
        const QString name = playersName(game.players[seat].name);
        const QString points = QString::number(game.points[seat]);
        const QString computer = computerName(game.players[seat].kind);
        //: %1 is the name of a player, %2 the player's points.
        QString who = computer.isEmpty()
                          ? GameResultWords::tr("%1 %2", "player and points")
                          //: %1 is the name of a player, %2 the player's points, %3 "hard computer".
                          : GameResultWords::tr("%1 %2 (%3)");
        who.replace(QStringLiteral("%1 %2"), unbroken(QStringLiteral("%1 %2")));
        parts << (computer.isEmpty() ? who.arg(name, points) : who.arg(name, points, computer));
    }
    return parts.join(QStringLiteral(", "));
}

QString circumstances(const records::FinishedGame& game)
{
    QStringList parts{timeMessage(QDateTime::fromSecsSinceEpoch(game.ended)), setUpName(game.rules),
                      unbroken(GameResultWords::tr("%n turn(s)", nullptr, game.turns))};
    if (const auto changed = differing(game.rules.options).changed().size(); changed > 0)
        parts << unbroken(GameResultWords::tr("%n rule(s) changed", nullptr, static_cast<int>(changed)));
    return parts.join(partSeparator);
}

QString winnersMessage(const std::vector<records::PlayerEntry>& players, const std::vector<int>& scores)
{
    const int most = *std::max_element(scores.begin(), scores.end());
    QStringList winners;
    for (std::size_t player = 0; player < players.size(); ++player) {
        if (scores[player] == most)
            winners << playersName(players[player].name);
    }
    if (winners.size() == 1)
        return Autosaves::tr("%1 won with %n point(s)", "a finished game", most).arg(winners.front());
    //: %1 are the names of two or more players.
    return Autosaves::tr("%1 came first with %n point(s) each", "a finished game", most)
        .arg(QLocale().createSeparatedList(winners));
}

QString timeMessage(const QDateTime& when)
{
    const QString clock = QLocale().toString(when.time(), QStringLiteral("H:mm"));
    const qint64 days = when.date().daysTo(QDate::currentDate());
    if (days == 0)
        return Autosaves::tr("today, %1", "when a game was left; %1 is the time").arg(clock);
    if (days == 1)
        return Autosaves::tr("yesterday, %1", "when a game was left; %1 is the time").arg(clock);
    //: How a date is written, in the letters of Qt.
    const QString form = Autosaves::tr("d MMMM yyyy");
    return QLocale().toString(when.date(), form);
}

QString playerNames(const Autosave& game)
{
    if (game.unread)
        return Autosaves::tr("A game that cannot be opened here");
    QStringList names;
    for (const auto& player : game.players)
        names << playersName(player.name);
    return names.join(QStringLiteral(", "));
}

QString standingMessage(const Autosave& game)
{
    QStringList facts;
    if (game.isFirst)
        facts << Autosaves::tr("Short game", "a game with few tiles");
    if (game.unread && mayBeOfNewerVersion(*game.unread))
        facts << Autosaves::tr("A newer version of Vozka wrote it and can open it");
    else if (game.unread)
        facts << errorMessage(*game.unread);
    else
        facts << (game.over ? winnersMessage(game.players, game.scores)
                            : Autosaves::tr("Turn %1", "how far a game is").arg(game.turn));
    facts << timeMessage(QDateTime::fromSecsSinceEpoch(game.leftAt));
    if (!game.file.empty())
        facts << quote(game.file.filename().string());
    return facts.join(QStringLiteral(" · "));
}

QString unsavedMessage(const QDateTime& since, const records::Error& error)
{
    const QString clock = QLocale().toString(since.time(), QStringLiteral("H:mm"));
    //: %1 is a time, %2 a sentence that says why.
    return Autosaves::tr("This game has not been saved since %1. %2").arg(clock, errorMessage(error));
}

} // namespace vozka
