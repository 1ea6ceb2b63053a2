// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/saved/result_sentences.h"

#include "models/rows/players_name.h"
#include "models/saved/kept_game_sentences.h"
#include "models/setup/set_up.h"
#include "models/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <numeric>

namespace vozka {

namespace {

struct GameResultWords {
    Q_DECLARE_TR_FUNCTIONS(GameResults)
};

const auto partSeparator = QStringLiteral(" · ");

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

QString pointsSentence(const records::FinishedGame& game)
{
    QStringList parts;
    for (const auto seat : seatsByPoints(game)) {
        const QString name = playersName(game.players[seat].name);
        const QString points = QString::number(game.points[seat]);
        const QString computer = computerName(game.players[seat].kind);
        //: %1 is the name of a player, %2 his points.
        QString who = computer.isEmpty() ? GameResultWords::tr("%1 %2", "player and points")
                                         //: %1 is the name of a player, %2 his points, %3 "hard computer".
                                         : GameResultWords::tr("%1 %2 (%3)");
        who.replace(QStringLiteral("%1 %2"), unbroken(QStringLiteral("%1 %2")));
        parts << (computer.isEmpty() ? who.arg(name, points) : who.arg(name, points, computer));
    }
    return parts.join(QStringLiteral(", "));
}

QString circumstances(const records::FinishedGame& game)
{
    QStringList parts{timeSentence(QDateTime::fromSecsSinceEpoch(game.ended)), setUpName(game.rules),
                      unbroken(GameResultWords::tr("%n turn(s)", nullptr, game.turns))};
    if (const auto changed = differing(game.rules.options).changed().size(); changed > 0)
        parts << unbroken(GameResultWords::tr("%n rule(s) changed", nullptr, static_cast<int>(changed)));
    return parts.join(partSeparator);
}

} // namespace vozka
