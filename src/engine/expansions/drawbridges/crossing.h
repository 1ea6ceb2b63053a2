// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who may cross which drawbridges: the same questions for the scoring, for the step behind it and for whoever
// asks beforehand.
#pragma once

#include "engine/expansions/drawbridges/bridges.h"
#include "engine/rules/hooks/majority.h"
#include "engine/rules/hooks/passage_rule.h"

#include <memory>

namespace vozka::drawbridges {

/// The roads that were scored in this turn and have a drawbridge that is down, and who may cross from each.
/// Without gaps between its members, since states are compared as memory.
struct Scored {
    /// A tile completes no more roads than it has sides.
    std::array<Segment, sideCount> roads;
    /// `nature` = nobody may.
    std::array<Player, sideCount> players;
    /// Only the figure on that segment is asked about, as a question supposes; else all of them in turn.
    Segment asked;
    std::uint8_t size;
    bool supposed;

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
    [[nodiscard]] const Scored& scored(const StateData& state) const
    {
        return state.ofExpansions.get<Scored>(m_slot);
    }
    [[nodiscard]] Scored& scored(StateData& state) const { return state.ofExpansions.get<Scored>(m_slot); }

    /// Rule: db.move.kinds - meeples that stand on roads; what is no meeple never crosses.
    [[nodiscard]] bool mayCross(FigureKind figure) const;
    /// True for those that cross in the step of the drawbridges; the others decide in a step of their own
    /// whether they cross or go another way.
    [[nodiscard]] bool crossesHere(FigureKind figure) const;
    /// Rule: db.bridge.up, db.bridge.down - it is up where its city is complete, else down.
    [[nodiscard]] static bool isDown(const StateData& state, Segment city)
    {
        return state.board.feature(city).openEnds != 0;
    }
    [[nodiscard]] bool hasBridge(const StateData& state, Segment road) const;
    [[nodiscard]] bool hasBridgeDown(const StateData& state, Segment road) const;
    /// True if a drawbridge of the road leads to the feature of the target, up or down.
    [[nodiscard]] bool leads(const StateData& state, Segment road, Segment target) const;
    /// Who may cross from a road as the figures stand. `with` counts for its owner, also if it does not stand
    /// there yet.
    [[nodiscard]] Crossers crossers(const StateData& state, Segment road, const Figure* with = nullptr) const;
    /// True if the figure may cross to that segment: from a road scored in this turn, or as if its road were
    /// scored now.
    [[nodiscard]] bool mayCrossTo(const StateData& state, const Figure& figure, Segment target) const;
    /// True if the step of the drawbridges has yet to decide about the figure.
    [[nodiscard]] bool waits(const StateData& state, const Figure& figure) const;

private:
    /// Who may cross from a road that was scored in this turn, `nature` for nobody; nothing for other roads.
    [[nodiscard]] std::optional<Player> crosserOf(const StateData& state, Segment road) const;

    const RuleBook& m_book;
    Bridges m_bridges;
    std::size_t m_slot;
};

/// Notes the scored roads of each turn for the step of the drawbridges, and adds passages over drawbridges.
void addCrossingHooks(RuleBook& book, const std::shared_ptr<const Crossing>& crossing);
/// Rule: db.move.each - about each figure on its own: clockwise from the active player, those of one player
/// by row, column and name of the road on its tile.
void addCrossingStep(RuleBook& book, std::shared_ptr<const Crossing> crossing);

} // namespace vozka::drawbridges
