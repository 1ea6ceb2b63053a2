// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Targets of one wagon and reasons against other places, for the step of the turn and for the whole board.
#pragma once

#include "engine/base/index_set.h"
#include "engine/expansions/wagon/chains.h"
#include "engine/rules/hooks/rule_book.h"

namespace vozka::wagon {

/// Wagon of the player on a segment whose feature counts as scored, by the rule of that edition.
struct Ride {
    const RuleBook& book;
    const StateData& state;
    Segment from = noSegment;
    Edition edition = Edition::C2;
    Player player = nature;
    /// Kind of the figure.
    FigureKind kind{};
};

/// Rule: am.wagon.target - another feature that is not completed, not occupied, and not a field.
[[nodiscard]] bool isFree(const Ride& ride, Segment target);
/// Rule: am.wagon.c2.range - its tile and the eight cells around it.
[[nodiscard]] bool isInRange(const Ride& ride, Cell cell);
/// Roots of the features that are directly connected with the wagon's feature.
[[nodiscard]] IndexSet<maxSegments> connected(const Ride& ride);

/// Passage rule that allows the wagon to move to that segment, also if it is occupied; null if none.
[[nodiscard]] const PassageRule* otherWay(const Ride& ride, Segment target);
/// True if the wagon can move there by its own rules.
[[nodiscard]] bool isOwnTarget(const Ride& ride, Segment target);

/// Calls `each(segment)` for every target by the wagon's own rules. Stops if `each` returns true.
template<class Each>
bool anyOwnTarget(const Ride& ride, Each each)
{
    const auto& board = ride.state.board;
    if (ride.edition == Edition::C1) {
        // Rule: am.wagon.c1.anytile - any tile of a connected feature
        const auto linked = connected(ride);
        for (int at = 0; at < board.segmentCount(); ++at)
            if (const auto segment = static_cast<Segment>(at);
                linked.contains(board.root(segment)) && isFree(ride, segment) && each(segment))
                return true;
        return false;
    }
    // Rule: am.wagon.c2.segment - only on segments in range, across any features
    bool stopped = false;
    for (std::size_t tile = 0; tile < board.tiles().size() && !stopped; ++tile)
        if (isInRange(ride, board.tiles()[tile].cell))
            board.forEachOn(static_cast<TileIndex>(tile), [&](Segment segment) {
                stopped = stopped || (isFree(ride, segment) && each(segment));
            });
    return stopped;
}

/// Calls `each(segment)` for every target. Stops if `each` returns true.
template<class Each>
bool anyTarget(const Ride& ride, Each each)
{
    if (anyOwnTarget(ride, each))
        return true;
    if (ride.book.passageRules().empty())
        return false;
    for (int at = 0; at < ride.state.board.segmentCount(); ++at)
        if (const auto segment = static_cast<Segment>(at);
            otherWay(ride, segment) != nullptr && !isOwnTarget(ride, segment) && each(segment))
            return true;
    return false;
}

/// True if the wagon can move there. Faster than `whyNot`, allocates nothing.
[[nodiscard]] bool isTarget(const Ride& ride, Segment target);

/// Returns why the wagon cannot move to that segment; empty if it can. `chains` must start at the wagon's
/// feature. Only edition C1 uses them.
[[nodiscard]] std::optional<Refusal> whyNot(const Ride& ride, Segment target, const Chains& chains);
/// The same for a short road, where no figure can be.
[[nodiscard]] Refusal whyNotOnShortRoad(const Ride& ride);

/// Returns the range of the wagon on the whole board.
[[nodiscard]] Reach boardReach(const Ride& ride);

} // namespace vozka::wagon
