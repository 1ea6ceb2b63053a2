// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/drawbridges/crossing.h"
#include "engine/expansions/drawbridges/drawbridges.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::drawbridges {

namespace {

void reportBridgesUp(Turn& turn, const Crossing& crossing, Segment root)
{
    const auto& state = turn.state();
    std::vector<std::pair<SegmentRef, SegmentRef>> up;
    crossing.bridges().forEachOn(state.board, root, [&](Segment road, Segment city) {
        if (!Crossing::isDown(state, city))
            up.emplace_back(state.board.ref(road), state.board.ref(city));
    });
    std::ranges::sort(up);
    for (const auto& [road, city] : up)
        turn.report({.type = eventUp, .at = road, .to = city, .featureKind = FeatureKind::City});
}

/// Records who can cross from a scored road, for the step of the drawbridges.
/// Rule: db.score.first - the road is scored before figures cross.
/// Rule: db.bridge.same - cities that the same tile completed are already complete.
/// Rule: db.move.anyone - also if another player placed the tile
void addScoredRoad(Turn& turn, const Crossing& crossing, Segment root)
{
    auto& state = turn.state();
    if (state.board.segment(root).kind != FeatureKind::Road)
        return;
    if (turn.isReporting())
        reportBridgesUp(turn, crossing, root);
    if (!crossing.hasBridgeDown(state, root))
        return;
    const auto passageUser = crossing.passageUser(state, root);
    crossing.scoredRoads(state).add(root, passageUser.player.value_or(noPlayer));
    turn.request(stepName);
    // Rule: db.move.tie
    if (turn.isReporting() && passageUser.rule == "db.move.tie")
        turn.report({.type = eventTie, .at = state.board.ref(root), .featureKind = FeatureKind::Road});
}

/// True if a road that was scored has a drawbridge to the city.
bool hasBridgeFromScoredRoad(const Crossing& crossing, const StateData& state, Segment city)
{
    const auto& board = state.board;
    for (int i = 0; i < board.segmentCount(); ++i)
        if (const auto road = static_cast<Segment>(i);
            board.segment(road).kind == FeatureKind::Road && board.root(road) == road
            && board.status(road) == FeatureStatus::Scored && crossing.hasBridgeTo(state, road, city))
            return true;
    return false;
}

/// True if a figure of that kind can be on the segment, too: a road with a drawbridge to the city was scored,
/// and at most one of the figures is of a kind that cannot cross.
bool mayShare(const Crossing& crossing, const StateData& state, Segment segment, FigureKind kind)
{
    if (state.board.segment(segment).kind != FeatureKind::City
        || !hasBridgeFromScoredRoad(crossing, state, segment))
        return false;
    const auto cannotCross = std::ranges::count_if(state.figuresOnBoard(), [&](const Figure& figure) {
        return figure.segment == segment && !crossing.mayCross(figure.kind);
    });
    return cannotCross + (crossing.mayCross(kind) ? 0 : 1) <= 1;
}

PassageRule passageRule(const std::shared_ptr<const Crossing>& crossing)
{
    PassageRule rule;
    rule.rule = "db.bridge.down";
    rule.leadsTo = [crossing](const StateData& state, const Figure& figure, Segment target) {
        return crossing->mayCrossTo(state, figure, target);
    };
    rule.mayShare = [crossing](const StateData& state, Segment segment, FigureKind kind) {
        return mayShare(*crossing, state, segment, kind);
    };
    rule.addPassages = [crossing](const StateData& state, Segment from, std::vector<Passage>& passages) {
        crossing->bridges().forEachAt(state.board, from, [&](Segment road, Segment city) {
            passages.push_back(
                {stepName, state.board.ref(road), state.board.ref(city), Crossing::isDown(state, city)});
        });
    };
    rule.passageUser = [crossing](const StateData& state, Segment segment) {
        return crossing->hasBridge(state, segment) ? std::optional(crossing->passageUser(state, segment))
                                                   : std::nullopt;
    };
    return rule;
}

} // namespace

void addCrossingHooks(RuleBook& book, const std::shared_ptr<const Crossing>& crossing)
{
    book.on(Trigger::TilePlaced,
            [crossing](Turn& turn, const TriggerArgs&) { crossing->scoredRoads(turn.state()) = {}; });
    book.on(Trigger::FeatureScored, [crossing](Turn& turn, const TriggerArgs& args) {
        addScoredRoad(turn, *crossing, args.feature);
        turn.keepFigures(args.feature,
                         [&](const Figure& figure) { return crossing->isPending(turn.state(), figure); });
    });
    book.add(passageRule(crossing));
}

} // namespace vozka::drawbridges
