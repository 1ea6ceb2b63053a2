// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/figure_rule.h"

#include "engine/board/corner_field.h"
#include "engine/rules/hooks/majority.h"

#include <algorithm>

namespace vozka {

std::optional<Refusal> cornerRefusal(const RuleBook& book, const StateData& state, Cell point, Code rule)
{
    const auto spoilt = spoilsPoint(book.catalogue(), state.board, point);
    if (!spoilt)
        return {};
    const bool missing = spoilt->feature == noFeature;
    Refusal refused{missing ? refusal::cornerNotFourTiles : refusal::cornerNotField, rule, spoilt->at,
                    spoilt->feature};
    if (!missing) {
        const auto segment = state.board.segmentOf(state.board.tileAt(spoilt->at), spoilt->feature);
        refused.featureKind = state.board.segment(segment).kind;
    }
    return refused;
}

Segment segmentOf(const RuleBook& book, const StateData& state, const Action& deployment)
{
    if (deployment.onCorner)
        return fieldRound(book.catalogue(), state.board, deployment.at);
    const auto tile = state.board.tileAt(deployment.at);
    const bool exists =
        tile != noTile
        && deployment.feature < book.catalogue().kind(state.board.tiles()[tile].kind).features.size();
    return exists ? state.board.segmentOf(tile, deployment.feature) : noSegment;
}

std::optional<Refusal> occupiedRefusal(const RuleBook& book, const StateData& state, Segment segment)
{
    const Figure* other = nullptr;
    Objection objection;
    for (const auto& figure : state.figuresOnBoard()) {
        if (state.board.root(figure.segment) != state.board.root(segment))
            continue;
        const auto& rule = book.figureRule(figure.kind);
        if (rule.withoutFollower() != nullptr)
            continue;
        const auto its = rule.objection();
        const bool ofItsOwn = objection.code == refusal::featureOccupied && its.code != objection.code;
        if (other == nullptr || ofItsOwn) {
            other = &figure;
            objection = its;
        }
    }
    if (other == nullptr)
        return {};
    Refusal occupied{objection.code, objection.rule, state.board.cellOf(other->segment),
                     state.board.featureIndex(other->segment)};
    occupied.figure = other->kind;
    occupied.player = other->player;
    occupied.featureKind = state.board.segment(segment).kind;
    occupied.figureStands = true;
    return occupied;
}

bool hasFollowerOf(const RuleBook& book, const StateData& state, Segment segment, Player player)
{
    // Nobody at all stands on most features.
    return state.board.feature(segment).figures != 0
           && std::ranges::any_of(state.figuresOnBoard(), [&](const Figure& figure) {
                  return figure.player == player
                         && state.board.root(figure.segment) == state.board.root(segment)
                         && book.figureRule(figure.kind).isMeeple();
              });
}

int FigureRule::strength(const StateData&, const Figure&) const
{
    return 1;
}

namespace {

/// True if some way leads such a figure to that feature of another tile; `passing` = whatever keeps figures
/// off the tile.
bool isWithinReach(const RuleBook& book, const StateData& state, FigureKind figure, Segment segment,
                   bool passing = false)
{
    return std::ranges::any_of(book.furtherReaches(), [&](const auto& reach) {
        return (!passing || reach->passesTileBars()) && reach->isOpenFor(book, state, figure)
               && reach->leadsTo(book, state, segment);
    });
}

/// True if some way leads to that feature, though not such figures.
bool leadsOthersTo(const RuleBook& book, const StateData& state, Segment segment)
{
    return std::ranges::any_of(book.furtherReaches(),
                               [&](const auto& reach) { return reach->leadsTo(book, state, segment); });
}

/// True if something keeps the figure off a feature of another tile.
bool isBarredFurther(const RuleBook& book, const StateData& state, FigureKind figure, Segment segment)
{
    return book.barOnFeature(state, segment)
           || (book.barOnTile(state, state.board.segment(segment).tile)
               && !isWithinReach(book, state, figure, segment, true));
}

/// The same as `anyFreeFeature` for features of other tiles that the figure may take: none that is completed.
template<class Each>
bool anyFreeFurther(const RuleBook& book, const StateData& state, FigureKind figure, Each each)
{
    if (std::ranges::none_of(book.furtherReaches(),
                             [&](const auto& reach) { return reach->isOpenFor(book, state, figure); }))
        return false;
    const auto& board = state.board;
    const Segment end = board.tiles()[state.placed].firstSegment;
    // The tile just placed is the last one.
    for (Segment at = 0; at < end; ++at)
        if (book.mayStandOn(figure, board.segment(at).kind) && board.feature(at).figures == 0
            && isWithinReach(book, state, figure, at)
            && !book.featureRule(board.segment(at).kind).isComplete(state, at)
            && !isBarredFurther(book, state, figure, at) && each(at))
            return true;
    return false;
}

/// Calls `each(segment)` for the features of the tile just placed that the figure may take, and for those of
/// other tiles to which a way leads. Rule: base.deploy.tile, base.deploy.free. Stops when `each` answers
/// true.
template<class Each>
bool anyFreeFeature(const RuleBook& book, const StateData& state, FigureKind figure, Each each)
{
    const Segment first = state.board.tiles()[state.placed].firstSegment;
    for (Segment at = first; at < state.board.segmentCount(); ++at)
        if (book.mayStandOn(figure, state.board.segment(at).kind) && state.board.feature(at).figures == 0
            && !book.isBarred(state, at) && each(at))
            return true;
    return !book.furtherReaches().empty() && anyFreeFurther(book, state, figure, each);
}

} // namespace

bool FigureRule::canDeploy(const RuleBook& book, const StateData& state) const
{
    if (state.placed == noTile || state.supply[state.active][index(m_kind)] == 0)
        return false;
    return anyFreeFeature(book, state, m_kind, [](Segment) { return true; });
}

void FigureRule::addDeployments(const RuleBook& book, const StateData& state, ActionList& actions) const
{
    if (state.placed == noTile || state.supply[state.active][index(m_kind)] == 0)
        return;
    anyFreeFeature(book, state, m_kind, [&](Segment segment) {
        const auto at = state.board.ref(segment);
        actions.push_back(Action::deploy(m_kind, at.at, at.feature));
        return false;
    });
}

void FigureRule::addConceivable(const RuleBook& book, const StateData& state,
                                std::vector<Action>& actions) const
{
    const auto& tile = state.board.tiles()[state.placed];
    const auto& kind = book.catalogue().kind(tile.kind);
    for (std::size_t i = 0; i < kind.features.size() + kind.shortRoads.size(); ++i)
        actions.push_back(Action::deploy(m_kind, tile.cell, static_cast<FeatureIndex>(i)));
    for (Segment at = 0; !book.furtherReaches().empty() && at < tile.firstSegment; ++at)
        if (book.mayStandOn(m_kind, state.board.segment(at).kind) && isWithinReach(book, state, m_kind, at)) {
            const auto ref = state.board.ref(at);
            actions.push_back(Action::deploy(m_kind, ref.at, ref.feature));
        }
}

namespace {

/// The tile on which the deployment would set the figure: that just placed, or one to which a way may lead;
/// noTile if it is none of them.
TileIndex reachedTile(const RuleBook& book, const StateData& state, const Action& action)
{
    if (state.placed == noTile)
        return noTile;
    if (state.board.tiles()[state.placed].cell == action.at)
        return state.placed;
    const auto tile = state.board.tileAt(action.at);
    const bool any = std::ranges::any_of(book.furtherReaches(), [&](const auto& reach) {
        return reach->isOpenFor(book, state, action.figure);
    });
    return any ? tile : noTile;
}

/// Whether what keeps figures off the tile does not hold for that feature of it.
bool passesTileBars(const RuleBook& book, const StateData& state, const Action& action, TileIndex tile)
{
    return tile != state.placed
           && action.feature < book.catalogue().kind(state.board.tiles()[tile].kind).features.size()
           && isWithinReach(book, state, action.figure, state.board.segmentOf(tile, action.feature), true);
}

} // namespace

std::optional<Refusal> FigureRule::placeRefusal(const RuleBook& book, const StateData& state,
                                                const Action& action) const
{
    const auto refuse = [&](Code code) { return refused(state, action, code, "base.deploy.tile"); };
    if (action.onCorner) {
        auto wrong = refuse(refusal::wrongFeature);
        wrong.detail = refusal::onCorner;
        return wrong;
    }
    const auto tile = reachedTile(book, state, action);
    if (tile == noTile) {
        if (auto closed = book.whyNotElsewhere(state, m_kind))
            return closed;
        const Segment there = state.placed == noTile ? noSegment : segmentOf(book, state, action);
        if (there == noSegment || !leadsOthersTo(book, state, there))
            return refuse(refusal::notThisTile);
        auto wrong = refuse(refusal::wrongFeature);
        wrong.featureKind = state.board.segment(there).kind;
        return wrong;
    }
    if (auto barred = book.barOnTile(state, tile); barred && !passesTileBars(book, state, action, tile))
        return barred;
    const auto& kind = book.catalogue().kind(state.board.tiles()[tile].kind);
    if (kind.isShortRoad(action.feature))
        return refuse(refusal::shortRoad);
    const Segment segment = state.board.segmentOf(tile, action.feature);
    const auto featureKind = state.board.segment(segment).kind;
    if (!book.mayStandOn(m_kind, featureKind)) {
        const auto& reserved = book.reservedFor(featureKind);
        auto wrong = refuse(reserved.deploying);
        if (!reserved.rule.empty())
            wrong.rule = reserved.rule;
        wrong.featureKind = featureKind;
        return wrong;
    }
    if (tile == state.placed)
        return book.barOnFeature(state, segment);
    if (!isWithinReach(book, state, m_kind, segment))
        return refuse(refusal::notThisTile);
    if (auto barred = book.barOnFeature(state, segment))
        return barred;
    if (!book.featureRule(featureKind).isComplete(state, segment))
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
    if (auto occupied = occupiedRefusal(book, state, segmentOf(book, state, action)))
        return occupied;
    if (state.supply[state.active][index(m_kind)] == 0)
        return refused(state, action, refusal::noneLeft, "base.deploy.one");
    return {};
}

} // namespace vozka
