// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/game/board_painting.h"

#include <QPainter>

namespace vozka {

BoardPainting::BoardPainting(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &BoardPainting::themeChanged, this, &BoardPainting::updateIfSeen);
    connect(this, &BoardPainting::visibleChanged, this, &BoardPainting::updateIfSeen);
}

void BoardPainting::setController(GameController* controller)
{
    if (m_controller == controller)
        return;
    if (m_controller != nullptr)
        disconnect(m_controller, nullptr, this, nullptr);
    m_controller = controller;
    if (m_controller != nullptr)
        connect(m_controller, &GameController::changed, this, &BoardPainting::updateIfSeen);
}

void BoardPainting::updateIfSeen()
{
    // Painting a whole board is slow, so skip it while hidden.
    if (isVisible())
        update();
    emit laidOut();
}

void BoardPainting::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    emit laidOut();
}

BoardLayout BoardPainting::layout() const
{
    const QRect into = boundingRect().toRect();
    if (m_controller == nullptr || !m_controller->active() || into.isEmpty())
        return {};
    return layBoard(extentOf(m_controller->table()), into);
}

QPointF BoardPainting::cellsAt(QPointF place) const
{
    const auto now = layout();
    return (place - now.origin) / now.side;
}

void BoardPainting::paint(QPainter* painter)
{
    const QSize size = textureSize().isEmpty() ? boundingRect().size().toSize() : textureSize();
    if (!isVisible() || m_controller == nullptr || !m_controller->active() || size.isEmpty())
        return;
    painter->drawImage(boundingRect(), paintBoard(m_controller->table(), size, m_theme));
}

} // namespace vozka
