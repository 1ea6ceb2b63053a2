// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/rules/figure_rule.h"

#include "engine/rules/majority.h"

namespace vozka {

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

std::optional<Refusal> FigureRule::refusal(const RuleBook& book, const StateData& state,
                                           const Action& action) const
{
    const auto refuse = [&](Code code, Code rule) {
        return Refusal{code, rule, action.at, action.feature, {}, {}, {}, m_kind, state.active};
    };
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
        auto wrong = refuse(refusal::wrongFeature, "base.deploy.tile");
        wrong.featureKind = featureKind;
        return wrong;
    }
    if (const auto* other = figureOn(state, segment)) {
        Refusal occupied{refusal::featureOccupied, "base.deploy.free", state.board.cellOf(other->segment),
                         state.board.featureIndex(other->segment)};
        occupied.figure = other->kind;
        occupied.player = other->player;
        occupied.featureKind = featureKind;
        occupied.figureStands = true;
        return occupied;
    }
    if (state.supply[state.active][index(m_kind)] == 0)
        return refuse(refusal::noneLeft, "base.deploy.one");
    return {};
}

} // namespace vozka
