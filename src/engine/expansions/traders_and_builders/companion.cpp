// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/traders_and_builders/companion.h"

#include "engine/rules/hooks/rule_book.h"

namespace vozka::traders_and_builders {

namespace {

/// Calls `each(feature)` for the features of the tile just placed that the figure can join. Stops if `each`
/// returns true.
template<class Each>
bool anyFeature(const RuleBook& book, const StateData& state, FigureKind figure, Each each)
{
    bool found = false;
    state.board.forEachOn(state.placed, [&](Segment at) {
        found = found
                || (book.isAllowedOn(figure, state.board.segment(at).kind)
                    && hasFollowerOf(book, state, at, state.active) && !book.isComplete(state, at)
                    && !book.limits().isForbidden(state, at) && each(state.board.featureIndex(at)));
    });
    return found;
}

} // namespace

bool CompanionRule::canDeploy(const RuleBook& book, const StateData& state, const PlaceList&) const
{
    return anyFeature(book, state, kind(), [](FeatureIndex) { return true; });
}

void CompanionRule::addDeployments(const RuleBook& book, const StateData& state, const PlaceList&,
                                   ActionList& actions) const
{
    anyFeature(book, state, kind(), [&](FeatureIndex feature) {
        actions.push_back(Action::deploy(kind(), state.board.tiles()[state.placed].cell, feature));
        return false;
    });
}

std::optional<Refusal> CompanionRule::refusal(const RuleBook& book, const StateData& state,
                                              const Action& action) const
{
    if (auto wrong = placeRefusal(book, state, action))
        return wrong;
    const Segment segment = segmentOf(book, state, action.at);
    const auto& missingFollower = *spec().needsFollower;
    auto why = makeRefusal(state, action, missingFollower.code, missingFollower.rule);
    why.featureKind = state.board.segment(segment).kind;
    if (book.isComplete(state, segment)) {
        why.code = refusal::featureCompleted;
        return why;
    }
    if (!hasFollowerOf(book, state, segment, state.active))
        return why;
    if (state.supply[state.active][index(kind())] > 0)
        return {};
    why.code = refusal::noneLeft;
    return why;
}

} // namespace vozka::traders_and_builders
