// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/moving_figure.h"

#include "engine/insight/passages.h"
#include "models/board/board_scene.h"
#include "models/text/message_text.h"
#include "models/text/messages.h"

#include <algorithm>

namespace vozka {

namespace {

/// Rule: am.wagon.c2.range - the cell of the wagon and the eight cells around it.
QRectF cellsRound(Cell cell)
{
    return {cell.x - 1.0, cell.y - 1.0, 3, 3};
}

bool mayGo(const Table& table, const Figure& figure, Segment target)
{
    return std::ranges::any_of(table.rules->book().passageRules(), [&](const PassageRule& rule) {
        return rule.leadsTo(**table.state, figure, target);
    });
}

QString labelOf(const Passage& passage, bool isOpen)
{
    const auto& words = wording::lookUp("passage-of-figure", passage.via,
                                        isOpen         ? "open"
                                        : passage.open ? "others"
                                                       : "shut");
    return messageText({&words, {}, {}});
}

} // namespace

Action MovingFigure::to(const Table& table, const SegmentRef& target) const
{
    if (auto arriving = table.arriving()) {
        arriving->at = Spot::feature(target);
        return *arriving;
    }
    const auto home = table.forcedReturn();
    return home ? home->withTarget(Spot::feature(target))
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
    shown.source = figureUrl(spot->picture, table.playerColour(figure.player));
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
    if (table.forcedReturn() && reach && reach->edition == Edition::C2)
        moving.range = cellsRound(table.board().cellOf(figure->segment));
    return moving;
}

std::vector<PassageRow> passageRows(const Table& table, const std::optional<Figure>& figure)
{
    std::vector<PassageRow> rows;
    if (figure) {
        for (const auto& passage : passagesOf(table.rules->book(), **table.state, figure->segment)) {
            const bool isOpen = passage.open && mayGo(table, *figure, table.segmentAt(passage.to));
            rows.push_back({placeOfPassage(table, passage), isOpen, labelOf(passage, isOpen)});
        }
    }
    return rows;
}

Code passageTo(const Table& table, const Figure& figure, Segment target)
{
    const auto& board = table.board();
    if (table.rules->book().passageRules().empty() || !mayGo(table, figure, target))
        return {};
    for (const auto& passage : passagesOf(table.rules->book(), **table.state, figure.segment))
        if (passage.open && board.root(table.segmentAt(passage.to)) == board.root(target))
            return passage.via;
    return {};
}

} // namespace vozka
