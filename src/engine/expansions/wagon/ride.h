// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where one wagon may go and why not elsewhere: the same question for the step of the turn and for the whole
// board at once.
#pragma once

#include "engine/base/index_set.h"
#include "engine/expansions/wagon/chains.h"
#include "engine/rules/hooks/rule_book.h"

namespace vozka::wagon {

/// That player's wagon on that segment whose feature counts as scored, by the rule of that edition.
struct Ride {
    const RuleBook& book;
    const StateData& state;
    Segment from = noSegment;
    Edition edition = Edition::C2;
    Player player = nature;
    /// Kind of the figure.
    FigureKind kind{};
};

/// Rule: am.wagon.target - another feature that is neither completed nor occupied, and no field.
[[nodiscard]] bool isFree(const Ride& ride, Segment target);
/// Rule: am.wagon.c2.range - the tile it stands on and the eight cells round it.
[[nodiscard]] bool isInRange(const Ride& ride, Cell cell);
/// The features, by root, that are directly connected with that of the wagon.
[[nodiscard]] IndexSet<maxSegments> connected(const Ride& ride);

/// A way by which others lead it to that segment, instead of its own move and whoever stands there; nullptr
/// if there is none.
[[nodiscard]] const PassageRule* otherWay(const Ride& ride, Segment target);
/// Whether it may go there by its own move.
[[nodiscard]] bool isOwnTarget(const Ride& ride, Segment target);

/// Calls `each(segment)` for every segment to which it may go by its own move. Stops when `each` answers
/// true.
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
    // Rule: am.wagon.c2.segment - only on segments in range; what lies between does not matter
    bool stopped = false;
    for (std::size_t tile = 0; tile < board.tiles().size() && !stopped; ++tile)
        if (isInRange(ride, board.tiles()[tile].cell))
            board.forEachOn(static_cast<TileIndex>(tile), [&](Segment segment) {
                stopped = stopped || (isFree(ride, segment) && each(segment));
            });
    return stopped;
}

/// Calls `each(segment)` for every segment on which it may be put. Stops when `each` answers true.
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

/// Whether it may go there. Costs no memory, other than the reason why it may not.
[[nodiscard]] bool isTarget(const Ride& ride, Segment target);

/// Why it may not be put on that segment; nothing = it may. `chains` start at the wagon's feature; only C1
/// asks for them.
[[nodiscard]] std::optional<Refusal> whyNot(const Ride& ride, Segment target, const Chains& chains);
/// The same for a short road, where nobody ever stands.
[[nodiscard]] Refusal whyNotOnShortRoad(const Ride& ride);

/// Where a wagon could go, over the whole board.
[[nodiscard]] Reach boardReach(const Ride& ride);

} // namespace vozka::wagon
