// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Choice of the feature for Range and Compare: by a click, by a figure on the board or from the supply, by a
// button for the next feature, and automatically for the figure that moves now.
#include "models/overlays/overlays.h"
#include "models/overlays/pile_scene.h"
#include "models/overlays/range_scene.h"
#include "models/text/messages.h"

#include <algorithm>
#include <iterator>

namespace vozka {

bool Overlays::chooseAt(int cellX, int cellY, QPointF point)
{
    const auto segment = segmentAt(cellOf(cellX, cellY), point);
    return segment && choose(*segment, ownerOn(*segment));
}

const Figure* Overlays::figureIn(int row) const
{
    if (!m_table || row < 0)
        return nullptr;
    const auto figures = (*m_table.state)->figuresOnBoard();
    return static_cast<std::size_t>(row) < figures.size() ? &figures[static_cast<std::size_t>(row)] : nullptr;
}

bool Overlays::chooseFigure(int row)
{
    const auto* const standing = figureIn(row);
    return standing != nullptr && choose(standing->segment, standing->player);
}

bool Overlays::choose(Segment segment, std::optional<Player> whose)
{
    const bool allowed = canChooseFrom(m_table, segment) || isPileChosen(segment);
    if (allowed && m_problem.isEmpty() && segment == m_from && (!whose || whose == m_player))
        return true;
    m_problem.clear();
    if (allowed) {
        setFrom(segment);
        if (whose)
            m_player = whose;
    } else if (const auto figure = movableFigureKind(m_table)) {
        Refusal wrong{refusal::wrongFeature, "base.deploy.tile"};
        wrong.figure = *figure;
        wrong.featureKind = m_table.board().segment(segment).kind;
        m_problem = refusalMessage(m_table, wrong);
    }
    refresh();
    return allowed;
}

void Overlays::setFrom(Segment segment)
{
    const auto& board = m_table.board();
    m_from = segment;
    m_fromCell = board.cellOf(segment);
    m_fromKind = board.tiles()[board.tileAt(m_fromCell)].kind;
}

bool Overlays::isPileChosen(Segment segment) const
{
    return m_kind == Kind::Range && isPileThatReaches(m_table, segment);
}

void Overlays::clearChoice()
{
    m_from = noSegment;
    m_player.reset();
    m_movable = false;
    m_problem.clear();
    refresh();
}

std::optional<Player> Overlays::ownerOn(Segment segment) const
{
    const auto figure = movableFigureKind(m_table);
    for (const auto& standing : (*m_table.state)->figuresOnBoard())
        if (figure && standing.kind == *figure && !standing.onCorner && standing.segment == segment)
            return standing.player;
    return {};
}

int Overlays::figure() const
{
    const auto kind = m_table ? movableFigureKind(m_table) : std::nullopt;
    return kind ? static_cast<int>(*kind) : -1;
}

bool Overlays::takes(int cellX, int cellY) const
{
    return needsFigure() && m_table && m_table.tileUnder(cellOf(cellX, cellY)) != noTile;
}

bool Overlays::canMoveOn(int row) const
{
    const auto* const standing = figureIn(row);
    return standing != nullptr && static_cast<int>(standing->kind) == figure();
}

bool Overlays::chooseHeld(int cellX, int cellY, QPointF point)
{
    const auto segment = segmentAt(cellOf(cellX, cellY), point);
    if (!segment)
        return false;
    const Player toMove = (*m_table.state)->toMove;
    return choose(*segment, toMove == noPlayer ? (*m_table.state)->active : toMove);
}

void Overlays::chooseNext(int by)
{
    if (!m_table)
        return;
    const auto& board = m_table.board();
    // Order: figures that move on, then piles, then other features where these figures can be.
    std::vector<Segment> questions;
    const auto figures = (*m_table.state)->figuresOnBoard();
    for (std::size_t row = 0; row < figures.size(); ++row)
        if (canMoveOn(static_cast<int>(row)))
            questions.push_back(figures[row].segment);
    if (m_kind == Kind::Range)
        std::ranges::copy(pilesThatReach(m_table), std::back_inserter(questions));
    for (int segment = 0; segment < board.segmentCount(); ++segment) {
        const auto at = static_cast<Segment>(segment);
        if (board.root(at) == at && canChooseFrom(m_table, at)
            && std::ranges::find(questions, at) == questions.end())
            questions.push_back(at);
    }
    if (questions.empty())
        return;
    const auto count = static_cast<int>(questions.size());
    const auto now = std::ranges::find(questions, m_from);
    int next = by < 0 ? count - 1 : 0;
    if (now != questions.end())
        next = (static_cast<int>(now - questions.begin()) + by + count) % count;
    const Segment segment = questions[static_cast<std::size_t>(next)];
    choose(segment, ownerOn(segment));
}

void Overlays::updateQuestion()
{
    // A figure that moves only through passages has no range: the choices of the step show its targets.
    if (const auto moving = m_table && m_table.forcedReturn() ? m_table.movingFigure() : std::nullopt;
        moving && m_table.rules->book().figureRule(moving->kind).spec().movesAfterScoring) {
        m_movable = true;
        setFrom(moving->segment);
        m_player = moving->player;
        return;
    }
    const auto isAtCell = [&] {
        const auto& board = m_table.board();
        return m_from < board.segmentCount() && board.cellOf(m_from) == m_fromCell
               && board.tiles()[board.tileAt(m_fromCell)].kind == m_fromKind;
    };
    const bool keeps = m_table && !m_movable && m_from != noSegment && isAtCell();
    m_movable = false;
    if (!keeps)
        m_from = noSegment;
    if (!keeps || (m_player && *m_player >= m_table.players.size()))
        m_player.reset();
}

} // namespace vozka
