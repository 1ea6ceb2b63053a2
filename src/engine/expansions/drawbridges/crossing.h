// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Drawbridges that figures can cross. Used for the scoring, the step after it and the display of passages.
#pragma once

#include "engine/expansions/drawbridges/bridges.h"
#include "engine/rules/hooks/majority.h"
#include "engine/rules/hooks/passage_rule.h"

#include <memory>

namespace vozka::drawbridges {

/// Roads that were scored in this turn and have a drawbridge that is down, with the player who can cross.
/// No padding, since states are compared as memory.
struct ScoredRoads {
    /// A tile completes at most one road for each side. Other actions, such as moving a ferry on each of
    /// these roads, complete at most two more for each side.
    static constexpr std::size_t maxRoads = 3 * sideCount;
    std::array<Segment, maxRoads> roads;
    /// `noPlayer` if no player can cross.
    std::array<Player, maxRoads> players;
    /// With `isAssumed` only the figure on this segment can cross.
    Segment assumedSegment;
    std::uint8_t size;
    bool isAssumed;

    void add(Segment road, Player player)
    {
        roads[size] = road;
        players[size++] = player;
    }
};

class Crossing {
public:
    Crossing(const RuleBook& book, std::size_t slot) : m_book(book), m_bridges(book.catalogue()), m_slot(slot)
    {}

    [[nodiscard]] const RuleBook& book() const { return m_book; }
    [[nodiscard]] const Bridges& bridges() const { return m_bridges; }
    [[nodiscard]] const ScoredRoads& scoredRoads(const StateData& state) const
    {
        return state.ofExpansions.get<ScoredRoads>(m_slot);
    }
    [[nodiscard]] ScoredRoads& scoredRoads(StateData& state) const
    {
        return state.ofExpansions.get<ScoredRoads>(m_slot);
    }

    /// Rule: db.move.kinds - meeples on roads; other figures never cross.
    [[nodiscard]] bool mayCross(FigureKind figure) const;
    /// True for figures that cross in the step of the drawbridges. Figures that can move in another step
    /// cross in that step.
    [[nodiscard]] bool crossesInStep(FigureKind figure) const;
    /// Rule: db.bridge.up, db.bridge.down - a drawbridge is up if its city is complete, else down.
    [[nodiscard]] static bool isDown(const StateData& state, Segment city)
    {
        return state.board.feature(city).openEnds != 0;
    }
    [[nodiscard]] bool hasBridge(const StateData& state, Segment road) const;
    [[nodiscard]] bool hasBridgeDown(const StateData& state, Segment road) const;
    /// True if a drawbridge of the road leads to the feature of the target, whether it is up or down.
    [[nodiscard]] bool hasBridgeTo(const StateData& state, Segment road, Segment target) const;
    /// Player who could cross from a road now. `extraFigure`: a figure to count even if it is not on the
    /// road; null if none.
    [[nodiscard]] PassageUser passageUser(const StateData& state, Segment road,
                                          const Figure* extraFigure = nullptr) const;
    /// True if the figure can cross to that segment. If its road was not scored in this turn, assumes that
    /// the road is scored now.
    [[nodiscard]] bool mayCrossTo(const StateData& state, const Figure& figure, Segment target) const;
    /// True if the player still has to decide about the figure in the step of the drawbridges.
    [[nodiscard]] bool isPending(const StateData& state, const Figure& figure) const;

private:
    /// Player who can cross from a road that was scored in this turn, `noPlayer` if none can; empty for other
    /// roads.
    [[nodiscard]] std::optional<Player> crossingPlayer(const StateData& state, Segment road) const;

    const RuleBook& m_book;
    Bridges m_bridges;
    std::size_t m_slot;
};

/// Records the scored roads of each turn for the step of the drawbridges, and adds passages over drawbridges.
void addCrossingHooks(RuleBook& book, const std::shared_ptr<const Crossing>& crossing);
/// Rule: db.move.each - players decide about each figure separately: clockwise from the active player, then
/// sorted by row, column and id of the road.
void addCrossingStep(RuleBook& book, std::shared_ptr<const Crossing> crossing);

} // namespace vozka::drawbridges
