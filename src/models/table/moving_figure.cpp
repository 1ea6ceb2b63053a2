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

MovingFigure shownFigure(const Table& table, const Figure& figure)
{
    const auto spots = figuresOnBoard(table);
    const auto spot = std::ranges::find(spots, figure, &FigureSpot::figure);
    MovingFigure shown;
    shown.figure = figure;
    shown.place = QPointF(spot->cell.x, spot->cell.y) + spot->place - QPointF(0, spot->raised);
    shown.size = spot->size;
    shown.source = figureAddress(spot->picture, table.playerColour(figure.player));
    shown.label = figureLabel(table, figure);
    return shown;
}

MovingFigure movingFigureOf(const Table& table)
{
    const auto figure = table ? table.movingFigure() : std::nullopt;
    if (!figure)
        return {};
    auto moving = shownFigure(table, *figure);
    const auto& book = table.rules->book();
    const auto reach =
        book.figureRule(figure->kind).reach(book, **table.state, {figure->player, figure->segment, {}});
    if (table.goingHome() && reach && reach->edition == Edition::C2)
        moving.range = cellsRound(table.board().cellOf(figure->segment));
    return moving;
}

} // namespace vozka
