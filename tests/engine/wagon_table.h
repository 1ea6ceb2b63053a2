// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A board with wagons, written as a picture, and where they could go.
#pragma once

#include "scene.h"

namespace vozka {

/// Boards as in Scene, of the sets base, abbey-and-mayor and wiki-examples: one word a cell, a tile's id and
/// its turns, then its figures; a figure with "W" behind its player's initial is a wagon
/// ("S0/AWr/B:city-new"). Abbeys are laid last but for the tile behind whose word stands "!".
class WagonTable {
public:
    WagonTable(std::string_view board, Edition edition, int players = 2, Player toMove = 0);

    /// What is to be said of that feature for a wagon that stood on `from`: "gate", "in range", or the reason
    /// and its detail: "not-adjacent/far". Features by cell and id: "0,1 road-s".
    [[nodiscard]] std::string verdict(std::string_view from, std::string_view to) const;
    /// The same in both directions, which must agree.
    [[nodiscard]] std::string between(std::string_view a, std::string_view b) const;
    /// The rule behind a verdict.
    [[nodiscard]] Code ruleOf(std::string_view from, std::string_view to) const;
    /// All targets: "0,0 city-new; 0,1 monastery".
    [[nodiscard]] std::string targets(std::string_view from) const;

    /// Places the tile ("A2") as the player to move.
    void place(std::string_view tile, Cell at);
    void apply(const Action& action);
    /// What may be chosen in the wagon step, "home" behind the targets.
    [[nodiscard]] std::string choices() const;
    [[nodiscard]] Action move(Cell from, std::string_view to) const;
    [[nodiscard]] Action deployWagon(std::string_view at) const;
    [[nodiscard]] std::string whyNot(const Action& action) const;
    [[nodiscard]] Code step() const { return m_rules.step(m_state); }
    /// Where the player's wagon stands, "" = nowhere.
    [[nodiscard]] std::string wagonOf(Player player) const;
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
