// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/results/result_rows.h"

#include "models/autosave/saved_game_texts.h"
#include "models/base/players_name.h"

#include <QLocale>

#include <tuple>

namespace vozka {

std::vector<FinishedGameRow> finishedGameRows(const std::vector<records::FinishedGame>& games,
                                              const std::function<bool(const std::string&)>& hasAutosave)
{
    std::vector<FinishedGameRow> rows;
    for (auto game = games.rbegin(); game != games.rend(); ++game) {
        FinishedGameRow row{*game,
                            winnersMessage(game->players, game->points),
                            pointsMessage(*game),
                            circumstances(*game),
                            {},
                            hasAutosave(game->game)};
        // The order of the names in the text `row.players`: winner first.
        for (const auto seat : seatsByPoints(*game))
            row.colours << colourName(game->players[seat].colour);
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, std::ranges::greater{},
                             [](const FinishedGameRow& row) { return row.game.ended; });
    return rows;
}

QString ResultPlayerRow::share() const
{
    constexpr int whole = 100;
    //: %1: percentage of games that the player has won, alone or with others.
    return ResultPlayerRow::tr("%1%").arg(qRound(static_cast<double>(won) * whole / std::max(1, games)));
}

QString ResultPlayerRow::mean() const
{
    return QLocale().toString(static_cast<double>(points) / std::max(1, games), 'f', 1);
}

QString ResultPlayerRow::description() const
{
    const QString who =
        computer.isEmpty()
            ? name
            //: %1 is the name of a player, %2 "hard computer".
            : ResultPlayerRow::tr("%1 (%2)", "%1: player, %2: strength of the computer").arg(name, computer);
    const QString played = ResultPlayerRow::tr("%n game(s)", nullptr, games);
    //: %1: player, %2: "12 games", %3: number of games won, %4: share of games won ("67%"), %5: average
    //: points, %6: most points.
    return ResultPlayerRow::tr("%1: %2, %3 won (%4), %5 points on average, best %6")
        .arg(who, played, QString::number(won), share(), mean(), QString::number(best));
}

std::vector<ResultPlayerRow>
resultPlayerRows(const std::vector<records::FinishedGame>& games,
                 const std::function<bool(const records::FinishedGame&, std::size_t)>& counts)
{
    std::vector<ResultPlayerRow> rows;
    for (const auto& game : games) {
        for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
            if (!counts(game, seat))
                continue;
            const auto& player = game.players[seat];
            ResultPlayerRow fresh;
            fresh.name = playersName(player.name);
            fresh.kind = player.kind;
            auto row = std::ranges::find_if(rows, [&](const auto& each) { return each.isSame(fresh); });
            if (row == rows.end()) {
                fresh.computer = computerName(player.kind);
                fresh.best = game.points[seat];
                row = rows.insert(rows.end(), std::move(fresh));
            }
            ++row->games;
            row->won += records::placeOf(game, seat) == 1 ? 1 : 0;
            row->points += game.points[seat];
            row->best = std::max(row->best, game.points[seat]);
        }
    }
    std::ranges::stable_sort(rows, {}, [](const ResultPlayerRow& row) {
        return std::tuple(row.kind != records::PlayerKind::Human, -row.won,
                          -static_cast<double>(row.points) / row.games);
    });
    return rows;
}

} // namespace vozka
