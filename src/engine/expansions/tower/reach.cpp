// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/tower/tower.h"

#include <algorithm>
#include <cstdlib>

namespace vozka::tower {

// Rule: to.capture.who
bool canBeCaptured(const RuleBook& book, const Figure& figure)
{
    return !figure.onCorner && figure.player < maxPlayers && book.isMeeple(figure.kind);
}

// Rule: to.capture.range
bool isInRange(const StateData& state, Segment tower, int pieces, Cell cell)
{
    const Cell from = state.board.cellOf(tower);
    const int dx = std::abs(cell.x - from.x);
    const int dy = std::abs(cell.y - from.y);
    return std::min(dx, dy) == 0 && std::max(dx, dy) <= pieces;
}

std::optional<Refusal> captureRefusal(const RuleBook& book, const StateData& state, Segment tower, int pieces,
                                      const Figure& figure)
{
    const auto at = state.board.ref(figure.segment);
    Refusal refused{captureNotAFollower, "to.capture.who", at.at, at.feature};
    refused.figure = figure.kind;
    refused.player = figure.player;
    if (!canBeCaptured(book, figure))
        return refused;
    if (isInRange(state, tower, pieces, at.at))
        return {};
    refused.code = captureOutOfRange;
    refused.rule = "to.capture.range";
    refused.pieces = pieces;
    return refused;
}

} // namespace vozka::tower
