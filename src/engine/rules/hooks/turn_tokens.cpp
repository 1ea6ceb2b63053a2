// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Changes of tokens.

#include "engine/rules/hooks/turn.h"

namespace vozka {

void Turn::addToken(const Token& token)
{
    const auto& spec = m_book.token(token.kind);
    if (spec.isStack)
        for (auto& other : m_state.tokens.of(token.kind))
            if (other.equalsExceptCount(token)) {
                other.count = static_cast<std::uint8_t>(other.count + token.count);
                return;
            }
    m_state.tokens.insert(token);
    if (spec.isFigure())
        --m_state.supply[token.owner][index(token.figure())];
}

void Turn::giveTokens(Player player, TokenKind kind, int count)
{
    if (count == 0)
        return;
    addToken(Token::inHand(kind, player, count));
    report({.type = event::taken, .player = player, .what = m_book.token(kind).word, .count = count});
}

void Turn::putToken(const Token& token, const Figure* target, bool isForced)
{
    if (const auto present = m_state.tokens.of(token.kind); present.empty())
        addToken(token);
    else
        present.front() = token;
    if (!isReporting())
        return;
    if (token.spot == SpotKind::Hand) {
        report({.type = event::taken,
                .player = static_cast<Player>(token.where),
                .what = m_book.token(token.kind).word,
                .count = 1});
        return;
    }
    const bool isOnFeature = token.spot == SpotKind::Feature;
    Event event{.type = event::piece, .player = m_state.toMove, .token = token.kind, .isForced = isForced};
    if (m_state.tileOf(token) != noTile)
        event.at =
            isOnFeature ? m_state.board.ref(token.where) : SegmentRef{m_state.cellOf(token), noFeature};
    if (token.spot == SpotKind::Area)
        event.what = m_book.areas()[token.where].word;
    if (target != nullptr) {
        event.figure = target->kind;
        event.featureKind = m_state.board.segment(target->segment).kind;
        event.owner = target->player;
    }
    report(std::move(event));
}

void Turn::addToStack(Player player, TokenKind kind, Segment segment)
{
    int height = 0;
    for (auto& token : m_state.tokens.of(kind))
        if (token.isHeldBy(player))
            --token.count;
        else if (token.isOn(segment))
            height = ++token.count;
    report({.type = event::raised,
            .player = player,
            .at = m_state.board.ref(segment),
            .featureKind = m_state.board.segment(segment).kind,
            .count = height});
}

void Turn::capture(Figure figure, Player holder, TokenKind kind)
{
    removeFromBoard(figure);
    returnToSupply(figure);
    addToken(Token::heldFigure(kind, holder, figure.player, figure.kind));
    report({.type = event::captured,
            .player = holder,
            .figure = figure.kind,
            .at = m_state.board.ref(figure.segment),
            .featureKind = m_state.board.segment(figure.segment).kind,
            .what = m_book.token(kind).word,
            .owner = figure.player});
    trigger(Trigger::FigureLeft, {.figure = &figure});
    returnDependents(figure);
}

void Turn::releaseCaptured(std::size_t token, Code reason)
{
    const Token released = m_state.tokens[token];
    m_state.tokens.erase(token);
    ++m_state.supply[released.owner][index(released.figure())];
    report({.type = event::released,
            .player = released.owner,
            .figure = released.figure(),
            .token = released.kind,
            .what = reason,
            .owner = released.owner});
}

void Turn::detachToken(TokenKind kind)
{
    auto& token = m_state.tokens.of(kind).front();
    token = Token::onTile(kind, m_state.tileOf(token));
}

} // namespace vozka
