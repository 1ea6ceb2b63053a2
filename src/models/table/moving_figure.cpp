// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/moving_figure.h"

#include "models/scene/board_scene.h"
#include "models/text/sentences.h"

#include <algorithm>

namespace vozka {

namespace {

/// Rule: am.wagon.c2.range - the cell on which it stands and the eight round it.
QRectF cellsRound(Cell cell)
{
    return {cell.x - 1.0, cell.y - 1.0, 3, 3};
}

} // namespace

Action MovingFigure::to(const Table& table, const SegmentRef& target) const
{
    if (auto arriving = table.arriving()) {
        arriving->at = Spot::feature(target);
        return *arriving;
    }
    const auto home = table.goingHome();
    return home ? home->insteadTo(Spot::feature(target))
                : Action::move(m_figure->kind, Spot::tile(table.board().cellOf(m_figure->segment)),
                               Spot::feature(target));
}

std::vector<GlowingFeature> MovingFigure::glowing() const
{
    if (!m_figure)
        return {};
    return {{m_figure->segment, GlowingFeature::Look::PointedAt, -1}};
}

void MovingFigure::show(const Table& table)
{
    const auto before = m_figure;
    m_figure = table ? table.movingFigure() : std::nullopt;
    m_range = {};
    const bool goesOn = m_figure && table.goingHome();
    m_passages.show(table, goesOn ? m_figure : std::nullopt);
    if (m_figure) {
        const auto spots = figuresOnBoard(table);
        const auto spot = std::ranges::find(spots, *m_figure, &FigureSpot::figure);
        m_place = QPointF(spot->cell.x, spot->cell.y) + spot->place - QPointF(0, spot->raised);
        m_size = spot->size;
        m_source = figureAddress(spot->picture, table.playerColour(m_figure->player));
        m_label = figureLabel(table, *m_figure);
        const auto& rule = table.rules->book().figureRule(m_figure->kind);
        const auto reach = rule.reach(table.rules->book(), **table.state,
                                      {m_figure->player, m_figure->segment, std::nullopt});
        if (goesOn && reach && reach->edition == Edition::C2)
            m_range = cellsRound(spot->cell);
    }
    if (m_figure || before)
        emit changed();
}

} // namespace vozka
