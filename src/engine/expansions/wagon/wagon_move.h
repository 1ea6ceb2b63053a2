// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Targets of one wagon, and reasons why other features are no targets. Used by the step and for the whole
// board.
#pragma once

#include "engine/base/index_set.h"
#include "engine/expansions/wagon/chains.h"
#include "engine/rules/hooks/rule_book.h"

namespace vozka::wagon {

/// Move of a wagon from the segment `from`, as if its feature had been scored, by the rules of `edition`.
struct WagonMove {
    const RuleBook& book;
    const StateData& state;
    Segment from = noSegment;
    Edition edition = Edition::C2;
    Player player = noPlayer;
    /// Kind of the figure.
    FigureKind kind{};
};

/// Rule: am.wagon.target - another feature that is not completed, not occupied, and not a field.
[[nodiscard]] bool isFreeTarget(const WagonMove& move, Segment target);
/// Rule: am.wagon.c2.range - its tile and the eight cells around it.
[[nodiscard]] bool isInRange(const WagonMove& move, Cell cell);
/// Roots of the features that are directly connected with the wagon's feature.
/// Rule: am.wagon.c1.onestep - not across another feature. Reasons of refusals are in chains.h.
[[nodiscard]] IndexSet<maxSegments> connectedFeatures(const WagonMove& move);

/// Passage rule that allows the wagon to move to that segment, also if it is occupied; null if none.
[[nodiscard]] const PassageRule* passageTo(const WagonMove& move, Segment target);
/// True if the wagon can move there by its own rules.
[[nodiscard]] bool isOwnTarget(const WagonMove& move, Segment target);

/// Calls `each(segment)` for every target by the wagon's own rules. Stops if `each` returns true.
template<class Each>
bool anyOwnTarget(const WagonMove& move, Each each)
{
    const auto& board = move.state.board;
    if (move.edition == Edition::C1) {
        // Rule: am.wagon.c1.anytile - any tile of a connected feature
        const auto connectedRoots = connectedFeatures(move);
        for (int at = 0; at < board.segmentCount(); ++at)
            if (const auto segment = static_cast<Segment>(at);
                connectedRoots.contains(board.root(segment)) && isFreeTarget(move, segment) && each(segment))
                return true;
        return false;
    }
    // Rule: am.wagon.c2.segment - only on segments in range, across any features
    bool stopped = false;
    for (std::size_t tile = 0; tile < board.tiles().size() && !stopped; ++tile)
        if (isInRange(move, board.tiles()[tile].cell))
            board.forEachOn(static_cast<TileIndex>(tile), [&](Segment segment) {
                stopped = stopped || (isFreeTarget(move, segment) && each(segment));
            });
    return stopped;
}

/// Calls `each(segment)` for every target. Stops if `each` returns true.
template<class Each>
bool anyTarget(const WagonMove& move, Each each)
{
    if (anyOwnTarget(move, each))
        return true;
    // Most features have no passages.
    if (std::ranges::none_of(move.book.passageRules(), [&](const PassageRule& rule) {
            return rule.passageUser(move.state, move.from).has_value();
        }))
        return false;
    for (int at = 0; at < move.state.board.segmentCount(); ++at)
        if (const auto segment = static_cast<Segment>(at);
            passageTo(move, segment) != nullptr && !isOwnTarget(move, segment) && each(segment))
            return true;
    return false;
}

/// True if the wagon can move there. Faster than `moveRefusal`, and allocates nothing.
[[nodiscard]] bool isTarget(const WagonMove& move, Segment target);

/// Returns why the wagon cannot move to that segment; empty if it can. `chains` must start at the wagon's
/// feature. Only edition C1 uses them.
[[nodiscard]] std::optional<Refusal> moveRefusal(const WagonMove& move, Segment target, const Chains& chains);
/// Returns why the wagon cannot move to a short road, where no figure can be.
[[nodiscard]] Refusal shortRoadRefusal(const WagonMove& move);

/// Returns the range of the wagon on the whole board.
[[nodiscard]] Reach boardReach(const WagonMove& move);

} // namespace vozka::wagon
