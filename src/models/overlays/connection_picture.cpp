// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/overlays/connection_picture.h"

#include "models/overlays/overlay_painting.h"

#include <QPainter>

namespace vozka {

namespace {

/// Room for the width of the line and its end, in cells.
constexpr qreal margin = 0.12;

} // namespace

void ConnectionPicture::setFrom(QPointF from)
{
    m_from = from;
    lay();
}

void ConnectionPicture::setTo(QPointF to)
{
    m_to = to;
    lay();
}

void ConnectionPicture::setTile(qreal tile)
{
    m_tile = tile;
    lay();
}

void ConnectionPicture::setRefused(bool refused)
{
    m_refused = refused;
    lay();
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
    emit changed();
}

void ConnectionPicture::paint(QPainter* painter)
{
    const QPointF corner = box().topLeft();
    paintConnection(*painter, (m_from - corner) * m_tile, (m_to - corner) * m_tile, m_tile, m_refused);
}

} // namespace vozka
