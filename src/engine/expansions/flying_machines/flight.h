// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Flights of the machines, and the die.
#pragma once

#include "engine/rules/hooks/rule_book.h"

#include <memory>

namespace vozka::flying_machines {

/// Greatest number of the die.
inline constexpr int maxPoints = 3;

/// Flights of the machines of a game. The machine of a turn is on the tile just placed.
class Flights {
public:
    /// Reserves a slot for the die.
    Flights(RuleBook& book, FeatureKind machine);

    /// Machine of this turn; noSegment if none.
    [[nodiscard]] Segment machine(const StateData& state) const;
    /// Figure that has taken off and not landed yet; null if none.
    [[nodiscard]] const Figure* flier(const StateData& state) const;
    /// True if the segment is a machine, on any tile.
    [[nodiscard]] bool isMachine(const StateData& state, Segment segment) const;
    /// Cell at that distance from the machine of this turn, in its direction. Requires: there is a machine.
    [[nodiscard]] Cell cellAt(const StateData& state, int distance) const;
    /// Number on the die for the flier; 0 if the die was not rolled.
    [[nodiscard]] int points(const StateData& state) const;
    void setPoints(StateData& state, int points) const;

private:
    struct Machine {
        FeatureIndex feature = noFeature;
        Direction direction{};
    };
    /// By tile kind.
    std::shared_ptr<const std::vector<Machine>> m_machines;
    std::size_t m_slot;
};

/// Adds a step of the dealer, who rolls the die, after each deploy step. Returns the type of the roll.
[[nodiscard]] Action::Type addRoll(RuleBook& book, const Flights& flights);

} // namespace vozka::flying_machines
