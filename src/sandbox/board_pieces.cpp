// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox/board_pieces.h"

#include "engine/base/corner.h"
#include "sandbox/codes.h"
#include "sandbox/refusals.h"
#include "sandbox/sandbox.h"

#include <algorithm>

namespace vozka::sandbox {

bool touches(const PositionFigure& figure, Cell tile)
{
    if (!figure.onCorner)
        return figure.at == tile;
    return std::ranges::any_of(allCorners,
                               [&](Corner corner) { return cellWith(figure.at, corner) == tile; });
}

void removeTokens(Position& position, Cell at)
{
    std::erase_if(position.tokens, [&](const PositionToken& token) { return token.isOn(at); });
}

void detachTokens(Position& position)
{
    for (auto& token : position.tokens)
        if (token.at.isFeature() && token.owner != noPlayer && !token.number
            && std::ranges::none_of(position.figures,
                                    [&](const PositionFigure& figure) { return token.isBeside(figure); }))
            token = {.kind = token.kind, .at = Spot::tile(token.at.cell())};
}

void putToken(Position& position, const TokenSpec& spec, const PositionToken& token)
{
    const auto isReplaced = [&](const PositionToken& each) {
        // A tile has at most one link.
        return spec.most == 1 || each.at == token.at
               || (spec.arg == TokenArg::Link && each.isOn(token.at.cell()));
    };
    std::erase_if(position.tokens,
                  [&](const PositionToken& each) { return each.kind == token.kind && isReplaced(each); });
    if (token.count > 0)
        position.tokens.push_back(token);
}

std::optional<Refusal> Sandbox::setToken(const PositionToken& token)
{
    auto record = this->record();
    const auto& spec = rules().book().token(token.kind);
    putToken(record.position, spec, token);
    int count = 0;
    for (const auto& each : record.position.tokens)
        count += each.kind == token.kind ? each.count : 0;
    if (count > spec.most)
        return refused(noMorePieces);
    return commit(makeEdit(std::move(record)));
}

std::optional<Refusal> Sandbox::takeToken(TokenKind kind)
{
    auto record = this->record();
    std::erase_if(record.position.tokens, [&](const PositionToken& token) { return token.kind == kind; });
    return commit(makeEdit(std::move(record)));
}

bool Sandbox::canTakeToken(TokenKind kind) const
{
    const Position onlyTiles{.tiles = position().tiles};
    PositionFault fault;
    const auto initialState = PositionLoader::make(rules(), onlyTiles, fault);
    const auto* const token = m_state->token(kind);
    // Pieces in areas can only move, not be removed.
    if (token != nullptr && token->spot == SpotKind::Area)
        return false;
    return initialState && token != nullptr && !(*initialState)->isAt(kind, m_state->cellOf(*token));
}

} // namespace vozka::sandbox
