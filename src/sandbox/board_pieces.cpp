// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/board_pieces.h"

#include "engine/base/corner.h"
#include "sandbox/codes.h"
#include "sandbox/refusals.h"
#include "sandbox/sandbox.h"

#include <algorithm>
#include <numeric>

namespace vozka::sandbox {

bool touches(const PositionFigure& figure, Cell tile)
{
    if (!figure.onCorner)
        return figure.at == tile;
    return std::ranges::any_of(allCorners,
                               [&](Corner corner) { return cellWith(figure.at, corner) == tile; });
}

void takeFromTile(Position& position, Cell at)
{
    std::erase_if(position.pieces, [&](const PositionPiece& piece) { return piece.at == at; });
    std::erase_if(position.piles, [&](const PositionPile& pile) { return pile.at == at; });
}

void leaveAlone(Position& position)
{
    for (auto& piece : position.pieces)
        if (piece.by && std::ranges::find(position.figures, *piece.by) == position.figures.end())
            piece.by.reset();
}

void bring(Position& position, const PositionPiece& piece)
{
    std::erase_if(position.pieces, [&](const PositionPiece& each) { return each.kind == piece.kind; });
    position.pieces.push_back(piece);
}

int piecesOnPiles(const Position& position)
{
    return std::accumulate(position.piles.begin(), position.piles.end(), 0,
                           [](int sum, const PositionPile& pile) { return sum + pile.pieces; });
}

std::optional<Refusal> Sandbox::setPiece(const PositionPiece& piece)
{
    auto record = this->record();
    bring(record.position, piece);
    return done(laidOut(std::move(record)));
}

std::optional<Refusal> Sandbox::takePiece(PieceKind kind)
{
    auto record = this->record();
    std::erase_if(record.position.pieces, [&](const PositionPiece& piece) { return piece.kind == kind; });
    return done(laidOut(std::move(record)));
}

bool Sandbox::canTakePiece(PieceKind kind) const
{
    const Position tilesAlone{.tiles = position().tiles};
    PositionFault fault;
    const auto brought = PositionLayout::make(rules(), tilesAlone, fault);
    return brought && m_state->piece(kind).isOnBoard
           && !(*brought)->piece(kind).isAt(m_state->piece(kind).at);
}

std::optional<Refusal> Sandbox::setPile(const PositionPile& pile)
{
    auto record = this->record();
    auto& position = record.position;
    std::erase_if(position.piles, [&](const PositionPile& each) {
        return each.at == pile.at && each.feature == pile.feature;
    });
    const auto& piles = rules().book().piles();
    if (piles && piecesOnPiles(position) + pile.pieces > piles->each * rules().book().playerCount())
        return refused(noMorePieces, pile.at);
    if (pile.pieces > 0)
        position.piles.push_back(pile);
    return done(laidOut(std::move(record)));
}

} // namespace vozka::sandbox
