// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board with wagons, written as text, and their targets.
#pragma once

#include "scene.h"

namespace vozka {

/// Boards as in Scene, of the sets base, abbey-and-mayor and wiki-examples: one word for each cell, with a
/// tile's id and its turns, then its figures. A figure with "W" after its player's initial is a wagon
/// ("S0/AWr/B:city-new"). Abbeys are placed last, except if another word has "!" at its end.
class WagonTable {
public:
    WagonTable(std::string_view board, Edition edition, int players = 2, Player toMove = 0);

    /// Result for that feature and a wagon on `from`: "gate", "in range", or the reason and its detail:
    /// "not-adjacent/far". Features by cell and id: "0,1 road-s".
    [[nodiscard]] std::string moveResult(std::string_view from, std::string_view to) const;
    /// The same in both directions, which must agree.
    [[nodiscard]] std::string between(std::string_view a, std::string_view b) const;
    /// Rule of a result.
    [[nodiscard]] Code ruleOf(std::string_view from, std::string_view to) const;
    /// All targets: "0,0 city-new; 0,1 monastery".
    [[nodiscard]] std::string targets(std::string_view from) const;

    /// Places the tile ("A2") as the player to move.
    void place(std::string_view tile, Cell at);
    void apply(const Action& action);
    /// Choices of the wagon step, "supply" after the targets.
    [[nodiscard]] std::string choices() const;
    [[nodiscard]] Action move(Cell from, std::string_view to) const;
    [[nodiscard]] Action deployWagon(std::string_view at) const;
    [[nodiscard]] std::string refusalCode(const Action& action) const;
    [[nodiscard]] Code step() const { return m_rules.step(m_state); }
    /// Place of the player's wagon, "" if not on the board.
    [[nodiscard]] std::string wagonPlace(Player player) const;
    [[nodiscard]] int wagonsLeft(Player player) const;

    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const Events& events() const { return m_events; }

private:
    [[nodiscard]] SegmentRef find(std::string_view place) const;
    [[nodiscard]] std::string nameOf(const SegmentRef& place) const;
    [[nodiscard]] Reach reach(std::string_view from) const;

    Rules m_rules;
    State m_state;
    Events m_events;
    Edition m_edition;
};

} // namespace vozka
