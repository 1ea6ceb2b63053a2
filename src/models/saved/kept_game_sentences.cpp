// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/saved/kept_game_sentences.h"

#include "match/kept_file.h"
#include "models/rows/players_name.h"
#include "models/text/sentences.h"
#include "models/text/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace vozka {

namespace {

struct KeptGames {
    Q_DECLARE_TR_FUNCTIONS(KeptGamesModel)
};

} // namespace

QString winnersSentence(const std::vector<records::PlayerEntry>& players, const std::vector<int>& scores)
{
    const int most = *std::max_element(scores.begin(), scores.end());
    QStringList winners;
    for (std::size_t player = 0; player < players.size(); ++player) {
        if (scores[player] == most)
            winners << playersName(players[player].name);
    }
    if (winners.size() == 1)
        return KeptGames::tr("%1 won with %n point(s)", "a finished game", most).arg(winners.front());
    //: %1 are the names of two or more players.
    return KeptGames::tr("%1 came first with %n point(s) each", "a finished game", most)
        .arg(QLocale().createSeparatedList(winners));
}

QString timeSentence(const QDateTime& when)
{
    const QString clock = QLocale().toString(when.time(), QStringLiteral("H:mm"));
    const qint64 days = when.date().daysTo(QDate::currentDate());
    if (days == 0)
        return KeptGames::tr("today, %1", "when a game was left; %1 is the time").arg(clock);
    if (days == 1)
        return KeptGames::tr("yesterday, %1", "when a game was left; %1 is the time").arg(clock);
    //: How a date is written, in the letters of Qt.
    const QString form = KeptGames::tr("d MMMM yyyy");
    return QLocale().toString(when.date(), form);
}

QString playerNames(const KeptGame& game)
{
    if (game.unread)
        return KeptGames::tr("A game that cannot be opened here");
    QStringList names;
    for (const auto& player : game.players)
        names << playersName(player.name);
    return names.join(QStringLiteral(", "));
}

QString standingSentence(const KeptGame& game)
{
    QStringList facts;
    if (game.isFirst)
        facts << KeptGames::tr("First game", "the short game to learn by");
    if (game.unread && mayBeOfNewerVersion(*game.unread))
        facts << KeptGames::tr("A newer version of Vozka wrote it and can open it");
    else if (game.unread)
        facts << errorSentence(*game.unread);
    else
        facts << (game.over ? winnersSentence(game.players, game.scores)
                            : KeptGames::tr("Turn %1", "how far a game is").arg(game.turn));
    facts << timeSentence(QDateTime::fromSecsSinceEpoch(game.leftAt));
    if (!game.file.empty())
        facts << quote(game.file.filename().string());
    return facts.join(QStringLiteral(" · "));
}

QString unkeptSentence(const QDateTime& since, const records::Error& error)
{
    const QString clock = QLocale().toString(since.time(), QStringLiteral("H:mm"));
    //: %1 is a time, %2 a sentence that says why.
    return KeptGames::tr("This game has not been saved since %1. %2").arg(clock, errorSentence(error));
}

} // namespace vozka
