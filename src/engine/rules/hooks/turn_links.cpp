// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Removal of links, and the figures of features that are split by it.

#include "engine/base/inline_list.h"
#include "engine/rules/hooks/turn.h"

namespace vozka {

namespace {

/// Removes the link and counts the figures of both parts again.
Link removeLink(Turn& turn, LinkKind kind, std::uint8_t tag)
{
    auto& board = turn.state().board;
    const auto link = board.unlink(turn.book().catalogue(), kind, tag);
    for (const auto& figure : turn.state().figuresOnBoard())
        if (const Segment root = board.root(figure.segment);
            root == board.root(link.a) || root == board.root(link.b))
            board.setFigures(root, board.feature(root).figures + 1);
    return link;
}

/// Returns the figures that have lost the follower they need, on both parts of the feature.
void returnDependentFigures(Turn& turn, const Link& removed)
{
    const auto& book = turn.book();
    if (book.figureSets().dependent == 0)
        return;
    const auto& state = turn.state();
    const auto& board = state.board;
    InlineList<Figure, maxFigures> returning;
    for (const auto& figure : state.figuresOnBoard())
        if (const Segment root = board.root(figure.segment);
            (root == board.root(removed.a) || root == board.root(removed.b))
            && book.figureRule(figure.kind).spec().needsFollower
            && !hasFollowerOf(book, state, figure.segment, figure.player))
            returning.push_back(figure);
    for (const auto& figure : returning.all())
        turn.returnFigure(figure);
}

} // namespace

void Turn::unlink(LinkKind kind, std::uint8_t tag)
{
    returnDependentFigures(*this, removeLink(*this, kind, tag));
}

void Turn::moveLink(LinkKind kind, std::uint8_t tag, Segment a, Segment b)
{
    const auto link = removeLink(*this, kind, tag);
    m_state.board.link(a, b, kind, tag);
    returnDependentFigures(*this, link);
}

} // namespace vozka
