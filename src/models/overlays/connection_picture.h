// SPDX-FileCopyrightText: 2026 The Vozka developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The line of a connection in a window. It covers its own bounding box in its parent, whose unit is `tile`
// pixels for a cell and whose origin is that of the cells.
#pragma once

#include <QQuickPaintedItem>
#include <QtQml/qqmlregistration.h>

namespace vozka {

class ConnectionPicture : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// Ends in cells.
    Q_PROPERTY(QPointF from MEMBER m_from WRITE setFrom NOTIFY changed)
    Q_PROPERTY(QPointF to MEMBER m_to WRITE setTo NOTIFY changed)
    Q_PROPERTY(qreal tile MEMBER m_tile WRITE setTile NOTIFY changed)
    Q_PROPERTY(bool refused MEMBER m_refused WRITE setRefused NOTIFY changed)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    void setFrom(QPointF from);
    void setTo(QPointF to);
    void setTile(qreal tile);
    void setRefused(bool refused);
    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    [[nodiscard]] QRectF box() const;
    void lay();

    QPointF m_from;
    QPointF m_to;
    qreal m_tile = 0;
    bool m_refused = false;
};

} // namespace vozka
