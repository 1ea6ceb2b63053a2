// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/drawbridges/crossing_hook.h"

#include "engine/expansions/drawbridges/drawbridges.h"
#include "engine/rules/hooks/turn.h"

#include <algorithm>

namespace vozka::drawbridges {

namespace {

void tellBridgesUp(Turn& turn, const Crossing& crossing, Segment root)
{
    const auto& state = turn.state();
    std::vector<std::pair<SegmentRef, SegmentRef>> up;
    crossing.bridges().forEachOn(state.board, root, [&](Segment road, Segment city) {
        if (!Crossing::isDown(state, city))
            up.emplace_back(state.board.ref(road), state.board.ref(city));
    });
    std::ranges::sort(up);
    for (const auto& [road, city] : up)
        turn.tell({.type = eventUp, .at = road, .to = city, .featureKind = FeatureKind::City});
}

/// Notes who may cross from a road that was scored, for the step of the drawbridges.
/// Rule: db.score.first - the road has its points, now its drawbridges are looked at.
/// Rule: db.bridge.same - what the same tile completed is complete.
/// Rule: db.move.anyone - also if another player placed the tile
void noteScoredRoad(Turn& turn, const Crossing& crossing, Segment root)
{
    auto& state = turn.state();
    if (state.board.segment(root).kind != FeatureKind::Road)
        return;
    if (turn.isTold())
        tellBridgesUp(turn, crossing, root);
    if (!crossing.hasBridgeDown(state, root))
        return;
    const auto crossers = crossing.crossers(state, root);
    crossing.scored(state).add(root, crossers.player.value_or(nature));
    // Rule: db.move.tie
    if (turn.isTold() && crossers.rule == "db.move.tie")
        turn.tell({.type = eventTie, .at = state.board.ref(root), .featureKind = FeatureKind::Road});
}

class LeadsOver final : public PassageHook {
public:
    explicit LeadsOver(std::shared_ptr<const Crossing> crossing) : m_crossing(std::move(crossing)) {}

    [[nodiscard]] bool leadsTo(const RuleBook&, const StateData& state, const Figure& figure,
                               Segment target) const override
    {
        return m_crossing->mayCrossTo(state, figure, target);
    }

    [[nodiscard]] Code rule() const override { return "db.bridge.down"; }

    /// Without other rules, all figures on the segment but one must have crossed from a road that is
    /// complete.
    [[nodiscard]] bool mayShare(const RuleBook&, const StateData& state, Segment segment,
                                FigureKind kind) const override
    {
        if (state.board.segment(segment).kind != FeatureKind::City || !hasBeenCrossedInto(state, segment))
            return false;
        const auto cannotCross = std::ranges::count_if(state.figuresOnBoard(), [&](const Figure& figure) {
            return figure.segment == segment && !m_crossing->mayCross(figure.kind);
        });
        return cannotCross + (m_crossing->mayCross(kind) ? 0 : 1) <= 1;
    }

private:
    /// A road that was scored has a drawbridge to the city.
    [[nodiscard]] bool hasBeenCrossedInto(const StateData& state, Segment city) const
    {
        const auto& board = state.board;
        for (int i = 0; i < board.segmentCount(); ++i)
            if (const auto road = static_cast<Segment>(i);
                board.segment(road).kind == FeatureKind::Road && board.root(road) == road
                && board.status(road) == FeatureStatus::Scored && m_crossing->leads(state, road, city))
                return true;
        return false;
    }

    std::shared_ptr<const Crossing> m_crossing;
};

class SeenBridges final : public PassageInsightHook {
public:
    explicit SeenBridges(std::shared_ptr<const Crossing> crossing) : m_crossing(std::move(crossing)) {}

    void addPassages(const StateData& state, Segment from, std::vector<Passage>& passages) const override
    {
        m_crossing->bridges().forEachAt(state.board, from, [&](Segment road, Segment city) {
            passages.push_back(
                {stepName, state.board.ref(road), state.board.ref(city), Crossing::isDown(state, city)});
        });
    }

    [[nodiscard]] std::optional<Crossers> crossers(const RuleBook&, const StateData& state,
                                                   Segment segment) const override
    {
        if (!m_crossing->hasBridge(state, segment))
            return {};
        return m_crossing->crossers(state, segment);
    }

private:
    std::shared_ptr<const Crossing> m_crossing;
};

} // namespace

void addCrossingHooks(RuleBook& book, const std::shared_ptr<const Crossing>& crossing)
{
    book.on(Trigger::TilePlaced,
            [crossing](Turn& turn, const Happening&) { crossing->scored(turn.state()) = {}; });
    book.on(Trigger::FeatureScored, [crossing](Turn& turn, const Happening& happening) {
        noteScoredRoad(turn, *crossing, happening.feature);
        turn.keepFigures(happening.feature,
                         [&](const Figure& figure) { return crossing->waits(turn.state(), figure); });
    });
    book.add(std::unique_ptr<PassageHook>(std::make_unique<LeadsOver>(crossing)));
    book.add(std::unique_ptr<PassageInsightHook>(std::make_unique<SeenBridges>(crossing)));
}

} // namespace vozka::drawbridges
