// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/position.h"

#include "engine/rules/core_rules.h"
#include "engine/rules/hooks/core_names.h"
#include "engine/rules/hooks/turn.h"
#include "engine/rules/position_tokens.h"
#include "engine/rules/scoring/completion.h"
#include "engine/rules/steps/placement.h"

#include <algorithm>

namespace vozka {

namespace {

/// The start tile of that kind with a fixed cell; null for other kinds.
const StartTile* fixedTile(const RuleBook& book, KindIndex kind)
{
    const auto& tiles = book.startTiles();
    const auto found =
        std::ranges::find_if(tiles, [&](const StartTile& tile) { return tile.isFixed && tile.kind == kind; });
    return found == tiles.end() ? nullptr : &*found;
}

/// Returns the reason if the tile is not on its fixed cell or is turned; empty otherwise.
std::optional<Refusal> fixedTileRefusal(const StartTile& fixed, const PositionTile& tile)
{
    if (tile.at == fixed.at && tile.turns == 0)
        return {};
    return Refusal{refusal::fixedTile, "base.place.match", fixed.at};
}

std::optional<Refusal> tileRefusal(const Rules& rules, const StateData& state, const PositionTile& tile,
                                   bool isFirst)
{
    const bool isKnown = tile.kind < rules.catalogue().kindCount();
    if (const auto* own = isKnown ? rules.book().ownTileRule(tile.kind) : nullptr)
        return own->refusal(state,
                            {.cell = tile.at, .kind = tile.kind, .turns = tile.turns, .owner = tile.owner});
    if (!isKnown || state.bag[tile.kind] == 0)
        return Refusal{refusal::notInBag, "base.place.match", tile.at};
    if (isFirst)
        return {};
    return placementRefusal(rules.catalogue(), state.board, tile.kind, tile.at, tile.turns);
}

Spot spotOf(const PositionFigure& figure)
{
    return figure.onCorner ? Spot::corner(figure.at) : Spot::feature(figure.at, figure.feature);
}

/// True if the figure can be on the segment of the other figure.
bool mayShare(const RuleBook& book, const StateData& state, const Figure& other, Player player,
              FigureKind kind)
{
    const Segment segment = other.segment;
    const auto sharing = book.sharing(state.board.segment(segment).kind);
    return sharing == Sharing::AllFigures
           || (sharing == Sharing::OwnMeeples && other.player == player && book.isMeeple(other.kind)
               && book.isMeeple(kind))
           || std::ranges::any_of(book.passageRules(), [&](const PassageRule& rule) {
                  return rule.mayShare(state, segment, kind);
              });
}

std::optional<Refusal> figureRefusal(const RuleBook& book, const StateData& state,
                                     const PositionFigure& figure)
{
    Refusal refused{refusal::notThisTile, "base.deploy.tile", figure.at, figure.feature};
    refused.figure = figure.kind;
    refused.player = figure.player;
    if (!isOnTable(figure.at)) {
        refused.detail = refusal::noTile;
        return refused;
    }
    const Code cornerRule = book.figureRule(figure.kind).spec().cornerRule;
    const bool needsCorner = !cornerRule.empty();
    if (figure.onCorner && !needsCorner) {
        refused.code = refusal::wrongFeature;
        refused.detail = refusal::onCorner;
        return refused;
    }
    if (figure.onCorner)
        if (const auto cornerProblem = cornerRefusal(book, state, figure.at, cornerRule))
            return cornerProblem;
    const auto tile = state.board.tileAt(figure.at);
    if (tile == noTile) {
        refused.detail = refusal::noTile;
        return refused;
    }
    const auto& kind = book.catalogue().kind(state.board.tiles()[tile].kind);
    refused.code = kind.isShortRoad(figure.feature) ? refusal::shortRoad : refusal::wrongFeature;
    const Segment segment = segmentOf(book, state, spotOf(figure));
    if (segment == noSegment)
        return refused;
    refused.featureKind = state.board.segment(segment).kind;
    if (figure.onCorner != needsCorner) {
        refused.detail = refusal::needsCorner;
        return refused;
    }
    if (!needsCorner && !book.isAllowedOn(figure.kind, *refused.featureKind))
        return refused;
    if (const auto forbidden = book.limits().refusal(Limit::OnFeature, state, {.feature = segment}))
        return forbidden;
    if (state.board.status(segment) == FeatureStatus::Scored) {
        refused.code = refusal::featureCompleted;
        return refused;
    }
    for (const auto& other : state.figuresOnBoard())
        if (other.segment == segment && !mayShare(book, state, other, figure.player, figure.kind)) {
            refused.code = book.figureRule(other.kind).spec().occupiedReason.code;
            // Several figures can be on a feature, but only on different segments.
            if (refused.code == refusal::featureOccupied)
                refused.detail = refusal::samePlace;
            refused.figure = other.kind;
            refused.player = other.player;
            refused.isFigureOnBoard = true;
            return refused;
        }
    refused.code = refusal::noneLeft;
    if (state.supply[figure.player][index(figure.kind)] == 0)
        return refused;
    return {};
}

/// Returns why the figure cannot be there without a follower of its owner on the feature; empty if it can.
std::optional<Refusal> missingFollowerRefusal(const RuleBook& book, const StateData& state,
                                              const Figure& figure)
{
    const auto& reason = book.figureRule(figure.kind).spec().needsFollower;
    if (!reason || hasFollowerOf(book, state, figure.segment, figure.player))
        return {};
    const auto at = state.board.ref(figure.segment);
    return Refusal{.code = reason->code,
                   .rule = reason->rule,
                   .at = at.at,
                   .feature = at.feature,
                   .figure = figure.kind,
                   .player = figure.player,
                   .featureKind = state.board.segment(figure.segment).kind};
}

/// Returns why the figure cannot be in its area; empty if it can.
std::optional<Refusal> areaRefusal(const RuleBook& book, const StateData& state, const FigureInArea& figure)
{
    const bool isAccepted = (book.areas()[figure.area].accepts & setOf(figure.kind)) != 0;
    if (isAccepted && state.supply[figure.player][index(figure.kind)] > 0)
        return {};
    return Refusal{.code = isAccepted ? refusal::noneLeft : refusal::notThisArea,
                   .figure = figure.kind,
                   .player = figure.player};
}

/// Fills the bag with these tiles only. Returns the index of the first tile that is not available; empty if
/// none.
std::optional<std::size_t> fillBag(StateData& data, const std::vector<KindIndex>& kinds)
{
    std::vector<std::uint8_t> available(data.bag.all().begin(), data.bag.all().end());
    std::ranges::fill(data.bag.all(), std::uint8_t{0});
    data.bagTotal = 0;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const auto kind = kinds[i];
        if (kind >= available.size() || available[kind] == 0)
            return i;
        --available[kind];
        ++data.bag[kind];
        ++data.bagTotal;
    }
    return {};
}

} // namespace

std::optional<State> PositionLoader::make(const Rules& rules, const Position& position, PositionFault& fault)
{
    State state = rules.emptyState();
    auto& data = state.data();
    Turn turn(rules.book(), data, nullptr);
    const auto place = [&](const PlacedTile& tile) {
        if (rules.catalogue().kind(tile.kind).inBag) {
            --data.bag[tile.kind];
            --data.bagTotal;
        }
        // Features that earlier tiles completed have been scored.
        markScored(rules.book(), data);
        data.board.beginTurn();
        turn.place(tile);
    };
    for (const auto& tile : rules.book().startTiles())
        if (tile.isFixed)
            place({.cell = tile.at, .kind = tile.kind});
    for (std::size_t i = 0; i < position.tiles.size(); ++i) {
        const auto& tile = position.tiles[i];
        const auto* const fixed = fixedTile(rules.book(), tile.kind);
        if (const auto refusal = fixed != nullptr
                                     ? fixedTileRefusal(*fixed, tile)
                                     : tileRefusal(rules, data, tile, data.board.tiles().empty())) {
            fault = {PositionFault::Where::Tile, i, *refusal};
            return {};
        }
        if (fixed == nullptr)
            place({.cell = tile.at, .kind = tile.kind, .turns = tile.turns, .owner = tile.owner});
    }
    if (!addTokens(turn, position, TokenTime::BeforeFigures, fault))
        return {};
    for (std::size_t i = 0; i < position.figures.size(); ++i) {
        const auto& figure = position.figures[i];
        if (const auto refusal = figureRefusal(rules.book(), data, figure)) {
            fault = {PositionFault::Where::Figure, i, *refusal};
            return {};
        }
        turn.deploy(figure.player, figure.kind, segmentOf(rules.book(), data, spotOf(figure)),
                    figure.onCorner);
        // Figures of a position were there before the last tile was placed.
        data.figures[i].since = 0;
    }
    for (std::size_t i = 0; i < position.figures.size(); ++i)
        if (const auto refusal = missingFollowerRefusal(rules.book(), data, data.figures[i])) {
            fault = {PositionFault::Where::Figure, i, *refusal};
            return {};
        }
    for (std::size_t i = 0; i < position.inAreas.size(); ++i) {
        if (const auto refusal = areaRefusal(rules.book(), data, position.inAreas[i])) {
            fault = {PositionFault::Where::Area, i, *refusal};
            return {};
        }
        turn.enter(position.inAreas[i]);
    }
    if (position.bag)
        if (const auto missing = fillBag(data, *position.bag)) {
            fault = {PositionFault::Where::Bag, *missing, {refusal::notInBag, "base.place.discard"}};
            return {};
        }
    if (!addTokens(turn, position, TokenTime::AfterFigures, fault))
        return {};
    for (std::size_t i = 0; i < position.scores.size(); ++i)
        data.scores[i] = static_cast<std::int16_t>(position.scores[i]);
    data.active = position.toMove;
    data.toMove = position.toMove;
    data.step = static_cast<std::uint8_t>(rules.book().plan().indexOf(step::deploy));
    // The rules were called for every tile of the position, but only the last tile is the tile of the turn.
    data.extraTurns = 0;
    data.requestedSteps = 0;
    turn.trigger(Trigger::PositionLoaded);
    return state;
}

} // namespace vozka
