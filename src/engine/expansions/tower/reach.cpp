// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/expansions/tower/tower.h"

namespace vozka::tower {

// Rule: to.capture.who
bool canBeCaptured(const RuleBook& book, const Figure& figure)
{
    return !figure.onCorner && figure.player < maxPlayers && book.isMeeple(figure.kind);
}

bool isInRange(const StateData& state, Segment tower, int pieces, Cell cell)
{
    return reaches(state.board.cellOf(tower), pieces, cell);
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
