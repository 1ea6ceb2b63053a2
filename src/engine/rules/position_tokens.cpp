// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/position_tokens.h"

#include "engine/board/tile_view.h"
#include "engine/rules/core_rules.h"
#include "engine/rules/hooks/pair_tokens.h"

#include <algorithm>

namespace vozka {

namespace {

/// Number of tokens of that kind in play.
int countOf(const StateData& state, TokenKind kind)
{
    int count = 0;
    for (const auto& token : state.tokensOf(kind))
        count += token.count;
    return count;
}

/// Returns why the token cannot be in a hand in addition to the others; empty if it can.
std::optional<Refusal> handRefusal(const RuleBook& book, const StateData& state, const PositionToken& token)
{
    const auto& spec = book.token(token.kind);
    if (countOf(state, token.kind) + token.count <= spec.most
        && (!spec.isFigure() || state.supply[token.owner][index(token.figure)] > 0))
        return {};
    return spec.isFigure() ? Refusal{.code = refusal::noneLeft, .figure = token.figure, .player = token.owner}
                           : Refusal{.code = refusal::noneLeft};
}

/// The figure next to the token; null if the board has no such figure.
const Figure* figureBeside(const RuleBook& book, const StateData& state, const PositionToken& token)
{
    const auto figures = state.figuresOnBoard();
    const Segment segment = segmentOf(book, state, token.at);
    const auto found = std::ranges::find_if(figures, [&](const Figure& figure) {
        return figure.segment == segment && figure.player == token.owner && figure.kind == token.figure;
    });
    return found == figures.end() ? nullptr : &*found;
}

/// True if tokens of that kind can link the feature, at a road end if the kind needs one.
bool canBeLinked(const RuleBook& book, const StateData& state, const TokenSpec& spec, Segment segment)
{
    const auto& ends = describe(state.board, book.catalogue(), segment).ends;
    return spec.roadEnd.empty()
           || std::ranges::any_of(ends, [&](const RoadEnd& end) { return end.type == spec.roadEnd; });
}

/// Calls `each(segment)` for each road end that a token of this kind can join.
template<class Each>
void forEachLinkable(const RuleBook& book, const StateData& state, const TokenSpec& spec, Each each)
{
    if (!spec.isLink() || spec.roadEnd.empty())
        return;
    for (int at = 0; at < state.board.segmentCount(); ++at)
        if (canBeLinked(book, state, spec, static_cast<Segment>(at)))
            each(static_cast<Segment>(at));
}

/// Links can have changed in this turn, so features at their ends can be complete and not scored yet.
/// Features without figures get the status Scored, except on the last tile.
void setStatusOfLinked(Turn& turn, const TokenSpec& spec, TokenTime time)
{
    auto& board = turn.state().board;
    const auto last = static_cast<TileIndex>(board.tiles().size() - 1);
    forEachLinkable(turn.book(), turn.state(), spec, [&](Segment at) {
        bool isNew = false;
        board.forEachSegment(at, [&](Segment each) { isNew = isNew || board.segment(each).tile == last; });
        if (time == TokenTime::BeforeFigures) {
            board.setStatus(at, FeatureStatus::Open);
            // Marks the feature as changed.
            board.changeOpenEnds(at, 0);
        } else if (!isNew && board.feature(at).figures == 0 && board.feature(at).openEnds == 0) {
            board.setStatus(at, FeatureStatus::Scored);
        }
    });
}

/// Links two features of a tile by a token. The tag is the index of the token among the tokens of its kind.
std::optional<Refusal> addLink(Turn& turn, const PositionToken& token)
{
    auto& state = turn.state();
    const auto& spec = turn.book().token(token.kind);
    const Segment from = segmentOf(turn.book(), state, token.at);
    const Segment to = segmentOf(turn.book(), state, Spot::feature(token.at.cell(), token.to));
    if (from == noSegment || to == noSegment || from == to
        || state.board.segment(from).kind != state.board.segment(to).kind)
        return Refusal{refusal::wrongFeature, {}, token.at.cell(), token.to};
    for (const auto end : {from, to})
        if (!canBeLinked(turn.book(), state, spec, end))
            return Refusal{refusal::wrongFeature, {}, token.at.cell(), state.board.featureIndex(end)};
    const auto tag = countOf(state, token.kind);
    const auto isPresent = [&](const Token& other) { return other.where == state.board.segment(from).tile; };
    if (tag == spec.most
        || (!spec.roadEnd.empty() && std::ranges::any_of(state.tokensOf(token.kind), isPresent)))
        return Refusal{refusal::noneLeft, {}, token.at.cell()};
    state.board.link(from, to, spec.link, static_cast<std::uint8_t>(tag));
    auto added = Token::onTile(token.kind, state.board.segment(from).tile);
    added.arg = static_cast<std::uint16_t>(tag);
    turn.addToken(added);
    return {};
}

/// Adds a token of a pair, and links its road if the other one is there. Returns why the token cannot be
/// there; empty if added.
std::optional<Refusal> addOfPair(Turn& turn, const PositionToken& token)
{
    const auto& state = turn.state();
    const auto& spec = turn.book().token(token.kind);
    const Segment segment = segmentOf(turn.book(), state, token.at);
    const Refusal wrong{refusal::wrongFeature, {}, token.at.cell(), token.at.feature()};
    if (segment == noSegment || !canBeLinked(turn.book(), state, spec, segment))
        return wrong;
    const auto tokens = state.tokensOf(token.kind);
    if (std::ranges::any_of(tokens, [&](const Token& other) { return other.isOn(segment); }))
        return wrong;
    if (std::ranges::none_of(tokens, [&](const Token& other) {
            return other.isHeldBy(token.owner) && other.arg == token.number.value_or(0);
        }))
        return Refusal{
            .code = refusal::noneLeft, .at = token.at.cell(), .player = token.owner, .detail = "pair"};
    placeOfPair(turn, token.owner, token.kind, token.number.value_or(0), segment);
    return {};
}

/// Adds a token on a tile. Returns why it cannot be there; empty if added.
std::optional<Refusal> addOnTile(Turn& turn, const PositionToken& token)
{
    auto& state = turn.state();
    const Cell cell = token.at.cell();
    const auto tile = isOnTable(cell) ? state.board.tileAt(cell) : noTile;
    if (tile == noTile)
        return Refusal{.code = refusal::notThisTile, .at = cell, .detail = refusal::noTile};
    const auto& spec = turn.book().token(token.kind);
    if (spec.arg == TokenArg::FigureBeside && token.at.isFeature()) {
        const auto* const figure = figureBeside(turn.book(), state, token);
        if (figure == nullptr)
            return Refusal{refusal::notThisFigure, {}, cell, token.at.feature()};
        turn.putToken(Token::beside(token.kind, *figure));
        return {};
    }
    const Segment segment = token.at.isFeature() ? segmentOf(turn.book(), state, token.at) : noSegment;
    if (token.at.isFeature() && segment == noSegment)
        return Refusal{refusal::wrongFeature, {}, cell};
    const auto added = token.at.isFeature() ? Token::onFeature(token.kind, segment, token.count)
                                            : Token::onTile(token.kind, tile);
    if (spec.most == 1) {
        turn.putToken(added);
        return {};
    }
    if (countOf(state, token.kind) + token.count > spec.most)
        return Refusal{refusal::noneLeft, {}, cell};
    turn.addToken(added);
    return {};
}

/// Sets the height of the stack on that feature. Returns the reason if the feature has no stack; empty if
/// set.
std::optional<Refusal> setStack(StateData& state, const PositionToken& token)
{
    for (auto& stack : state.tokens.of(token.kind))
        if (stack.spot == SpotKind::Feature && state.board.ref(stack.where) == token.at.ref()) {
            stack.count = static_cast<std::uint8_t>(token.count);
            return {};
        }
    return Refusal{refusal::wrongFeature, {}, token.at.cell()};
}

/// Adds a token to the hand of a player.
std::optional<Refusal> addToHand(Turn& turn, const PositionToken& token)
{
    if (auto refusal = handRefusal(turn.book(), turn.state(), token))
        return refusal;
    auto held = Token::inHand(token.kind, token.at.player(), token.count);
    held.owner = token.owner;
    if (turn.book().token(token.kind).isFigure())
        held.arg = static_cast<std::uint16_t>(index(token.figure));
    turn.addToken(held);
    return {};
}

/// Adds the token. Returns why it cannot be there; empty if added.
std::optional<Refusal> addToken(Turn& turn, const PositionToken& token)
{
    const auto& spec = turn.book().token(token.kind);
    if (token.at.kind() == SpotKind::Hand)
        return addToHand(turn, token);
    if (token.at.kind() == SpotKind::Area) {
        turn.putToken(Token::inArea(token.kind, token.at.area()));
        return {};
    }
    if (spec.arg == TokenArg::Link)
        return addLink(turn, token);
    if (spec.isPair())
        return addOfPair(turn, token);
    return spec.feature ? setStack(turn.state(), token) : addOnTile(turn, token);
}

} // namespace

bool addTokens(Turn& turn, const Position& position, TokenTime time, PositionFault& fault)
{
    for (std::size_t i = 0; i < position.tokens.size(); ++i) {
        const auto& token = position.tokens[i];
        const auto& spec = turn.book().token(token.kind);
        const bool isEarly = token.at.kind() != SpotKind::Hand && (spec.feature || spec.isLink());
        if (isEarly != (time == TokenTime::BeforeFigures))
            continue;
        if (const auto refusal = addToken(turn, token)) {
            fault = {PositionFault::Where::Token, i, *refusal};
            return false;
        }
    }
    if (time == TokenTime::BeforeFigures)
        turn.state().board.linkBeforeLastTile();
    for (const auto& spec : turn.book().tokens())
        setStatusOfLinked(turn, spec, time);
    return true;
}

PositionToken describeInHand(const Token& token)
{
    return {.kind = token.kind,
            .at = Spot::hand(static_cast<Player>(token.where)),
            .count = token.count,
            .owner = token.owner,
            .figure = token.owner == noPlayer ? FigureKind::Follower : token.figure()};
}

PositionToken describe(const StateData& state, const TokenSpec& spec, const Token& token)
{
    if (token.spot == SpotKind::Hand)
        return describeInHand(token);
    if (token.spot == SpotKind::Area)
        return {.kind = token.kind, .at = Spot::area(static_cast<AreaIndex>(token.where))};
    PositionToken described{.kind = token.kind, .count = token.count, .owner = token.owner};
    if (spec.arg == TokenArg::FigureBeside)
        described.figure = token.figure();
    if (spec.isPair())
        described.number = token.arg;
    described.at =
        token.spot == SpotKind::Feature ? state.board.spot(token.where) : Spot::tile(state.cellOf(token));
    for (const auto& link : state.board.links())
        if (spec.arg == TokenArg::Link && link.kind == spec.link && link.tag == token.arg) {
            described.at = state.board.spot(link.a);
            described.to = state.board.featureIndex(link.b);
        }
    return described;
}

} // namespace vozka
