// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/turn.h"

#include "engine/rules/hooks/majority.h"

#include <algorithm>
#include <cassert>

namespace vozka {

void Turn::requestExtraTurn(ExtraTurn reason)
{
    m_state.extraTurns = static_cast<std::uint8_t>(m_state.extraTurns | 1U << static_cast<unsigned>(reason));
}

void Turn::request(Code step)
{
    m_state.requestedSteps |= StepSet{1} << m_book.plan().indexAfter(m_state.step, step);
}

void Turn::place(const PlacedTile& tile)
{
    m_state.placed = m_state.board.place(m_book.catalogue().compiled(tile.kind), tile, m_book.catalogue());
    if (isReporting())
        report({.type = event::place,
                .player = m_state.active,
                .kind = tile.kind,
                .turns = tile.turns,
                .at = {tile.cell, noFeature}});
    for (const auto& rule : m_book.placedRules(tile.kind))
        rule(*this, {});
}

void Turn::add(const Figure& figure)
{
    m_state.figures.push_back(figure);
}

void Turn::returnToSupply(const Figure& figure)
{
    if (figure.player < m_state.playerCount)
        ++m_state.supply[figure.player][index(figure.kind)];
}

void Turn::deploy(Player player, FigureKind kind, Segment segment, bool onCorner)
{
    --m_state.supply[player][index(kind)];
    add({segment, m_state.turn, player, kind, onCorner});
    auto& board = m_state.board;
    board.setFigures(segment, board.feature(segment).figures + 1);
    if (isReporting())
        report({.type = event::deploy,
                .player = player,
                .figure = kind,
                .at = board.ref(segment),
                .featureKind = board.segment(segment).kind,
                .onCorner = onCorner});
}

namespace {

/// Reports the players whose figure would have a strength only by marks that the feature does not have.
void reportWithoutStrength(Turn& turn, Segment segment)
{
    const auto& book = turn.book();
    const auto& state = turn.state();
    const auto strengths = majority(book, state, segment).strength;
    for (Player player = 0; player < state.playerCount; ++player) {
        const auto* figure = state.figureOn(segment, [&](const Figure& other) {
            return other.player == player && !book.figureRule(other.kind).spec().strengthTerm.empty();
        });
        if (figure != nullptr && strengths[player] == 0)
            turn.report(
                {.type = event::noEffect, .player = player, .what = book.figureRule(figure->kind).name()});
    }
}

} // namespace

void Turn::score(Segment segment, ScoreTime time)
{
    scoreMajority(segment, m_book.scoreOf(m_state, segment, time));
    if (isReporting())
        reportWithoutStrength(*this, segment);
}

namespace {

/// Segment of the player's first figure on the feature with a strength above 0.
Segment segmentOfPlayer(const RuleBook& book, const StateData& state, Segment segment, Player player)
{
    const auto* figure = state.figureOn(segment, [&](const Figure& other) {
        return other.player == player && book.figureRule(other.kind).strength(state, other) > 0;
    });
    return figure->segment;
}

} // namespace

void Turn::scoreMajority(Segment segment, const Score& score)
{
    // Rule: base.score.majority, base.score.tie - all players with the highest strength get all the points.
    const auto winners = majority(m_book, m_state, segment);
    const bool differsByPlayer = m_book.differsByPlayer(m_state.board.segment(segment).kind);
    for (Player player = 0; player < m_state.playerCount; ++player) {
        if (!winners.has(player))
            continue;
        const Segment place = segmentOfPlayer(m_book, m_state, segment, player);
        if (differsByPlayer)
            give(player, place, m_book.scoreOf(player, m_state, segment, score));
        else
            give(player, place, score);
    }
}

void Turn::give(Player player, Segment segment, const Score& score)
{
    if (score.isOfFeature && score.sheet.points() != 0)
        m_state.paid = static_cast<std::uint8_t>(m_state.paid | 1U << player);
    pay(player, score, m_state.board.ref(segment), m_state.board.segment(segment).kind);
}

void Turn::give(Player player, const Score& score)
{
    pay(player, score, {}, {});
}

void Turn::pay(Player player, const Score& score, const SegmentRef& at, FeatureKind feature)
{
    const int points = score.sheet.points();
    if (points == 0)
        return;
    m_state.scores[player] = static_cast<std::int16_t>(m_state.scores[player] + points);
    if (!isReporting())
        return;
    Event event{.type = event::score, .player = player, .at = at, .featureKind = feature};
    event.line = {player, score.kind, score.rule, points, at.at, at.feature, score.sheet.terms()};
    report(std::move(event));
}

void Turn::returnFigures(Segment segment)
{
    auto& board = m_state.board;
    const Segment root = board.root(segment);
    const auto isKept = [&](const Figure& figure) {
        return std::ranges::find(m_kept.all(), figure) != m_kept.all().end();
    };
    std::size_t keptCount = 0;
    int remaining = 0;
    InlineList<Figure, maxFigures> returned;
    for (std::size_t i = 0; i < m_state.figures.size(); ++i) {
        const Figure figure = m_state.figures[i];
        const bool isOnFeature = board.root(figure.segment) == root;
        if (isOnFeature && !isKept(figure)) {
            returnToSupply(figure);
            reportReturned(figure);
            returned.push_back(figure);
            continue;
        }
        remaining += isOnFeature ? 1 : 0;
        m_state.figures[keptCount++] = figure;
    }
    m_state.figures.resize(keptCount);
    m_kept.clear();
    board.setFigures(root, remaining);
    for (const auto& figure : returned.all())
        trigger(Trigger::FigureLeft, {.figure = &figure});
}

void Turn::removeFromBoard(const Figure& figure)
{
    const auto figures = m_state.figuresOnBoard();
    m_state.figures.erase(static_cast<std::size_t>(std::ranges::find(figures, figure) - figures.begin()));
    auto& board = m_state.board;
    board.setFigures(figure.segment, board.feature(figure.segment).figures - 1);
}

void Turn::returnFigure(Figure figure)
{
    removeFromBoard(figure);
    returnToSupply(figure);
    reportReturned(figure);
    trigger(Trigger::FigureLeft, {.figure = &figure});
    returnDependents(figure);
}

void Turn::returnDependents(const Figure& removed)
{
    if (m_book.figureSets().dependent == 0 || hasFollowerOf(m_book, m_state, removed.segment, removed.player))
        return;
    if (const auto* dependent = m_state.figureOn(removed.segment, [&](const Figure& figure) {
            return figure.player == removed.player && m_book.figureRule(figure.kind).spec().needsFollower;
        }))
        returnFigure(*dependent);
}

void Turn::move(Figure figure, Segment to)
{
    removeFromBoard(figure);
    add({to, m_state.turn, figure.player, figure.kind});
    auto& board = m_state.board;
    board.setFigures(to, board.feature(to).figures + 1);
    report({.type = event::moved,
            .player = figure.player,
            .figure = figure.kind,
            .at = board.ref(figure.segment),
            .to = board.ref(to),
            .featureKind = board.segment(to).kind});
    trigger(Trigger::FigureLeft, {.figure = &figure});
    returnDependents(figure);
}

void Turn::reportReturned(const Figure& figure)
{
    if (!isReporting())
        return;
    const auto& board = m_state.board;
    report({.type = event::returned,
            .player = figure.player,
            .figure = figure.kind,
            .at = board.ref(figure.segment),
            .featureKind = board.segment(figure.segment).kind,
            .onCorner = figure.onCorner});
}

} // namespace vozka
