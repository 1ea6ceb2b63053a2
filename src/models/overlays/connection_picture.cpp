// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/connection_picture.h"

#include "models/overlays/overlay_painting.h"

#include <QPainter>

namespace vozka {

namespace {

/// Space for the width of the line and its end, in cells.
constexpr qreal margin = 0.12;

} // namespace

ConnectionPicture::ConnectionPicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &ConnectionPicture::changed, this, &ConnectionPicture::lay);
}

QRectF ConnectionPicture::box() const
{
    return QRectF(m_from, m_to).normalized().adjusted(-margin, -margin, margin, margin);
}

void ConnectionPicture::lay()
{
    const QRectF place = box();
    setPosition(place.topLeft() * m_tile);
    setSize(place.size() * m_tile);
    update();
}

void ConnectionPicture::paint(QPainter* painter)
{
    const QPointF corner = box().topLeft();
    paintConnection(*painter, (m_from - corner) * m_tile, (m_to - corner) * m_tile, m_tile, m_refused);
}

} // namespace vozka
