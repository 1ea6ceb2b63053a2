// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/figure_rule.h"

#include "engine/board/tile_view.h"
#include "engine/rules/hooks/places.h"

#include <algorithm>

namespace vozka {

std::optional<Refusal> cornerRefusal(const RuleBook& book, const StateData& state, Cell point, Code rule)
{
    const auto obstacle = cornerObstacle(book.catalogue(), state.board, point);
    if (!obstacle)
        return {};
    const bool isTileMissing = obstacle->feature == noFeature;
    Refusal refused{isTileMissing ? refusal::cornerNotFourTiles : refusal::cornerNotField, rule, obstacle->at,
                    obstacle->feature};
    if (!isTileMissing) {
        const auto segment = state.board.segmentOf(state.board.tileAt(obstacle->at), obstacle->feature);
        refused.featureKind = state.board.segment(segment).kind;
    }
    return refused;
}

Segment segmentOf(const RuleBook& book, const StateData& state, Spot spot)
{
    if (spot.isCorner())
        return fieldAroundCorner(book.catalogue(), state.board, spot.cell());
    const auto tile = state.board.tileAt(spot.cell());
    const bool exists = tile != noTile && state.board.hasFeature(tile, spot.feature());
    return exists ? state.board.segmentOf(tile, spot.feature()) : noSegment;
}

std::optional<Refusal> occupiedRefusal(const RuleBook& book, const StateData& state, Segment segment)
{
    const Figure* other = nullptr;
    OccupiedReason occupiedReason;
    for (const auto& figure : state.figuresOnBoard()) {
        if (state.board.root(figure.segment) != state.board.root(segment))
            continue;
        const auto& rule = book.figureRule(figure.kind);
        if (rule.spec().needsFollower)
            continue;
        const auto reason = rule.spec().occupiedReason;
        const bool isSpecial =
            occupiedReason.code == refusal::featureOccupied && reason.code != occupiedReason.code;
        if (other == nullptr || isSpecial) {
            other = &figure;
            occupiedReason = reason;
        }
    }
    if (other == nullptr)
        return {};
    return Refusal{.code = occupiedReason.code,
                   .rule = occupiedReason.rule,
                   .at = state.board.cellOf(other->segment),
                   .feature = state.board.featureIndex(other->segment),
                   .figure = other->kind,
                   .player = other->player,
                   .featureKind = state.board.segment(segment).kind,
                   .isFigureOnBoard = true};
}

bool isAnyInUse(const RuleBook& book, const StateData& state, Player player, FigureKind kind)
{
    return state.supply[player][index(kind)] < book.figureRule(kind).spec().supply;
}

bool hasFollowerOf(const RuleBook& book, const StateData& state, Segment segment, Player player)
{
    return state.figureOn(segment, [&](const Figure& figure) {
        return figure.player == player && book.isMeeple(figure.kind);
    }) != nullptr;
}

void FigureRule::addSamples(const RuleBook& book, const StateData& state, std::vector<Action>& actions) const
{
    const auto& tile = state.board.tiles()[state.placed];
    const auto& kind = book.catalogue().kind(tile.kind);
    for (std::size_t i = 0; i < kind.features.size() + kind.shortRoads.size(); ++i)
        actions.push_back(Action::deploy(m_kind, tile.cell, static_cast<FeatureIndex>(i)));
    const auto reached = reachedPlaces(book, state);
    for (const auto& place : reached.all())
        if ((place.figures & setOf(m_kind)) != 0
            && book.isAllowedOn(m_kind, state.board.segment(place.segment).kind)) {
            const auto ref = state.board.ref(place.segment);
            actions.push_back(Action::deploy(m_kind, ref.at, ref.feature));
        }
}

namespace {

/// Returns the tile of a deployment. noTile if it is not the tile just placed, and no rule allows such
/// figures on other tiles, or if the cell is empty.
TileIndex reachedTile(const StateData& state, const Action& action, const PlaceList& reached)
{
    if (state.board.tiles()[state.placed].cell == action.at.cell())
        return state.placed;
    const bool isReached = std::ranges::any_of(
        reached.all(), [&](const Place& place) { return (place.figures & setOf(action.figure)) != 0; });
    return isReached ? state.board.tileAt(action.at.cell()) : noTile;
}

/// True if `Limit::OnTile` does not apply to the figure on that feature.
bool ignoresTileLimits(const RuleBook& book, const StateData& state, const Action& action)
{
    const Segment segment = segmentOf(book, state, action.at);
    return segment != noSegment
           && (figuresAt(reachedDespiteLimits(book, state), segment) & setOf(action.figure)) != 0;
}

} // namespace

std::optional<Refusal> FigureRule::placeRefusal(const RuleBook& book, const StateData& state,
                                                const Action& action) const
{
    const auto refuse = [&](Code code) { return makeRefusal(state, action, code, "base.deploy.tile"); };
    if (action.at.isCorner()) {
        auto wrong = refuse(refusal::wrongFeature);
        wrong.detail = refusal::onCorner;
        return wrong;
    }
    if (state.placed == noTile)
        return refuse(refusal::notThisTile);
    const auto reached = reachedPlaces(book, state);
    const auto tile = reachedTile(state, action, reached);
    if (tile == noTile) {
        if (auto closed = book.refusalOnOtherTiles(state, m_kind))
            return closed;
        const Segment there = segmentOf(book, state, action.at);
        if (there == noSegment || figuresAt(reached, there) == 0)
            return refuse(refusal::notThisTile);
        auto wrong = refuse(refusal::wrongFeature);
        wrong.featureKind = state.board.segment(there).kind;
        return wrong;
    }
    if (auto forbidden = book.limits().refusal(Limit::OnTile, state, {.onTile = tile});
        forbidden && !ignoresTileLimits(book, state, action))
        return forbidden;
    const auto& kind = book.catalogue().kind(state.board.tiles()[tile].kind);
    if (kind.isShortRoad(action.at.feature()))
        return refuse(refusal::shortRoad);
    const Segment segment = state.board.segmentOf(tile, action.at.feature());
    const auto featureKind = state.board.segment(segment).kind;
    const auto figures = tile == state.placed ? book.deployableOn(featureKind) : book.figuresOn(featureKind);
    if ((figures & setOf(m_kind)) == 0) {
        const auto& reserved = book.reservedFor(featureKind);
        auto wrong = refuse(reserved.deploying);
        if (!reserved.rule.empty())
            wrong.rule = reserved.rule;
        wrong.featureKind = featureKind;
        return wrong;
    }
    if (tile == state.placed)
        return book.limits().refusal(Limit::OnFeature, state, {.feature = segment});
    if ((figuresAt(reached, segment) & setOf(m_kind)) == 0)
        return refuse(refusal::notThisTile);
    if (auto forbidden = book.limits().refusal(Limit::OnFeature, state, {.feature = segment}))
        return forbidden;
    if (!book.isComplete(state, segment))
        return {};
    auto completed = refuse(refusal::featureCompleted);
    completed.featureKind = featureKind;
    return completed;
}

std::optional<Refusal> FigureRule::refusal(const RuleBook& book, const StateData& state,
                                           const Action& action) const
{
    if (auto wrong = placeRefusal(book, state, action))
        return wrong;
    if (auto occupied = occupiedRefusal(book, state, segmentOf(book, state, action.at)))
        return occupied;
    if (state.supply[state.active][index(m_kind)] == 0)
        return makeRefusal(state, action, refusal::noneLeft, "base.deploy.one");
    return {};
}

} // namespace vozka
