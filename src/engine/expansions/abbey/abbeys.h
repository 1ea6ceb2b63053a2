// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Placed abbeys, the check of their places, and the option for remaining abbeys.
#pragma once

#include "engine/rules/hooks/rule_book.h"
#include "engine/rules/state/options.h"

namespace vozka::abbey {

/// The expansion's slot in the state.
struct Abbeys {
    /// Abbeys that each player has placed. `unowned`: abbeys without an owner, from a loaded position.
    std::array<std::uint8_t, maxPlayers> placed;
    std::uint8_t unowned;
    /// Number of turns with an empty bag, for Leftover::Round and UntilNobody. With UntilNobody, placing an
    /// abbey resets it to 0.
    std::uint8_t turnsWithoutBag;
};

/// Slot of the expansion, kind of the tile with the abbey, and kind of its feature.
struct AbbeyKeys {
    std::size_t slot = 0;
    KindIndex kind = noKind;
    FeatureKind feature{};

    [[nodiscard]] const Abbeys& abbeysIn(const StateData& state) const
    {
        return state.ofExpansions.get<Abbeys>(slot);
    }
    [[nodiscard]] Abbeys& abbeysIn(StateData& state) const { return state.ofExpansions.get<Abbeys>(slot); }
};

/// Abbeys that the player has left, 0 or 1; `noPlayer`: abbeys of all players.
[[nodiscard]] int abbeysLeft(const Abbeys& abbeys, const StateData& state, Player player);
[[nodiscard]] bool hasAbbeyLeft(const Abbeys& abbeys, const StateData& state, Player player);

/// Use of remaining abbeys when the bag is empty, in the order of the option's words.
enum class Leftover : std::uint8_t { Round, Turns, UntilNobody, Lost };

inline constexpr OptionSpec leftoverAbbeys{"leftoverAbbeys",
                                           OptionSpec::Type::Choice,
                                           {"round", "turns", "untilNobody", "lost"},
                                           static_cast<int>(Leftover::Round),
                                           static_cast<int>(Leftover::Turns),
                                           "am.abbey.end"};
/// Adds the step before the draw: placing an abbey instead of a drawn tile, also after the bag is empty.
void addAbbeyStep(RuleBook& book, const AbbeyKeys& keys, Leftover leftover);

/// True if all four neighbours of the cell have a tile.
[[nodiscard]] constexpr bool isHole(const OpenCell& open)
{
    return open.neighbours == sideCount;
}

/// Returns why the abbey cannot be placed there; empty if it can. Rule: am.abbey.hole - all four neighbours
/// have tiles; their features do not matter.
[[nodiscard]] std::optional<Refusal> placementRefusal(const AbbeyKeys& keys, const StateData& state,
                                                      const PlacedTile& tile);
/// Counts the tile of the turn. Requires: it is an abbey.
void countPlaced(const AbbeyKeys& keys, StateData& state);

} // namespace vozka::abbey
