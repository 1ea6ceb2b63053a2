// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The figures of features that are parted.

#include "engine/base/inline_list.h"
#include "engine/rules/hooks/turn.h"

namespace vozka {

void Turn::unlink(LinkKind kind, std::uint8_t tag)
{
    auto& board = m_state.board;
    const auto link = board.unlink(m_book.catalogue(), kind, tag);
    InlineList<Figure, maxFigures> figures;
    for (const auto& figure : m_state.figuresOnBoard())
        if (const Segment root = board.root(figure.segment);
            root == board.root(link.a) || root == board.root(link.b)) {
            board.setFigures(root, board.feature(root).figures + 1);
            figures.push_back(figure);
        }
    for (const auto& figure : figures.all())
        if (m_book.figureRule(figure.kind).spec().withoutFollower
            && !hasFollowerOf(m_book, m_state, figure.segment, figure.player))
            sendHome(figure);
}

} // namespace vozka
