// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/wagon/ride.h"

#include "engine/expansions/wagon/links.h"
#include "engine/expansions/wagon/wagon.h"

namespace vozka::wagon {

namespace {

bool isCompleted(const Ride& ride, Segment target)
{
    return ride.book.isComplete(ride.state, target);
}

Refusal refuse(const Ride& ride, Code code, Code rule, Segment target)
{
    return {.code = code, .rule = rule, .featureKind = ride.state.board.segment(target).kind};
}

void addCulprit(Refusal& refusal, const SegmentRef& by)
{
    refusal.at = by.at;
    refusal.feature = by.feature;
}

Refusal occupied(const Ride& ride, Segment target)
{
    auto refusal = refuse(ride, refusal::occupied, "am.wagon.target", target);
    if (const auto* other = ride.state.figureOn(target)) {
        addCulprit(refusal, ride.state.board.ref(other->segment));
        refusal.figure = other->kind;
        refusal.player = other->player;
    }
    refusal.figureStands = true;
    return refusal;
}

Refusal notAdjacent(const Ride& ride, Segment target, const Chains& chains)
{
    const auto apart = chains.apart(target);
    auto refusal = refuse(ride, refusal::notAdjacent, apart.rule, target);
    refusal.detail = apart.detail;
    if (apart.by)
        addCulprit(refusal, *apart.by);
    return refusal;
}

} // namespace

bool isFree(const Ride& ride, Segment target)
{
    const auto& board = ride.state.board;
    return ride.book.mayStandOn(ride.kind, board.segment(target).kind)
           && board.root(target) != board.root(ride.from) && board.feature(target).figures == 0
           && !isCompleted(ride, target) && !ride.book.limits().isBarred(ride.state, target);
}

bool isInRange(const Ride& ride, Cell cell)
{
    const Cell own = ride.state.board.cellOf(ride.from);
    return areNear(own, cell);
}

IndexSet<maxSegments> connected(const Ride& ride)
{
    const auto& board = ride.state.board;
    IndexSet<maxSegments> roots(static_cast<std::size_t>(board.segmentCount()));
    board.forEachSegment(ride.from, [&](Segment at) {
        forEachLink(ride.book.catalogue(), board, at,
                    [&](Segment other) { roots.insert(board.root(other)); });
    });
    return roots;
}

const PassageRule* otherWay(const Ride& ride, Segment target)
{
    const Figure wagon{.segment = ride.from, .player = ride.player, .kind = ride.kind};
    for (const auto& rule : ride.book.passageRules())
        if (rule.leadsTo(ride.state, wagon, target))
            return &rule;
    return nullptr;
}

bool isTarget(const Ride& ride, Segment target)
{
    return isOwnTarget(ride, target) || otherWay(ride, target) != nullptr;
}

bool isOwnTarget(const Ride& ride, Segment target)
{
    const auto& board = ride.state.board;
    return isFree(ride, target)
           && (ride.edition == Edition::C2 ? isInRange(ride, board.cellOf(target))
                                           : connected(ride).contains(board.root(target)));
}

std::optional<Refusal> whyNot(const Ride& ride, Segment target, const Chains& chains)
{
    if (otherWay(ride, target) != nullptr)
        return {};
    const auto& board = ride.state.board;
    const auto kind = board.segment(target).kind;
    if (board.root(target) == board.root(ride.from)) {
        auto own = refuse(ride, refusal::ownFeature, "am.wagon.target", target);
        addCulprit(own, board.ref(ride.from));
        return own;
    }
    // Rule: am.wagon.c2.field - a wagon can cross a field, but not stop there
    if (kind == FeatureKind::Field)
        return refuse(ride, refusal::field,
                      ride.edition == Edition::C1 ? "am.wagon.target" : "am.wagon.c2.field", target);
    if (!ride.book.mayStandOn(ride.kind, kind))
        return refuse(ride, ride.book.reservedFor(kind).reaching, "am.wagon.target", target);
    if (isCompleted(ride, target))
        return refuse(ride, refusal::completed, "am.wagon.target", target);
    if (board.feature(target).figures != 0)
        return occupied(ride, target);
    if (auto barred =
            ride.book.limits().refusal(Limit::OnTile, ride.state, {.onTile = board.segment(target).tile})) {
        barred->rule = "am.wagon.target";
        barred->featureKind = kind;
        return barred;
    }
    if (ride.edition == Edition::C2)
        return isInRange(ride, board.cellOf(target))
                   ? std::nullopt
                   : std::optional(refuse(ride, refusal::outOfRange, "am.wagon.c2.range", target));
    if (connected(ride).contains(board.root(target)))
        return {};
    return notAdjacent(ride, target, chains);
}

Refusal whyNotOnShortRoad(const Ride& ride)
{
    return {refusal::shortRoad, ride.edition == Edition::C1 ? "am.wagon.c1.shortroad" : "am.wagon.target"};
}

} // namespace vozka::wagon
