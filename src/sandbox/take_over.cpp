// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/take_over.h"

namespace vozka::sandbox {

records::PositionRecord recordOf(const records::RuleChoice& choice,
                                 std::span<const records::PlayerEntry> players, const State& state)
{
    records::PositionRecord record;
    record.rules = choice;
    record.players.assign(players.begin(), players.end());
    auto& position = record.position;
    position.toMove = state->active;
    for (const auto& tile : state->board.tiles())
        position.tiles.push_back({tile.kind, tile.cell, tile.turns, tile.owner});
    for (const auto& figure : state->figuresOnBoard()) {
        const auto at = state->board.ref(figure.segment);
        position.figures.push_back(
            {figure.player, figure.kind, at.at, figure.onCorner ? noFeature : at.feature, figure.onCorner});
    }
    for (std::size_t player = 0; player < players.size(); ++player)
        position.scores.push_back(state->scores.at(player));
    const auto holdings = state->holdings.all();
    position.holdings.assign(holdings.begin(), holdings.end());
    return record;
}

} // namespace vozka::sandbox
