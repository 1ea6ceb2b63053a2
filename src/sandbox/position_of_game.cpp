// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/position_of_game.h"

#include "engine/rules/position_tokens.h"

namespace vozka::sandbox {

namespace {

PositionFigure positionFigure(const StateData& state, const Figure& figure)
{
    const auto at = state.board.ref(figure.segment);
    return {figure.player, figure.kind, at.at, figure.onCorner ? noFeature : at.feature, figure.onCorner};
}

} // namespace

records::PositionRecord recordOf(const records::RuleChoice& choice,
                                 std::span<const records::PlayerEntry> players, const RuleBook& book,
                                 const State& state)
{
    records::PositionRecord record;
    record.rules = choice;
    record.players.assign(players.begin(), players.end());
    auto& position = record.position;
    position.toMove = state->active;
    for (const auto& tile : state->board.tiles())
        position.tiles.push_back({tile.kind, tile.cell, tile.turns, tile.owner});
    // Leave out figures that are about to leave the board, for example a flier on its machine. They are in
    // the supply of the position.
    for (const auto& figure : state->figuresOnBoard())
        if (figure.onCorner || book.isAllowedOn(figure.kind, state->board.segment(figure.segment).kind))
            position.figures.push_back(positionFigure(*state, figure));
    const auto inAreas = state->inAreas.all();
    position.inAreas.assign(inAreas.begin(), inAreas.end());
    for (std::size_t player = 0; player < players.size(); ++player)
        position.scores.push_back(state->scores.at(player));
    // Positions do not contain tokens that all players have at the start, as long as they are in hands.
    for (const auto& token : state->tokens.all())
        if (const auto& spec = book.token(token.kind);
            token.count > 0 && (spec.each == 0 || token.spot != SpotKind::Hand))
            position.tokens.push_back(describe(*state, spec, token));
    return record;
}

} // namespace vozka::sandbox
