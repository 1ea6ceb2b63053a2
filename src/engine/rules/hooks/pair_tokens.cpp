// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/pair_tokens.h"

#include <algorithm>

namespace vozka {

namespace {

/// Removes one token of the pair from the player's hand.
void takeFromHand(StateData& state, Player player, TokenKind kind, int number)
{
    auto held = Token::inHand(kind, player);
    held.arg = static_cast<std::uint16_t>(number);
    const auto tokens = state.tokens.all();
    const auto inHand = std::ranges::find_if(
        tokens, [&](const Token& token) { return token.kind == kind && token.equalsExceptCount(held); });
    if (--inHand->count == 0)
        state.tokens.erase(static_cast<std::size_t>(inHand - tokens.begin()));
}

} // namespace

Segment placeOfPair(Turn& turn, Player player, TokenKind kind, int number, Segment road)
{
    auto& state = turn.state();
    const auto& spec = turn.book().token(kind);
    takeFromHand(state, player, kind, number);
    Segment other = noSegment;
    for (const auto& token : state.tokensOf(kind))
        if (token.spot == SpotKind::Feature && token.owner == player && token.arg == number)
            other = static_cast<Segment>(token.where);
    turn.addToken(Token::ofPair(kind, player, number, road));
    if (other == noSegment)
        return other;
    for (const auto end : {road, other})
        state.board.changeOpenEnds(end, -1);
    state.board.link(road, other, spec.link, static_cast<std::uint8_t>(player * spec.pairs + number));
    return other;
}

} // namespace vozka
