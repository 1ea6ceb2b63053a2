// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/wagon/wagon_move.h"

#include "engine/expansions/wagon/links.h"
#include "engine/expansions/wagon/wagon.h"

namespace vozka::wagon {

namespace {

bool isCompleted(const WagonMove& move, Segment target)
{
    return move.book.isComplete(move.state, target);
}

Refusal makeRefusal(const WagonMove& move, Code code, Code rule, Segment target)
{
    return {.code = code, .rule = rule, .featureKind = move.state.board.segment(target).kind};
}

void setObstacle(Refusal& refusal, const SegmentRef& obstacle)
{
    refusal.at = obstacle.at;
    refusal.feature = obstacle.feature;
}

Refusal occupiedRefusal(const WagonMove& move, Segment target)
{
    auto refusal = makeRefusal(move, refusal::occupied, "am.wagon.target", target);
    if (const auto* other = move.state.figureOn(target)) {
        setObstacle(refusal, move.state.board.ref(other->segment));
        refusal.figure = other->kind;
        refusal.player = other->player;
    }
    refusal.isFigureOnBoard = true;
    return refusal;
}

Refusal notAdjacentRefusal(const WagonMove& move, Segment target, const Chains& chains)
{
    const auto separation = chains.separation(target);
    auto refusal = makeRefusal(move, refusal::notAdjacent, separation.rule, target);
    refusal.detail = separation.detail;
    if (separation.obstacle)
        setObstacle(refusal, *separation.obstacle);
    return refusal;
}

} // namespace

bool isFreeTarget(const WagonMove& move, Segment target)
{
    const auto& board = move.state.board;
    return move.book.isAllowedOn(move.kind, board.segment(target).kind)
           && board.root(target) != board.root(move.from) && board.feature(target).figures == 0
           && !isCompleted(move, target) && !move.book.limits().isForbidden(move.state, target);
}

bool isInRange(const WagonMove& move, Cell cell)
{
    const Cell own = move.state.board.cellOf(move.from);
    return areNear(own, cell);
}

IndexSet<maxSegments> connectedFeatures(const WagonMove& move)
{
    const auto& board = move.state.board;
    IndexSet<maxSegments> roots(static_cast<std::size_t>(board.segmentCount()));
    board.forEachSegment(move.from, [&](Segment at) {
        forEachLink(move.book.catalogue(), board, at,
                    [&](Segment other) { roots.insert(board.root(other)); });
    });
    return roots;
}

const PassageRule* passageTo(const WagonMove& move, Segment target)
{
    const Figure wagon{.segment = move.from, .player = move.player, .kind = move.kind};
    for (const auto& rule : move.book.passageRules())
        if (rule.leadsTo(move.state, wagon, target))
            return &rule;
    return nullptr;
}

bool isTarget(const WagonMove& move, Segment target)
{
    return isOwnTarget(move, target) || passageTo(move, target) != nullptr;
}

bool isOwnTarget(const WagonMove& move, Segment target)
{
    const auto& board = move.state.board;
    return isFreeTarget(move, target)
           && (move.edition == Edition::C2 ? isInRange(move, board.cellOf(target))
                                           : connectedFeatures(move).contains(board.root(target)));
}

std::optional<Refusal> moveRefusal(const WagonMove& move, Segment target, const Chains& chains)
{
    if (passageTo(move, target) != nullptr)
        return {};
    const auto& board = move.state.board;
    const auto kind = board.segment(target).kind;
    if (board.root(target) == board.root(move.from)) {
        auto own = makeRefusal(move, refusal::ownFeature, "am.wagon.target", target);
        setObstacle(own, board.ref(move.from));
        return own;
    }
    // Rule: am.wagon.c2.field - a wagon can cross a field, but not stop there
    if (kind == FeatureKind::Field)
        return makeRefusal(move, refusal::field,
                           move.edition == Edition::C1 ? "am.wagon.target" : "am.wagon.c2.field", target);
    if (!move.book.isAllowedOn(move.kind, kind))
        return makeRefusal(move, move.book.reservedFor(kind).reaching, "am.wagon.target", target);
    if (isCompleted(move, target))
        return makeRefusal(move, refusal::completed, "am.wagon.target", target);
    if (board.feature(target).figures != 0)
        return occupiedRefusal(move, target);
    if (auto forbidden =
            move.book.limits().refusal(Limit::OnTile, move.state, {.onTile = board.segment(target).tile})) {
        forbidden->rule = "am.wagon.target";
        forbidden->featureKind = kind;
        return forbidden;
    }
    if (move.edition == Edition::C2)
        return isInRange(move, board.cellOf(target))
                   ? std::nullopt
                   : std::optional(makeRefusal(move, refusal::outOfRange, "am.wagon.c2.range", target));
    if (connectedFeatures(move).contains(board.root(target)))
        return {};
    return notAdjacentRefusal(move, target, chains);
}

Refusal shortRoadRefusal(const WagonMove& move)
{
    return {refusal::shortRoad, move.edition == Edition::C1 ? "am.wagon.c1.shortroad" : "am.wagon.target"};
}

} // namespace vozka::wagon
