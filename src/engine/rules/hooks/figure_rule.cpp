// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/hooks/figure_rule.h"

#include "engine/board/corner_field.h"
#include "engine/rules/hooks/majority.h"

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
        const auto its = book.figureRule(figure.kind).objection();
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

int FigureRule::strength(const StateData&, const Figure&) const
{
    return 1;
}

namespace {

/// Calls `each(feature)` for the features of the tile just placed that the figure may take.
/// Rule: base.deploy.tile, base.deploy.free. Stops when `each` answers true.
template<class Each>
bool anyFreeFeature(const RuleBook& book, const StateData& state, FigureKind figure, Each each)
{
    const Segment first = state.board.tiles()[state.placed].firstSegment;
    for (Segment at = first; at < state.board.segmentCount(); ++at)
        if (book.mayStandOn(figure, state.board.segment(at).kind) && state.board.feature(at).figures == 0
            && each(static_cast<FeatureIndex>(at - first)))
            return true;
    return false;
}

} // namespace

bool FigureRule::canDeploy(const RuleBook& book, const StateData& state) const
{
    if (state.placed == noTile || state.supply[state.active][index(m_kind)] == 0)
        return false;
    return anyFreeFeature(book, state, m_kind, [](FeatureIndex) { return true; });
}

void FigureRule::addDeployments(const RuleBook& book, const StateData& state, ActionList& actions) const
{
    if (state.placed == noTile || state.supply[state.active][index(m_kind)] == 0)
        return;
    const Cell at = state.board.tiles()[state.placed].cell;
    anyFreeFeature(book, state, m_kind, [&](FeatureIndex feature) {
        actions.push_back(Action::deploy(m_kind, at, feature));
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
}

std::optional<Refusal> FigureRule::refusal(const RuleBook& book, const StateData& state,
                                           const Action& action) const
{
    const auto refuse = [&](Code code, Code rule) {
        return Refusal{code, rule, action.at, action.feature, {}, {}, {}, m_kind, state.active};
    };
    if (action.onCorner) {
        auto wrong = refuse(refusal::wrongFeature, "base.deploy.tile");
        wrong.detail = refusal::onCorner;
        return wrong;
    }
    if (state.placed == noTile || state.board.tiles()[state.placed].cell != action.at)
        return refuse(refusal::notThisTile, "base.deploy.tile");
    const auto& kind = book.catalogue().kind(state.board.tiles()[state.placed].kind);
    if (kind.isShortRoad(action.feature))
        return refuse(refusal::shortRoad, "base.deploy.tile");
    if (action.feature >= kind.features.size())
        return refuse(refusal::wrongFeature, "base.deploy.tile");
    const Segment segment = state.board.segmentOf(state.placed, action.feature);
    const auto featureKind = state.board.segment(segment).kind;
    if (!book.mayStandOn(m_kind, featureKind)) {
        const auto& reserved = book.reservedFor(featureKind);
        auto wrong = refuse(reserved.deploying, reserved.rule.empty() ? "base.deploy.tile" : reserved.rule);
        wrong.featureKind = featureKind;
        return wrong;
    }
    if (const auto occupied = occupiedRefusal(book, state, segment))
        return occupied;
    if (state.supply[state.active][index(m_kind)] == 0)
        return refuse(refusal::noneLeft, "base.deploy.one");
    return {};
}

} // namespace vozka
