// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/take_over.h"

namespace vozka::sandbox {

namespace {

PositionFigure standing(const StateData& state, const Figure& figure)
{
    const auto at = state.board.ref(figure.segment);
    return {figure.player, figure.kind, at.at, figure.onCorner ? noFeature : at.feature, figure.onCorner};
}

/// The figure beside which the piece stands; nothing if it stands on its tile alone.
std::optional<PositionFigure> besideIn(const StateData& state, const Piece& piece)
{
    for (const auto& figure : state.figuresOnBoard())
        if (piece.by != noSegment && piece.standsBy(figure))
            return standing(state, figure);
    return {};
}

} // namespace

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
    for (const auto& figure : state->figuresOnBoard())
        position.figures.push_back(standing(*state, figure));
    for (std::size_t kind = 0; kind < state->pieces.size(); ++kind)
        if (const auto& piece = state->pieces[kind]; piece.isOnBoard)
            position.pieces.push_back({static_cast<PieceKind>(kind), piece.at, besideIn(*state, piece)});
    for (const auto& pile : state->piles.all())
        if (pile.pieces > 0) {
            const auto at = state->board.ref(pile.segment);
            position.piles.push_back({at.at, at.feature, pile.pieces});
        }
    for (std::size_t player = 0; player < players.size(); ++player)
        position.scores.push_back(state->scores.at(player));
    const auto holdings = state->holdings.all();
    position.holdings.assign(holdings.begin(), holdings.end());
    return record;
}

} // namespace vozka::sandbox
