// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/tower/reach.h"

#include "engine/expansions/tower/tower.h"

#include <algorithm>
#include <cstdlib>

namespace vozka::tower {

// Rule: to.capture.who
bool isCatch(const RuleBook& book, const Figure& figure)
{
    return !figure.onCorner && figure.player < maxPlayers && book.figureRule(figure.kind).isMeeple();
}

// Rule: to.capture.range
bool isInRange(const StateData& state, Segment tower, int pieces, Cell cell)
{
    const Cell from = state.board.cellOf(tower);
    const int dx = std::abs(cell.x - from.x);
    const int dy = std::abs(cell.y - from.y);
    return std::min(dx, dy) == 0 && std::max(dx, dy) <= pieces;
}

namespace {

class TowerReach final : public PileReach {
public:
    explicit TowerReach(TokenKind pieces) : PileReach(pieces) {}

    [[nodiscard]] bool reaches(const StateData& state, Segment pile, int pieces, Cell cell) const override
    {
        return isInRange(state, pile, pieces, cell);
    }

    [[nodiscard]] std::optional<Refusal> refusal(const RuleBook& book, const StateData& state, Segment pile,
                                                 int pieces, const Figure& figure) const override
    {
        const auto at = state.board.ref(figure.segment);
        Refusal refused{captureNotAFollower, "to.capture.who", at.at, at.feature};
        refused.figure = figure.kind;
        refused.player = figure.player;
        if (!isCatch(book, figure))
            return refused;
        if (isInRange(state, pile, pieces, at.at))
            return {};
        refused.code = captureOutOfRange;
        refused.rule = "to.capture.range";
        refused.pieces = pieces;
        return refused;
    }
};

} // namespace

void addReach(RuleBook& book, TokenKind pieces)
{
    book.add(std::make_unique<TowerReach>(pieces));
}

} // namespace vozka::tower
