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
        // Most features have no figures.
        found =
            found
            || (state.board.feature(at).figures != 0 && book.isAllowedOn(figure, state.board.segment(at).kind)
                && hasFollowerOf(book, state, at, state.active) && !book.isComplete(state, at)
                && !book.limits().isForbidden(state, at) && each(state.board.featureIndex(at)));
    });
    return found;
}

} // namespace

bool CompanionRule::canDeploy(const RuleBook& book, const StateData& state) const
{
    return anyFeature(book, state, kind(), [](FeatureIndex) { return true; });
}

void CompanionRule::addDeployments(const RuleBook& book, const StateData& state, ActionList& actions) const
{
    anyFeature(book, state, kind(), [&](FeatureIndex feature) {
        actions.push_back(Action::deploy(kind(), state.board.tiles()[state.placed].cell, feature));
        return false;
    });
}

std::optional<Refusal> CompanionRule::refusal(const RuleBook& book, const StateData& state,
                                              const Action& action) const
{
    if (auto refusal = placeRefusal(book, state, action))
        return refusal;
    const Segment segment = segmentOf(book, state, action.at);
    const auto& missingFollower = *spec().needsFollower;
    auto refusal = makeRefusal(state, action, missingFollower.code, missingFollower.rule);
    refusal.featureKind = state.board.segment(segment).kind;
    if (book.isComplete(state, segment)) {
        refusal.code = refusal::featureCompleted;
        return refusal;
    }
    if (!hasFollowerOf(book, state, segment, state.active))
        return refusal;
    if (state.supply[state.active][index(kind())] > 0)
        return {};
    refusal.code = refusal::noneLeft;
    return refusal;
}

} // namespace vozka::traders_and_builders
