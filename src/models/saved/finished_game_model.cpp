// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/saved/finished_game_model.h"

#include "models/rows/utf8.h"
#include "models/saved/kept_game_sentences.h"
#include "models/saved/result_sentences.h"

namespace vozka {

std::vector<FinishedGameRow> finishedGameRows(const std::vector<records::FinishedGame>& games,
                                              const std::function<bool(const std::string&)>& isKept)
{
    std::vector<FinishedGameRow> rows;
    for (auto game = games.rbegin(); game != games.rend(); ++game) {
        FinishedGameRow row{*game,
                            winnersSentence(game->players, game->points),
                            pointsSentence(*game),
                            circumstances(*game),
                            {},
                            isKept(game->game)};
        // As they are named: the winner first.
        for (const auto seat : seatsByPoints(*game))
            row.colours << utf8(
                records::colourNames.at(static_cast<std::size_t>(game->players[seat].colour)));
        rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(rows, std::ranges::greater{},
                             [](const FinishedGameRow& row) { return row.game.ended; });
    return rows;
}

} // namespace vozka
