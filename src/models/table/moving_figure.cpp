// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/moving_figure.h"

#include "models/scene/board_scene.h"
#include "models/text/sentences.h"

#include <algorithm>

namespace vozka {

namespace {

/// Rule: am.wagon.c2.range - the cell of the wagon and the eight cells around it.
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
                : Action::move(figure->kind, Spot::tile(table.board().cellOf(figure->segment)),
                               Spot::feature(target));
}

MovingFigure movingFigureOf(const Table& table)
{
    MovingFigure moving;
    moving.figure = table ? table.movingFigure() : std::nullopt;
    if (!moving.figure)
        return moving;
    const auto spots = figuresOnBoard(table);
    const auto spot = std::ranges::find(spots, *moving.figure, &FigureSpot::figure);
    moving.place = QPointF(spot->cell.x, spot->cell.y) + spot->place - QPointF(0, spot->raised);
    moving.size = spot->size;
    moving.source = figureAddress(spot->picture, table.playerColour(moving.figure->player));
    moving.label = figureLabel(table, *moving.figure);
    const auto& book = table.rules->book();
    const auto reach = book.figureRule(moving.figure->kind)
                           .reach(book, **table.state, {moving.figure->player, moving.figure->segment, {}});
    if (table.goingHome() && reach && reach->edition == Edition::C2)
        moving.range = cellsRound(spot->cell);
    return moving;
}

} // namespace vozka
