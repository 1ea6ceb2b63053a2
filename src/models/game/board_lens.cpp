// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game/board_lens.h"

#include "models/art/palette.h"
#include "models/board/board_picture.h"

#include <QPainter>
#include <QPainterPath>
#include <QQuickWindow>

namespace vozka {

BoardLens::BoardLens(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setFlag(ItemHasContents, false);
    connect(this, &BoardLens::shownChanged, this, [this] { update(); });
}

void BoardLens::setTable(TableViewModel* table)
{
    if (m_table == table)
        return;
    if (m_table != nullptr)
        disconnect(m_table, nullptr, this, nullptr);
    m_table = table;
    if (m_table != nullptr)
        connect(m_table, &TableViewModel::changed, this, [this] { update(); });
    emit shownChanged();
}

void BoardLens::itemChange(ItemChange change, const ItemChangeData& data)
{
    // Otherwise a hidden item is painted, too.
    if (change == ItemVisibleHasChanged) {
        setFlag(ItemHasContents, data.boolValue);
        update();
    }
    QQuickPaintedItem::itemChange(change, data);
}

void BoardLens::paint(QPainter* painter)
{
    const Table now = m_table == nullptr ? Table() : m_table->table();
    if (!now)
        return;
    // Pictures of tiles have whole pixels of the screen.
    const qreal ratio = window()->effectiveDevicePixelRatio();
    const QSizeF size = boundingRect().size() * ratio;
    painter->scale(1 / ratio, 1 / ratio);
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF circle = QRectF(QPointF(), size).adjusted(ratio, ratio, -ratio, -ratio);
    QPainterPath inside;
    inside.addEllipse(circle);
    painter->save();
    painter->setClipPath(inside);
    painter->fillPath(inside, Palette::instance().art("table", m_theme));

    const int side = qRound(m_cell * ratio);
    const QPoint middle = m_middle.toPoint();
    const QPointF corner = circle.center() - QPointF(side, side) / 2;
    const BoardLayout layout{side, corner.toPoint() - middle * side, m_theme};
    for (const auto& tile : tilesOnBoard(now))
        if (circle.intersects(layout.square(tile.cell)))
            paintTileAt(*painter, tile, layout);
    if (const KindIndex hand = now.hand(); hand != noKind) {
        TileSpot tile;
        tile.cell = cellOf(middle.x(), middle.y());
        tile.kind = now.picture(hand);
        tile.turns = m_turns;
        paintTileAt(*painter, tile, layout);
        painter->setPen(QPen(Palette::instance().overlay("place_ok", m_theme), 3 * ratio, Qt::SolidLine,
                             Qt::SquareCap, Qt::MiterJoin));
        painter->drawRect(layout.square(tile.cell));
    }
    paintFigures(*painter, now, layout);
    painter->restore();

    const auto& palette = Palette::instance();
    painter->setPen(QPen(palette.overlay("badge"), 4 * ratio));
    painter->drawEllipse(circle.adjusted(ratio, ratio, -ratio, -ratio));
    painter->setPen(QPen(palette.overlay("badge_text"), 2 * ratio));
    painter->drawEllipse(circle.adjusted(ratio, ratio, -ratio, -ratio));
}

} // namespace vozka
