// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/table/board_model.h"

#include "models/art/palette.h"
#include "models/scene/board_scene.h"
#include "models/text/spoken.h"

#include <QCoreApplication>

#include <optional>

namespace vozka {

QRectF BoardModel::extent() const
{
    QRectF extent;
    for (const auto& row : rows())
        extent |= QRectF(row.cell.x, row.cell.y, 1, 1);
    return extent;
}

QPoint BoardModel::lastCell() const
{
    return rows().empty() ? QPoint() : QPoint(rows().back().cell.x, rows().back().cell.y);
}

namespace {

/// How far from a to b has to go until it meets from c to d.
qreal gap(qreal a, qreal b, qreal c, qreal d)
{
    return c > b ? c - b : d < a ? d - a : 0;
}

} // namespace

QPointF BoardModel::passageTo(const QRectF& view) const
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

void BoardModel::show(const Table& table)
{
    std::vector<BoardRow> rows;
    if (table) {
        for (const auto& spot : tilesOnBoard(table)) {
            const bool last = spot.lastOf != nature;
            const auto& tile = table.board().tiles()[rows.size()];
            const QString where = cellInWords(spot.cell);
            rows.push_back({spot.cell, spot.kind, spot.turns,
                            tileAddress(spot.kind, spot.turns, spot.passages),
                            last ? Palette::instance().player(table.playerColour(spot.lastOf)) : QColor(),
                            tileOnBoardInWords(table, tile, spot.passages),
                            last ? QCoreApplication::translate("Table", "%1; the last tile of %2",
                                                               "where it lies, player")
                                       .arg(where, table.playerName(spot.lastOf))
                                 : where});
        }
    }
    showRows(std::move(rows));
    m_lastMoves.show(table);
    emit changed();
}

} // namespace vozka
