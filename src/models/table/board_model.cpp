// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/board_model.h"

#include "models/art/palette.h"
#include "models/board/board_scene.h"
#include "models/text/contexts.h"
#include "models/text/descriptions.h"

#include <optional>

namespace vozka {

QRectF BoardModel::extent() const
{
    QRectF extent;
    for (const auto& row : rows())
        extent |= QRectF(row.cell.x, row.cell.y, 1, 1);
    return extent;
}

QColor BoardRow::lastColour() const
{
    return isLast() ? Palette::instance().player(lastColourWord) : QColor();
}

QPoint BoardModel::lastCell() const
{
    return rows().empty() ? QPoint() : QPoint(rows().back().cell.x, rows().back().cell.y);
}

namespace {

/// Returns the signed shift that makes the interval a to b touch the interval c to d; 0 if they touch.
qreal gap(qreal a, qreal b, qreal c, qreal d)
{
    return c > b ? c - b : d < a ? d - a : 0;
}

} // namespace

QPointF BoardModel::shiftOf(const QRectF& view) const
{
    std::optional<QPointF> nearest;
    for (const auto& row : rows()) {
        const QPointF way(gap(view.left(), view.right(), row.cell.x, row.cell.x + 1),
                          gap(view.top(), view.bottom(), row.cell.y, row.cell.y + 1));
        if (!nearest || way.manhattanLength() < nearest->manhattanLength())
            nearest = way;
    }
    return nearest.value_or(QPointF());
}

void BoardModel::show(const Table& table, bool continues)
{
    std::vector<BoardRow> rows;
    if (table) {
        for (const auto& spot : tilesOnBoard(table)) {
            const bool last = spot.latestTileOf != noPlayer;
            const auto row = static_cast<int>(rows.size());
            const auto& tile = table.board().tiles()[rows.size()];
            BoardRow next{spot.cell, spot.kind, spot.turns, tileUrl(spot.kind, spot.turns, spot.passages),
                          last ? table.playerColour(spot.latestTileOf) : QString()};
            const bool isKnown = continues && has(row) && at(row).isSame(next)
                                 && at(row).source == next.source
                                 && at(row).lastColourWord == next.lastColourWord;
            if (isKnown) {
                rows.push_back(at(row));
                continue;
            }
            const QString where = cellDescription(spot.cell);
            next.label = tileOnBoardDescription(table, tile, spot.passages);
            next.where = last ? TableTexts::tr("%1; the last tile of %2", "where it lies, player")
                                    .arg(where, table.playerName(spot.latestTileOf))
                              : where;
            rows.push_back(std::move(next));
        }
    }
    showRows(std::move(rows));
    m_lastMoves.showRows(lastMoveRows(table));
    emit changed();
}

} // namespace vozka
